import type { AuditEntry } from 'shared/auth/audit.ts';
import { dateTimeKst } from 'shared/time/display.ts';
import type { AuditTexts } from './audit-messages.ts';
import { actorText, changeLines, linkOf, subjectText, wordFor } from './audit-text.ts';

/** One entry: who did what to which booking, and what changed by it. */
export function AuditItem({ entry, texts }: { entry: AuditEntry; texts: AuditTexts }) {
  const link = linkOf(entry);
  const subject = subjectText(entry, texts);
  const changes = changeLines(entry, texts);
  return (
    <li className="border-line grid gap-x-6 gap-y-1 border-b py-3 sm:grid-cols-[13rem_1fr]">
      <time dateTime={entry.at} className="figures text-soft text-[0.9375rem]">
        {dateTimeKst(new Date(entry.at))}
      </time>
      <div className="min-w-0">
        <p>
          <strong>{actorText(entry, texts)}</strong> {wordFor(texts.actions, entry.action)}
          <span className="text-soft"> · </span>
          {link ? (
            <a href={link} className="text-cool underline underline-offset-4">
              {subject}
            </a>
          ) : (
            subject
          )}
        </p>
        {changes.length > 0 && (
          <ul className="text-soft text-[0.9375rem]">
            {changes.map(({ field, text }) => (
              <li key={field}>
                {field}: {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
