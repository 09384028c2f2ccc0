import { conf, language } from 'monaco-editor/languages/definitions/yaml/yaml';
import { monaco } from './monaco.ts';

/** Colours and typing aids for YAML. Monaco's own registration would load them only when they are first needed. */
export function registerYaml(): void {
	monaco.languages.register({ id: 'yaml', extensions: ['.yaml', '.yml'], mimetypes: ['application/yaml'] });
	monaco.languages.setLanguageConfiguration('yaml', conf);
	monaco.languages.setMonarchTokensProvider('yaml', language);
}
