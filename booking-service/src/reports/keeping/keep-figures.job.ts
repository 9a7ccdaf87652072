import type { Span } from 'shared/reports/spans.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { contributionsOf } from '../counting/count-days.usecase.ts';
import { linesText, summed } from '../counting/contribution.ts';
import type { FigureLine } from '../counting/contribution.ts';
import { readFigures, replaceFigures } from './figures.store.ts';
import { readOpenMoney } from './open-money.store.ts';
import { lockRollup, noteAllDays, noteChangedDays, takeStaleDays } from './stale-days.store.ts';
import { readState, writeAsOf, writeOpen } from './state.store.ts';

/** So many days are counted in one transaction. */
const DAYS_AT_A_TIME = 31;
/**
 * What another copy has begun to count since is left to it: four copies otherwise count four times as often as one. Less than the pause of
 * the job, so that a copy alone leaves out no turn.
 */
const IN_TURN_MS = 15_000;

/** `keepFigures`, unless another copy did so a moment ago. */
export async function keepFiguresInTurn(db: Database, now: Date, stopping?: AbortSignal): Promise<number> {
  const { asOf } = await readState(db);
  // Whichever way their clocks differ.
  if (asOf && Math.abs(now.getTime() - asOf.getTime()) < IN_TURN_MS) return 0;
  return keepFigures(db, now, stopping);
}

/**
 * Counts every day anew that has changed, newest first, and notes as of when. Any number of copies may run it; one at a time
 * does. Bookings wait for none of it: it only reads them.
 *
 * @returns how many days were counted
 */
export async function keepFigures(db: Database, now: Date, stopping?: AbortSignal): Promise<number> {
  const isMine = await db.transaction(async (trx) => {
    if (!(await lockRollup(trx))) return false;
    await noteChangedDays(trx, now);
    await writeAsOf(trx, now);
    return true;
  });
  if (!isMine) return 0;
  const counted = await countStaleDaysAnew(db, now, stopping);
  await db.transaction(async (trx) => writeOpen(trx, await readOpenMoney(trx, now)));
  return counted;
}

/** Makes the whole rollup anew from what is stored. */
export async function rebuildFigures(db: Database, now: Date): Promise<number> {
  await db.transaction(noteAllDays);
  return keepFigures(db, now);
}

async function countStaleDaysAnew(db: Database, now: Date, stopping?: AbortSignal): Promise<number> {
  let counted = 0;
  while (stopping?.aborted !== true) {
    const days = await db.transaction((trx) => countSome(trx, now));
    counted += days;
    if (days === 0) break;
  }
  return counted;
}

async function countSome(trx: Transaction, now: Date): Promise<number> {
  if (!(await lockRollup(trx))) return 0;
  const days = await takeStaleDays(trx, DAYS_AT_A_TIME);
  for (const span of stretchesOf(days)) {
    const differing = await differingDays(trx, { ...span, now });
    const lines = [...differing.values()].flatMap(({ counted }) => counted);
    await replaceFigures(trx, [...differing.keys()], lines);
  }
  return days.length;
}

/** Neighbouring days are read together. */
function stretchesOf(days: readonly string[]): Span[] {
  const stretches: Span[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && addSeoulDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}

export interface Differing {
  stored: FigureLine[];
  counted: FigureLine[];
}

/** The days whose lines are others than those counted now, with both. */
export async function differingDays(
  trx: Transaction,
  span: { from: string; to: string; now: Date },
): Promise<ReadonlyMap<string, Differing>> {
  const counted = summed(await contributionsOf(trx, span));
  const stored = await readFigures(trx, span.from, span.to);
  const days = new Map<string, Differing>();
  for (const [side, lines] of [
    ['stored', stored],
    ['counted', counted],
  ] as const)
    for (const line of lines) {
      const day = days.get(line.day) ?? { stored: [], counted: [] };
      day[side].push(line);
      days.set(line.day, day);
    }
  return new Map([...days].filter(([, day]) => linesText(day.stored) !== linesText(day.counted)));
}
