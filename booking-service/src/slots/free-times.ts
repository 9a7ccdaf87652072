import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { instantInSeoul, minutesOfDay } from 'shared/time/seoul.ts';

/** Owned units by studio id, each unit as seconds since 1970. */
export type OwnedUnits = ReadonlyMap<number, ReadonlySet<number>>;

/** Start times of `date` (HH:mm) that are on sale at `now` and free in at least one studio, earliest first. */
export function freeTimes(rules: BusinessRules, date: string, now: Date, owned: OwnedUnits): string[] {
  const offered = offeredStartTimes(rules, date, now);
  const studios = rules.studios.map(({ id }) => owned.get(id));
  if (studios.some((units) => !units || units.size === 0)) return offered;
  const midnight = instantInSeoul(date, '00:00').getTime() / 1000;
  return offered.filter((time) => {
    const from = midnight + minutesOfDay(time) * 60;
    const until = from + rules.slotMinutes * 60;
    return studios.some((units) => units && isFree(units, from, until));
  });
}

function isFree(units: ReadonlySet<number>, from: number, until: number): boolean {
  for (let unit = from; unit < until; unit += CLAIM_UNIT_MINUTES * 60) if (units.has(unit)) return false;
  return true;
}
