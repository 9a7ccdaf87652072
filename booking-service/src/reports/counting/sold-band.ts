import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { priceBandAt } from 'shared/pricing/price.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { SoldFacts } from './day-facts.ts';

/** Of a session that no band of its rules explains. */
const NO_BAND = 'other';

/**
 * Key of the price band that a session was sold in. A move keeps the price, so the fee tells, and where several bands have that
 * fee, the time that it has now.
 */
export function soldBand(
  { startsAt, sessionFeeWon }: Pick<SoldFacts, 'startsAt' | 'sessionFeeWon'>,
  rules: Pick<BusinessRules, 'priceBands'>,
): string {
  const now = startsAt ? priceBandAt(rules, seoulWallClock(startsAt).time) : undefined;
  if (now?.feeWon === sessionFeeWon) return now.key;
  return rules.priceBands.find(({ feeWon }) => feeWon === sessionFeeWon)?.key ?? NO_BAND;
}
