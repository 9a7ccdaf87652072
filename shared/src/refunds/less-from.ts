import { refundQuote } from './refund-policy.ts';
import type { RefundFacts } from './refund-policy.ts';

const HOUR_MS = 3_600_000;

/**
 * The moment after which less goes back than at `at`; null where it stays as it is. A session's share falls with its tiers
 * and when it begins, an add-on's at its own limit.
 */
export function lessFrom(facts: RefundFacts, at: Date): Date | null {
  const { startsAt, slotMinutes, policy } = facts;
  if (startsAt === null) return null;
  const begins = startsAt.getTime();
  const moments = [
    ...policy.direct.map(({ hoursBefore }) => begins - hoursBefore * HOUR_MS),
    begins,
    ...policy.addOnHoursAfterSession.map(({ hours }) => begins + slotMinutes * 60_000 + hours * HOUR_MS),
  ];
  const { suggestedWon } = refundQuote(facts, at);
  const falls = moments
    .filter((moment) => moment >= at.getTime())
    .filter((moment) => refundQuote(facts, new Date(moment + 1)).suggestedWon < suggestedWon);
  return falls.length > 0 ? new Date(Math.min(...falls)) : null;
}
