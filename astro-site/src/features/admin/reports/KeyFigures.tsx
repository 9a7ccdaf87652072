import { keyFiguresOf } from 'shared/reports/key-figures.ts';
import type { Report } from 'shared/reports/report.ts';
import { useLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { Change } from './Change.tsx';
import { reportTexts } from './report-messages.ts';
import { percentOf } from './rows.ts';
import { signedWon } from 'shared/pricing/signed-won.ts';
import { whole } from './won-text.ts';

/** The few figures that one looks at first, each with what it was before. */
export function KeyFigures({ report }: { report: Report }) {
  const language = useLanguage();
  const texts = reportTexts[language];
  const { figures } = figureNames[language];
  const { taken, givenBack, kept, sessions, noShows, occupancy } = keyFiguresOf(report);
  const cards = [
    { name: figures.taken, ...taken, text: signedWon },
    { name: figures['given-back'], ...givenBack, text: signedWon },
    { name: texts.net, ...kept, text: signedWon },
    { name: figures.sold, ...sessions, text: whole },
    { name: figures['no-show'], ...noShows, text: whole },
  ];
  const share = (part: number | null) => (part === null ? texts.noOccupancy : percentOf(part));
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ name, now, before, text }) => (
        <KeyFigure key={name} name={name} value={text(now)} before={texts.beforeWas(text(before))}>
          <Change now={now} before={before} />
        </KeyFigure>
      ))}
      <KeyFigure
        name={texts.occupancy}
        value={share(occupancy.now)}
        before={texts.beforeWas(share(occupancy.before))}
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
