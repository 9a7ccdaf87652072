import type { Report } from 'shared/reports/report.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { behindAddress } from './behind-address.ts';
import { reportTexts } from './report-messages.ts';
import { percentOf } from './rows.ts';

/** Brighter would leave the text on it too faint. */
const MOST_COLOUR = 45;
const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** How much of what was offered is sold, by weekday and hour: a table whose cells are coloured. */
export function HeatMap({ report: { hours, span } }: { report: Pick<Report, 'hours' | 'span'> }) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const names = figureNames[language];
  if (hours.length === 0) return <p className="text-soft">{texts.nothing}</p>;
  const [first, last] = [
    Math.min(...hours.map(({ hour }) => hour)),
    Math.max(...hours.map(({ hour }) => hour)),
  ];
  const rows = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const cellOf = (weekday: number, hour: number) =>
    hours.find((cell) => cell.weekday === weekday && cell.hour === hour);
  return (
    <table className="heat-map figures">
      <caption className="sr-only">{texts.sections.hours}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.hour}</th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {names.weekdays[weekday - 1]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((hour) => {
          const time = `${String(hour).padStart(2, '0')}:00`;
          return (
            <tr key={hour}>
              <th scope="row">{time}</th>
              {weekdays.map((weekday) => {
                const { soldMinutes = 0, offeredMinutes = 0 } = cellOf(weekday, hour) ?? {};
                if (soldMinutes + offeredMinutes === 0) return <td key={weekday} />;
                const share = soldMinutes / Math.max(soldMinutes, offeredMinutes);
                const percent = percentOf(share);
                const colour = `color-mix(in srgb, var(--cool) ${Math.round(share * MOST_COLOUR)}%, var(--surface))`;
                const behind = { figure: 'sold' as const, key: undefined, detail: time.slice(0, 2), weekday };
                return (
                  <td key={weekday} style={{ background: colour }}>
                    {soldMinutes === 0 ? (
                      <span>0%</span>
                    ) : (
                      <a
                        href={behindAddress(behind, span)}
                        title={texts.minutesOf(String(soldMinutes), String(offeredMinutes))}
                        aria-label={texts.behind(
                          texts.hourOf(names.weekdays[weekday - 1] ?? '', time, percent),
                        )}
                      >
                        {percent}
                      </a>
                    )}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
