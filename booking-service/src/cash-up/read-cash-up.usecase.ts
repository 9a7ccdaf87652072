import type { CashUp, CashUpDay, Recorded } from 'shared/cash-up/cash-up.ts';
import { recordedSince } from 'shared/cash-up/reckoning.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Queryable } from '../platform/database.ts';
import { findCashUps } from './cash-ups.store.ts';
import type { DrawerDay } from './drawer-day.store.ts';

/**
 * A day at the counter of a branch as it was recorded and signed. What has been recorded since is told from the
 * figures that were signed, not from times: a sale that was being stored while somebody signed is never missed.
 */
export async function readCashUpDay(db: Queryable, day: DrawerDay, now: Date): Promise<CashUpDay> {
  const { date } = day;
  const { recorded, unpaid, signed, floatWon } = await findCashUps(db, day);
  const [newest] = signed;
  return {
    ...{ date, now: now.toISOString(), recorded, unpaid, floatWon, signed },
    isSignable: hasCome(date, now),
    since: (newest && recordedSince(recordedWhenSigned(newest), recorded)) ?? null,
  };
}

export const hasCome = (date: string, now: Date) => date <= seoulWallClock(now).date;

const recordedWhenSigned = ({ methods, freeCount }: CashUp): Recorded => ({ ...methods, freeCount });
