import { addSeoulDays } from 'shared/time/seoul.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { differingDays } from './keep-figures.job.ts';
import { replaceFigures } from './figures.store.ts';
import { daysKept, lockRollup, noteChangedDays, staleAmong } from './stale-days.store.ts';
import { readState, writeCompared } from './state.store.ts';

const DAYS_AT_A_TIME = 31;
/** A day and a little less, so that it is done at about the same time every day. */
const EVERY_MS = 23.5 * 3_600_000;

export interface Compared {
  days: number;
  /** yyyy-MM-dd, newest first: they differed from the bookings although nothing had changed since they were counted. */
  different: string[];
}

/** Compares all days once a day. Any number of copies may run it. */
export async function compareOnceADay(db: Database, now: Date, stopping: AbortSignal): Promise<void> {
  const { asOf, comparedAt } = await readState(db);
  if (asOf === null || (comparedAt && now.getTime() - comparedAt.getTime() < EVERY_MS)) return;
  await compareFigures(db, now, stopping);
}

/**
 * Counts every day once more and compares it with the rollup. A day that differs is put right, and kept for the attention list.
 * What has changed since it was counted is no difference; the job has yet to see it.
 *
 * @returns undefined where it was ended before the last day
 */
export async function compareFigures(
  db: Database,
  now: Date,
  stopping?: AbortSignal,
): Promise<Compared | undefined> {
  const kept = await daysKept(db);
  const compared: Compared = { days: 0, different: [] };
  if (!kept) return compared;
  for (let to = kept.to; to >= kept.from; to = addSeoulDays(to, -DAYS_AT_A_TIME)) {
    if (stopping?.aborted === true) return undefined;
    const first = addSeoulDays(to, 1 - DAYS_AT_A_TIME);
    const from = first < kept.from ? kept.from : first;
    const different = await db.transaction((trx) => compareSome(trx, { from, to, now }));
    if (!different) return undefined;
    compared.different.push(...different);
  }
  compared.days = (Date.parse(kept.to) - Date.parse(kept.from)) / 86_400_000 + 1;
  await writeCompared(db, { at: now, ...compared });
  return compared;
}

/** Null where another copy is at the rollup. */
async function compareSome(
  trx: Transaction,
  span: { from: string; to: string; now: Date },
): Promise<string[] | null> {
  // One picture of everything: what changes meanwhile is a change after it.
  await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  if (!(await lockRollup(trx))) return null;
  await noteChangedDays(trx, span.now);
  const stale = new Set(await staleAmong(trx, span));
  const differing = await differingDays(trx, span);
  const days = [...differing.keys()].filter((day) => !stale.has(day));
  await replaceFigures(
    trx,
    days,
    days.flatMap((day) => differing.get(day)?.counted ?? []),
  );
  return days.sort().reverse();
}
