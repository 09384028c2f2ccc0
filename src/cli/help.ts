import { EXIT } from './exit.ts';

const EXITS = `Exit codes:
  ${EXIT.fits}   the schema is taken, and the value fits
  ${EXIT.refused}   the schema is refused, or the value does not fit
  ${EXIT.exhausted}   a limit ran out: neither
  ${EXIT.unreadable}   a text, link or line cannot be read
  ${EXIT.usage}  the command is wrong
  ${EXIT.software}  a fault of Keyhole's own`;

/** The texts of --help, by command. */
export const HELP = {
	general: `keyhole: which host takes this schema, where it stops, and what the host says.

  keyhole check --profile P [--context C] --schema FILE [--value FILE] [--json]
  keyhole check --source FILE [--select NAME] [--format text|json|sarif|markdown|csv]
  keyhole check --link URL [--json]
  keyhole compare --profiles P,P… --schema FILE [--value FILE] [--format table|json|markdown]
  keyhole travel SCHEMA --profiles P,P… [--allow-losing] [--allow-adding] [--write|--diff]
  keyhole batch FILE.jsonl
  keyhole profiles [--json]

  keyhole COMMAND --help tells more.  --version says which one this is.

${EXITS}`,
	check: `keyhole check: judge one schema, and a value where there is one.

  --profile P            id of the profile (keyhole profiles lists them)
  --context C            one of its contexts; its first one by default
  --schema FILE          the schema; - reads standard input
  --value FILE           the value; - reads standard input
  --link URL             takes both texts, profile and context from a link of the page; --profile and
                         --context given beside it win
  --schema-format F      json or yaml; by default what the file's name ends in (.yaml, .yml), else json
  --value-format F       the same for the value
  --format-assertion     let \`format\` assert, in profiles that leave it open; in draft-07 content too
  --with-schema URI=FILE another schema document that references may reach, by URI, in published dialects; JSON or
                         YAML; may be given again
  --output F             print the standard's output, flag, basic, detailed or verbose, in place of the report; of
                         a published dialect, where the value is evaluated
  --deadline MS          end a judgement that takes longer (default 2000)
  --json                 print the report as JSON

Documents that hold many schemas (a Realm workflow.yaml, MCP tools/list, lists of tools and whole requests of
OpenAI, Anthropic, Gemini and Bedrock, OpenAPI, a Kubernetes custom resource):

  --source FILE          judge every schema in it; - reads standard input
  --select NAME          only the schemas of this name: a tool, a step, a block, a JSON Pointer
  --profile P,P…         the profiles to judge by; by default the one that fits the document
  --value FILE           a value for the selected schemas
  --source-format F      json or yaml
  --format F             text, json, sarif, markdown or csv
  --strict               let warnings fail

${EXITS}
The exit code is the greatest of all the schemas'.`,
	compare: `keyhole compare: set the answers of several profiles side by side.

  --profiles P,P…        ids of the profiles, in the order of the rows (keyhole profiles lists them)
  --context P=C          a context for one of them; said twice for one profile, it is judged in both
  --schema FILE          the schema; - reads standard input
  --value FILE           the value; - reads standard input
  --schema-format F      json or yaml; by default what the file's name ends in (.yaml, .yml), else json
  --value-format F       the same for the value
  --format-assertion     let \`format\` assert, in profiles that leave it open; in draft-07 content too
  --format F             table (default), json or markdown
  --deadline MS          end a judgement that takes longer (default 2000)

${EXITS}
The exit code is the greatest of all the answers'.`,
	travel: `keyhole travel: find the smallest list of edits after which all of several profiles take a schema.

  keyhole travel SCHEMA         - reads standard input

Edits that keep the meaning are proved: at least 1,000 values are told alike before and after. No edit that changes the
meaning is made unless it is allowed; then it is listed with what is lost or added, and a value that tells.

  --profiles P,P…        ids of the profiles that must take it (keyhole profiles lists them)
  --context P=C          a context for one of them; said twice for one profile, both must take it
  --schema-format F      json or yaml; by default what the file's name ends in (.yaml, .yml), else json
  --select NAME          the schema of this name in a document that holds many: a tool, a step, a block, a JSON Pointer
  --allow-losing         constraints may be lost
  --allow-adding         constraints may be added
  --write                put the text into the file, where all take it
  --diff                 print the difference alone, for patch; the rest goes to standard error
  --format F             text (default), json or markdown
  --format-assertion     let \`format\` assert: it then checks, and is not dropped as an annotation
  --deadline MS          end the search after this time (default 20000)

Exit codes:
  ${EXIT.fits}   all take it, as it is or after the edits
  ${EXIT.refused}   not all take it, whatever edit is allowed
  ${EXIT.exhausted}   the search ended early: neither
  ${EXIT.unreadable}   the text cannot be read
  ${EXIT.usage}  the command is wrong
  ${EXIT.software}  a fault of Keyhole's own`,
	batch: `keyhole batch: judge every line of a file.

  keyhole batch FILE.jsonl      - reads standard input

Each line is an object: {"id", "profile", "context", "schema", "value", "schemaFormat", "valueFormat",
"formatAssertion", "schemas": [{"uri", "text"}]}. profile and schema must be there. schema and value are
texts, as JSON strings. Each report is printed as one line, in the order of the lines. A line that cannot be
understood gives {"line", "id", "verdict", "error": {"code", "message"}}, and the batch goes on.

  --deadline MS          end a judgement that takes longer (default 2000)

${EXITS}
The exit code of a batch is the greatest of its lines' codes.`,
	profiles: `keyhole profiles: list the profiles with their contexts, the default one first.

  --json                 as a list of {"id", "version", "title", "contexts"}`,
} as const;

export type Topic = keyof typeof HELP;
