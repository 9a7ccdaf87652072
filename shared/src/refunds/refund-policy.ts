import type { CancellationReason } from '../bookings/lifecycle.ts';
import type { CancellationPolicy } from '../catalogue/catalogue.ts';
import type { RefundReason } from './refund-reason.ts';
import { refundRule } from './refund-rule.ts';

/** What a paid booking was sold as, and what has become of it. Money in won. */
export interface RefundFacts {
  sessionFeeWon: number;
  /** In the words and prices of the moment of booking. */
  addons: readonly { id: number; name: string; priceWon: number }[];
  /** What a voucher took off. */
  discountWon: number;
  startsAt: Date | null;
  slotMinutes: number;
  /** The one that the booking was sold under, whatever the rules say today. */
  policy: CancellationPolicy;
  /** Why it was cancelled; null while it is not. */
  cancellationReason: CancellationReason | null;
  paidWon: number;
  /** What is still with us: nothing beyond it can go back. */
  balanceWon: number;
}

interface RefundLine {
  /** `session`, or the add-on's number. */
  item: 'session' | number;
  name: string;
  paidWon: number;
  percent: number;
  refundWon: number;
  why: RefundReason;
  /** The same as staff may read it out. */
  rule: string;
}

export interface RefundQuote {
  lines: RefundLine[];
  /** Sum of the lines: all that the policy gives at that moment. */
  policyWon: number;
  /** What has gone back already, whoever sent it. */
  refundedWon: number;
  /** What to send now: the policy's sum without what has gone back, and never more than what is left. */
  suggestedWon: number;
}

const HOUR_MS = 3_600_000;

interface Share {
  percent: number;
  why: RefundReason;
}

/**
 * What goes back when the booking is cancelled at `at`, line by line. The session
 * fee follows the time left; LP record, edited video and distribution have limits of their own after the session; every
 * other add-on is made during the session, so it goes back in full until that begins and not afterwards. What a voucher took off
 * comes off the session fee first, then off the add-ons in their order: nothing goes back that was not paid.
 */
export function refundQuote(facts: RefundFacts, at: Date): RefundQuote {
  const lines = paidFor(facts)
    .filter(({ paidWon }) => paidWon > 0)
    .map((part) =>
      lineOf(part, part.item === 'session' ? sessionShare(facts, at) : addOnShare(part.item, facts, at)),
    );
  const policyWon = lines.reduce((sum, line) => sum + line.refundWon, 0);
  const refundedWon = facts.paidWon - facts.balanceWon;
  const suggestedWon = Math.max(0, Math.min(facts.balanceWon, policyWon - refundedWon));
  return { lines, policyWon, refundedWon, suggestedWon };
}

function paidFor({
  sessionFeeWon,
  addons,
  discountWon,
}: RefundFacts): Pick<RefundLine, 'item' | 'name' | 'paidWon'>[] {
  const session = { item: 'session' as const, name: 'Session fee', priceWon: sessionFeeWon };
  let left = discountWon;
  return [session, ...addons.map(({ id, ...addon }) => ({ item: id, ...addon }))].map(
    ({ item, name, priceWon }) => {
      const off = Math.min(left, priceWon);
      left -= off;
      return { item, name, paidWon: priceWon - off };
    },
  );
}

function lineOf(line: Pick<RefundLine, 'item' | 'name' | 'paidWon'>, { percent, why }: Share): RefundLine {
  return {
    ...line,
    percent,
    refundWon: Math.round((line.paidWon * percent) / 100),
    why,
    rule: refundRule(why),
  };
}

const nothing = (kind: 'no-time' | 'session-begun' | 'too-late' | 'made-in-session'): Share => ({
  percent: 0,
  why: { kind },
});
const notHonoured: Share = { percent: 100, why: { kind: 'not-honoured' } };

function sessionShare({ policy, startsAt, cancellationReason }: RefundFacts, at: Date): Share {
  if (cancellationReason === 'not-honoured') return notHonoured;
  if (cancellationReason === 'no-show') {
    const percent = policy.noShowRefundPercent;
    return { percent, why: { kind: 'no-show', percent } };
  }
  if (startsAt === null) return nothing('no-time');
  if (startsAt <= at) return nothing('session-begun');
  const hoursLeft = (startsAt.getTime() - at.getTime()) / HOUR_MS;
  const tiers = policy.direct.toSorted((one, other) => other.hoursBefore - one.hoursBefore);
  const tier = tiers.find(({ hoursBefore }) => hoursBefore <= hoursLeft);
  if (!tier) return nothing('too-late');
  const { hoursBefore, refundPercent: percent } = tier;
  const belowHours = hoursBefore > 0 ? null : (tiers.at(-2)?.hoursBefore ?? null);
  const until = new Date(startsAt.getTime() - hoursBefore * HOUR_MS).toISOString();
  return { percent, why: { kind: 'tier', percent, hoursBefore, belowHours, until } };
}

function addOnShare(id: number, facts: RefundFacts, at: Date): Share {
  const { policy, startsAt, slotMinutes, cancellationReason } = facts;
  if (cancellationReason === 'not-honoured') return notHonoured;
  if (startsAt === null) return nothing('no-time');
  const limit = policy.addOnHoursAfterSession.find(({ addOnId }) => addOnId === id);
  if (!limit) {
    return at < startsAt ? { percent: 100, why: { kind: 'until-session' } } : nothing('made-in-session');
  }
  const { hours } = limit;
  const until = new Date(startsAt.getTime() + slotMinutes * 60_000 + hours * HOUR_MS);
  const isOver = at > until;
  return {
    percent: isOver ? 0 : 100,
    why: { kind: 'add-on-limit', hours, until: until.toISOString(), isOver },
  };
}
