import type { Report, ReportLine } from 'shared/reports/report.ts';
import { spanBefore, stepOf } from 'shared/reports/spans.ts';
import type { Span } from 'shared/reports/spans.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Database } from '../platform/database.ts';
import { readGiftBalances } from '../vouchers/gift-cards.store.ts';
import { countriesOf } from './countries.ts';
import { countStaleDays } from './keeping/stale-days.store.ts';
import { readState } from './keeping/state.store.ts';
import { readCurve, readHours, readLedgerSums, readLines, readNames } from './report.store.ts';

/** All figures of a span and of the one before, in one transaction, so that they are of one moment. */
export function readReport(db: Database, span: Span, now: Date): Promise<Report> {
  const before = spanBefore(span);
  const step = stepOf(span);
  return db.transaction(async (trx) => {
    await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // To compile a sum takes longer than to add it up.
    await trx.query(`SELECT set_config('jit', 'off', true)`);
    const lines = await readLines(trx, span, before);
    const { asOf, open, comparedAt, comparedDays, differentDays } = await readState(trx);
    return {
      ...{ span, before, lines, step, open },
      asOf: asOf?.toISOString() ?? null,
      staleDays: await countStaleDays(trx),
      hours: await readHours(trx, span, seoulWallClock(now).date),
      curve: await readCurve(trx, span, step),
      check: { counted: sumsOf(lines), ledger: await readLedgerSums(trx, span) },
      onGiftCards: await readGiftBalances(trx, now),
      compared: comparedAt && {
        at: comparedAt.toISOString(),
        days: comparedDays,
        differences: differentDays.length,
      },
      names: { ...(await readNames(trx, keysOf(lines, 'discount'))), countries: countriesIn(lines) },
    };
  });
}

/** What was cut into fees, add-ons, discounts and the rest, put together again; and what was given back. */
function sumsOf(lines: readonly ReportLine[]): Report['check']['counted'] {
  const sum = (...figures: string[]) =>
    lines.reduce((won, { figure, amount }) => won + (figures.includes(figure) ? amount : 0), 0);
  return {
    takenWon: sum('fee', 'add-on', 'discount', 'gift-sold', 'other'),
    givenBackWon: sum('given-back'),
  };
}

const countriesIn = (lines: readonly ReportLine[]): Report['names']['countries'] =>
  Object.fromEntries(keysOf(lines, 'country').map((key) => [key, countriesOf(key)]));

const keysOf = (lines: readonly ReportLine[], figure: ReportLine['figure']): string[] => [
  ...new Set(lines.filter((line) => line.figure === figure).map(({ key }) => key)),
];
