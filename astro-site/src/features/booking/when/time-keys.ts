import type { PriceBand } from 'shared/branches/hours-and-prices.ts';
import type { SellingRules } from 'shared/catalogue/on-sale.ts';
import { priceBandAt } from 'shared/pricing/price.ts';
import { offeredStartTimes } from 'shared/slots/offered-slots.ts';

export interface TimeKey {
  /** HH:mm in Seoul. */
  time: string;
  /** Booked, or held by somebody else. */
  taken: boolean;
}

export interface TimeBand {
  band: PriceBand;
  keys: TimeKey[];
}

/**
 * The keys of one date by price band. Free times come from the server; a time on sale that is not among them is taken.
 * Times that are too early to book are not shown at all. A free time is shown even where this device's clock would
 * hide it: the server's clock counts.
 */
export function timeBands(
  rules: SellingRules,
  date: string,
  freeTimes: readonly string[],
  now: Date,
): TimeBand[] {
  const free = new Set(freeTimes);
  const times = [...new Set([...offeredStartTimes(rules, date, now), ...freeTimes])].sort();
  return rules.priceBands
    .map((band) => ({
      band,
      keys: times
        .filter((time) => priceBandAt(rules, time) === band)
        .map((time) => ({ time, taken: !free.has(time) })),
    }))
    .filter(({ keys }) => keys.length > 0);
}
