import type { BusinessRules, PriceBand } from '../catalogue/catalogue.ts';
import { priceBandAt } from '../pricing/price.ts';
import { startTimes } from './offered-slots.ts';

/**
 * The price bands with the first and last start that are really sold: a band may reach beyond the last session that ends
 * by closing, and visitors read when they can begin. A band in which nothing starts is left out.
 */
export function soldBands(
  rules: Pick<BusinessRules, 'openingHours' | 'slotMinutes' | 'priceBands'>,
): PriceBand[] {
  const times = startTimes(rules);
  return rules.priceBands.flatMap((band) => {
    const sold = times.filter((time) => priceBandAt(rules, time) === band);
    const [startsAt] = sold;
    const lastStartAt = sold.at(-1);
    return startsAt && lastStartAt ? [{ ...band, startsAt, lastStartAt }] : [];
  });
}
