import type { ErasureReport } from 'shared/privacy/personal-data.ts';
import { erasedKinds } from 'shared/privacy/personal-data.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { PersonalDataTexts } from './personal-data-messages.ts';

interface ReportFactsProps {
  report: ErasureReport;
  texts: PersonalDataTexts;
  /** It tells what has happened, no longer what would. */
  isDone: boolean;
}

/** Each booking with what becomes of it, and how much is concerned beside it. */
export function ReportFacts({ report, texts, isDone }: ReportFactsProps) {
  const fates = isDone ? texts.outcomes : texts.fates;
  const counted = erasedKinds.filter((kind) => (report.counts[kind] ?? 0) > 0);
  return (
    <>
      {report.bookings.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-text font-bold">{texts.bookings}</h3>
          <ul className="grid gap-2">
            {report.bookings.map(({ id, fate, keptUntil }) => (
              <li key={id}>
                <span className="figures font-mono">#{id}</span>{' '}
                <span className="text-soft">
                  {fates[fate](keptUntil && seoulWallClock(new Date(keptUntil)).date)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {counted.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-text font-bold">{texts.counts}</h3>
          <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
            {counted.map((kind) => (
              <div key={kind} className="contents">
                <dt className="text-soft">{texts.kinds[kind]}</dt>
                <dd className="figures text-right">{report.counts[kind]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}
