import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';

/** Owned units by studio id, each unit as milliseconds since 1970. */
export type OwnedUnits = ReadonlyMap<number, ReadonlySet<number>>;

/** Start times of `date` (HH:mm) that are on sale at `now` and free in at least one studio, earliest first. */
export function freeTimes(rules: BusinessRules, date: string, now: Date, owned: OwnedUnits): string[] {
  const offered = offeredStartTimes(rules, date, now);
  if (rules.studios.some(({ id }) => !owned.has(id))) return offered;
  return offered.filter((time) => {
    const units = claimedUnits(instantInSeoul(date, time), rules.slotMinutes);
    return rules.studios.some(({ id }) => units.every((unit) => !owned.get(id)?.has(unit.getTime())));
  });
}
