import { inTransaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { layBlock, lockDueWeeks, noteLaidOut } from './blocks.store.ts';
import { tellDays } from './lay-block.usecase.ts';
import { laidOutUntil, startsOf } from './weeks.ts';

/** A week more is laid out when this much of what lies ahead is missing: once a week, and long before anybody can book it. */
const SLACK_MS = 7 * 86_400_000;

/**
 * Lays weekly blocks out as time goes on. Any number of copies may run it at once.
 *
 * @returns how many blocks were laid out further
 */
export async function layOutWeeks(
  { db, clock }: Pick<PlatformDeps, 'db' | 'clock'>,
  stopping?: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!stopping?.aborted && (await layOutOne(db, clock()))) count += 1;
  return count;
}

function layOutOne(db: PlatformDeps['db'], now: Date): Promise<boolean> {
  const until = laidOutUntil(now);
  return inTransaction(db, async (trx) => {
    const due = await lockDueWeeks(trx, new Date(until.getTime() - SLACK_MS));
    if (!due) return false;
    const { id, studioIds, startsAt, endsAt, lastDate, laidUntil } = due;
    const starts = startsOf({ startsAt, isWeekly: true, lastDate }, laidUntil, until);
    const lengthMs = endsAt.getTime() - startsAt.getTime();
    await layBlock(trx, id, { studioIds, starts, lengthMs }, now);
    await noteLaidOut(trx, id, until);
    tellDays(trx, starts);
    return true;
  });
}
