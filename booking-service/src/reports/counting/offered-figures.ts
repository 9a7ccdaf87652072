import { claimedUnits } from 'shared/slots/claims.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { Contribution } from './contribution.ts';
import type { BlockedUnit } from './day-facts.ts';
import type { BranchRules } from './rules.store.ts';

/**
 * What a branch could sell on a day (yyyy-MM-dd): every start of every studio by its rules of that day, but those under a block that
 * has the time for itself.
 */
export function offeredFigures(
  day: string,
  { branchId, rules }: BranchRules,
  blockedUnits: readonly BlockedUnit[],
): Contribution[] {
  if (rules.closedDates.includes(day)) return [];
  const blocked = new Set(blockedUnits.map(({ studioId, startsAt }) => `${studioId} ${startsAt.getTime()}`));
  const { slotMinutes } = rules;
  return startTimes(rules).flatMap((time) => {
    const units = claimedUnits(instantInSeoul(day, time), slotMinutes);
    const count = rules.studios.filter(({ id }) =>
      units.every((unit) => !blocked.has(`${id} ${unit.getTime()}`)),
    ).length;
    const offered = { day, branchId, figure: 'offered' as const, key: time.slice(0, 2), detail: '' };
    return count === 0 ? [] : [{ ...offered, count, amount: count * slotMinutes, bookingId: null }];
  });
}
