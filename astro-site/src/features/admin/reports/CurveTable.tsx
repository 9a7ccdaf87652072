import type { Report } from 'shared/reports/report.ts';
import { longDateIn } from 'shared/time/long-date.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { reportTexts } from './report-messages.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { whole } from './won-text.ts';

interface CurveTableProps {
  caption: string;
  points: Report['curve'];
  step: Report['step'];
  what: 'money' | 'sessions';
}

/** What a picture of time shows, as a table behind it. */
export function CurveTable({ caption, points, step, what }: CurveTableProps) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const { figures } = figureNames[language];
  return (
    <details>
      <summary className="text-soft min-h-6 cursor-pointer py-1 text-[0.9375rem] font-semibold">
        {texts.asTable}
      </summary>
      <table className="report-table figures mt-1">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.step[step]}</th>
            {what === 'money' ? (
              <>
                <th scope="col">{figures.taken}</th>
                <th scope="col">{figures['given-back']}</th>
              </>
            ) : (
              <th scope="col">{figures.sold}</th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map(({ from, takenWon, givenBackWon, sessions }) => (
            <tr key={from}>
              <th scope="row">{longDateIn(language)(from)}</th>
              {what === 'money' ? (
                <>
                  <td>{signedWon(takenWon)}</td>
                  <td>{signedWon(givenBackWon)}</td>
                </>
              ) : (
                <td>{whole(sessions)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
