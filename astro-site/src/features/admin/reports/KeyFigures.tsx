import type { Report } from 'shared/reports/report.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from '../parts/figure-names.ts';
import { Change } from './Change.tsx';
import { reportTexts } from './report-messages.ts';
import { linesOf, percentOf, sumOf } from './rows.ts';
import { signedWon, whole } from './won-text.ts';

/** The few figures that one looks at first, each with what it was before. */
export function KeyFigures({ report }: { report: Report }) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const { figures } = figureNames[language];
  const taken = sumOf(linesOf(report, 'taken'));
  const back = sumOf(linesOf(report, 'given-back'));
  const sold = sumOf(linesOf(report, 'sold'));
  const noShows = sumOf(linesOf(report, 'no-show'));
  const offered = sumOf(linesOf(report, 'offered'));
  const minutes = report.hours.reduce(
    (sum, { soldMinutes, offeredMinutes }) => ({
      sold: sum.sold + soldMinutes,
      offered: sum.offered + offeredMinutes,
    }),
    { sold: 0, offered: 0 },
  );
  const share = (part: number, of: number) => (of === 0 ? texts.noOccupancy : percentOf(part / of));
  const cards = [
    { name: figures.taken, now: taken.amount, before: taken.amountBefore, text: signedWon },
    { name: figures['given-back'], now: back.amount, before: back.amountBefore, text: signedWon },
    {
      name: texts.net,
      now: taken.amount - back.amount,
      before: taken.amountBefore - back.amountBefore,
      text: signedWon,
    },
    { name: figures.sold, now: sold.count, before: sold.countBefore, text: whole },
    { name: figures['no-show'], now: noShows.count, before: noShows.countBefore, text: whole },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ name, now, before, text }) => (
        <KeyFigure key={name} name={name} value={text(now)} before={texts.beforeWas(text(before))}>
          <Change now={now} before={before} />
        </KeyFigure>
      ))}
      <KeyFigure
        name={texts.occupancy}
        value={share(minutes.sold, minutes.offered)}
        before={texts.beforeWas(share(sold.amountBefore, offered.amountBefore))}
      />
    </ul>
  );
}

interface KeyFigureProps {
  name: string;
  value: string;
  before: string;
  children?: React.ReactNode;
}

function KeyFigure({ name, value, before, children }: KeyFigureProps) {
  return (
    <li className="border-line bg-surface grid content-start gap-1 rounded-2xl border p-4">
      <span className="text-soft text-[0.9375rem]">{name}</span>
      <strong className="figures text-2xl leading-tight">{value}</strong>
      <span className="figures text-soft flex flex-wrap gap-x-3 text-[0.9375rem]">
        <span>{before}</span>
        {children}
      </span>
    </li>
  );
}
