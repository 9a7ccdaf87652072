import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { instantInSeoul, minutesOfDay } from 'shared/time/seoul.ts';

/** Owned units by studio id, each unit as seconds since 1970. */
export type OwnedUnits = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Start times of `date` (HH:mm), earliest first, from which `people` sessions in a row are on sale at `now` and free, all
 * of them in one studio.
 */
export function freeTimes(
  rules: BusinessRules,
  date: string,
  now: Date,
  owned: OwnedUnits,
  people = 1,
): string[] {
  const offered = offeredStartTimes(rules, date, now);
  const studios = freeInEachStudio(rules, date, offered, owned);
  // Most ask for one, and its times need not be written out.
  const timesFrom = (first: string) =>
    people === 1 ? [first] : partyTimes(first, people, rules.slotMinutes);
  return offered.filter((first) => {
    const times = timesFrom(first);
    return studios.some((free) => times.every((time) => free.has(time)));
  });
}

/** Which of the `offered` times of `date` nobody has, for each studio. */
export function freeInEachStudio(
  rules: BusinessRules,
  date: string,
  offered: readonly string[],
  owned: OwnedUnits,
): ReadonlySet<string>[] {
  const midnight = instantInSeoul(date, '00:00').getTime() / 1000;
  return rules.studios.map(({ id }) => {
    const units = owned.get(id);
    if (!units || units.size === 0) return new Set(offered);
    const isFree = (time: string) => {
      const from = midnight + minutesOfDay(time) * 60;
      return !hasAny(units, from, from + rules.slotMinutes * 60);
    };
    return new Set(offered.filter(isFree));
  });
}

function hasAny(units: ReadonlySet<number>, from: number, until: number): boolean {
  for (let unit = from; unit < until; unit += CLAIM_UNIT_MINUTES * 60) if (units.has(unit)) return true;
  return false;
}
