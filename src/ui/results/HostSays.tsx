import { useMemo } from 'react';
import { replyFields } from '../model/reply.ts';
import { decisive } from '../model/verdict.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Prose } from '../parts/Prose.tsx';
import { useJudge, useSession } from '../workbench.ts';
import { StandardOutput } from './StandardOutput.tsx';

/** The host's reply to the letter, when it would say it, and, of a host that tells nothing more, what we have to say. */
export function HostSays() {
	const report = useSession(({ report }) => report);
	const { title, silent = false, standard = false } = useJudge();
	const fields = useMemo(() => (report === null ? null : replyFields(report.reply)), [report]);
	if (report === null) return <p className="empty">Nothing is judged yet.</p>;
	const { reply, replyNote } = report;
	const ours = report.verdict === 'accepted' ? null : decisive(report);
	return (
		<div className="host-says">
			{replyNote === '' ? null : (
				<p className="reply-note">
					<Prose text={replyNote} />
				</p>
			)}
			{reply.text === '' ? (
				<p className="reply-nothing">
					{silent && ours !== null ? 'Of the reason, ' : ''}
					{title} says nothing.
				</p>
			) : (
				<figure className="reply" data-testid="host-reply">
					<figcaption>
						{title}
						<CopyButton text={reply.text} what="the reply" />
					</figcaption>
					<pre>{reply.text}</pre>
				</figure>
			)}
			{fields === null ? null : (
				<figure className="reply reply-fields">
					<figcaption>
						Its fields
						<CopyButton text={fields} what="the fields" />
					</figcaption>
					<pre>{fields}</pre>
				</figure>
			)}
			{standard ? <StandardOutput /> : null}
			{silent && ours !== null ? (
				<section className="ours">
					<h3>The host will not tell you more. Ours:</h3>
					<p>
						<Prose text={ours.message} />
					</p>
				</section>
			) : null}
		</div>
	);
}
