import type { BranchSums, Report, ReportLine } from 'shared/reports/report.ts';
import { spanBefore, stepOf } from 'shared/reports/spans.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { readBranchNames, requireBranch } from '../catalogue/branches.store.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { readGiftBalances } from '../vouchers/gift-cards.store.ts';
import { readBranchSums } from './branch-sums.store.ts';
import { countriesOf } from './countries.ts';
import { countStaleDays } from './keeping/stale-days.store.ts';
import { NOTHING_OPEN, readState } from './keeping/state.store.ts';
import { readLedgerSums } from './ledger-sums.store.ts';
import { readNames } from './names.store.ts';
import { readCurve, readHours, readLines } from './report.store.ts';
import type { ReportSpan } from './report.store.ts';

/**
 * All figures of a span and of the one before, of all branches or of one, in one transaction, so that they are of one moment.
 *
 * @throws Problem `validation-failed` for a branch that never was
 */
export function readReport(db: Database, asked: ReportSpan, now: Date): Promise<Report> {
  const { from, to, branchId } = asked;
  const span = { from, to };
  const before = spanBefore(span);
  const today = seoulWallClock(now).date;
  const step = stepOf(span);
  return db.transaction(async (trx) => {
    await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // To compile a sum takes longer than to add it up.
    await trx.query(`SELECT set_config('jit', 'off', true)`);
    await requireBranch(trx, branchId);
    const lines = await readLines(trx, asked, before);
    const { asOf, open, openByBranch, comparedAt, comparedDays, differentDays } = await readState(trx);
    return {
      ...{ span: asked, before, lines, step },
      open: branchId === undefined ? open : (openByBranch[branchId] ?? NOTHING_OPEN),
      asOf: asOf?.toISOString() ?? null,
      staleDays: await countStaleDays(trx),
      hours: await readHours(trx, asked, today),
      curve: await readCurve(trx, asked, step),
      check: { counted: sumsOf(lines), ledger: await readLedgerSums(trx, asked) },
      onGiftCards: branchId === undefined ? await readGiftBalances(trx, now) : null,
      branches: branchId === undefined ? await besideEachOther(trx, { span, before, today }) : [],
      compared: comparedAt && {
        at: comparedAt.toISOString(),
        days: comparedDays,
        differences: differentDays.length,
      },
      names: {
        ...(await readNames(trx, keysOf(lines, 'discount'), branchId)),
        countries: countriesIn(lines),
      },
    };
  });
}

/** Nothing where there is but one. */
async function besideEachOther(
  trx: Transaction,
  days: Parameters<typeof readBranchSums>[1],
): Promise<BranchSums[]> {
  const names = await readBranchNames(trx);
  return names.size > 1 ? readBranchSums(trx, days) : [];
}

/** What was cut into fees, add-ons, discounts and the rest, put together again, less what gift cards paid of it; and what was given back. */
function sumsOf(lines: readonly ReportLine[]): Report['check']['counted'] {
  const sum = (...figures: string[]) =>
    lines.reduce((won, { figure, amount }) => won + (figures.includes(figure) ? amount : 0), 0);
  return {
    takenWon: sum('fee', 'add-on', 'discount', 'gift-sold', 'other') - sum('gift-paid'),
    givenBackWon: sum('given-back'),
  };
}

const countriesIn = (lines: readonly ReportLine[]): Report['names']['countries'] =>
  Object.fromEntries(keysOf(lines, 'country').map((key) => [key, countriesOf(key)]));

const keysOf = (lines: readonly ReportLine[], figure: ReportLine['figure']): string[] => [
  ...new Set(lines.filter((line) => line.figure === figure).map(({ key }) => key)),
];
