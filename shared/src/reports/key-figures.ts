import type { Figure, HoldEnd } from './figures.ts';
import type { Report, ReportLine } from './report.ts';

/** A figure of a span, and of the span before. */
export interface Compared {
  now: number;
  before: number;
}

/** The few that one looks at first. Money in won. */
export interface KeyFigures {
  taken: Compared;
  givenBack: Compared;
  kept: Compared;
  sessions: Compared;
  noShows: Compared;
  cancelled: Compared;
  /** Orders whose hold ended without payment. */
  unpaidHolds: Compared;
  /** Share of what was offered; null where nothing was. */
  occupancy: { now: number | null; before: number | null };
}

const unpaid: readonly string[] = ['before-payment', 'payment-begun', 'payment-failed'] satisfies HoldEnd[];

export function keyFiguresOf({ lines, hours }: Pick<Report, 'lines' | 'hours'>): KeyFigures {
  const of = (figure: Figure) => lines.filter((line) => line.figure === figure);
  const [taken, givenBack] = [amountOf(of('taken')), amountOf(of('given-back'))];
  const minutes = (key: 'soldMinutes' | 'offeredMinutes') => hours.reduce((sum, hour) => sum + hour[key], 0);
  return {
    ...{ taken, givenBack },
    kept: { now: taken.now - givenBack.now, before: taken.before - givenBack.before },
    sessions: countOf(of('sold')),
    noShows: countOf(of('no-show')),
    cancelled: countOf(of('cancelled')),
    unpaidHolds: countOf(of('hold').filter(({ key }) => unpaid.includes(key))),
    occupancy: {
      now: shareOf(minutes('soldMinutes'), minutes('offeredMinutes')),
      before: shareOf(amountOf(of('sold')).before, amountOf(of('offered')).before),
    },
  };
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const amountOf = (lines: readonly ReportLine[]): Compared => ({
  now: sum(lines.map(({ amount }) => amount)),
  before: sum(lines.map(({ amountBefore }) => amountBefore)),
});

const countOf = (lines: readonly ReportLine[]): Compared => ({
  now: sum(lines.map(({ count }) => count)),
  before: sum(lines.map(({ countBefore }) => countBefore)),
});

const shareOf = (part: number, of: number): number | null => (of === 0 ? null : part / of);
