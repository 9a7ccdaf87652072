import type { CancellationReason } from '../bookings/lifecycle.ts';
import type { CancellationPolicy } from '../catalogue/catalogue.ts';
import { dateTimeKst } from '../time/display.ts';

/** What a paid booking was sold as, and what has become of it. Money in won. */
export interface RefundFacts {
  sessionFeeWon: number;
  /** In the words and prices of the moment of booking. */
  addons: readonly { id: number; name: string; priceWon: number }[];
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
  /** The rule that applies, as staff may read it out. */
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
  rule: string;
}

/**
 * What goes back when the booking is cancelled at `at`, line by line. The session
 * fee follows the time left; LP record, edited video and distribution have limits of their own after the session; every
 * other add-on is made during the session, so it goes back in full until that begins and not afterwards.
 */
export function refundQuote(facts: RefundFacts, at: Date): RefundQuote {
  const session = { item: 'session' as const, name: 'Session fee', paidWon: facts.sessionFeeWon };
  const lines = [
    ...(facts.sessionFeeWon > 0 ? [lineOf(session, sessionShare(facts, at))] : []),
    ...facts.addons
      .filter(({ priceWon }) => priceWon > 0)
      .map(({ id, name, priceWon }) =>
        lineOf({ item: id, name, paidWon: priceWon }, addOnShare(id, facts, at)),
      ),
  ];
  const policyWon = lines.reduce((sum, line) => sum + line.refundWon, 0);
  const refundedWon = facts.paidWon - facts.balanceWon;
  const suggestedWon = Math.max(0, Math.min(facts.balanceWon, policyWon - refundedWon));
  return { lines, policyWon, refundedWon, suggestedWon };
}

function lineOf(line: Pick<RefundLine, 'item' | 'name' | 'paidWon'>, { percent, rule }: Share): RefundLine {
  return { ...line, percent, refundWon: Math.round((line.paidWon * percent) / 100), rule };
}

const notHonoured: Share = { percent: 100, rule: 'We could not give the session: in full' };

function sessionShare({ policy, startsAt, cancellationReason }: RefundFacts, at: Date): Share {
  if (cancellationReason === 'not-honoured') return notHonoured;
  if (cancellationReason === 'no-show') {
    return { percent: policy.noShowRefundPercent, rule: `No-show: ${policy.noShowRefundPercent} %` };
  }
  if (startsAt === null) return { percent: 0, rule: 'There is no session time to count from' };
  if (startsAt <= at) return { percent: 0, rule: 'The session has begun: nothing' };
  const hoursLeft = (startsAt.getTime() - at.getTime()) / HOUR_MS;
  const tiers = policy.direct.toSorted((one, other) => other.hoursBefore - one.hoursBefore);
  const tier = tiers.find(({ hoursBefore }) => hoursBefore <= hoursLeft);
  if (!tier) return { percent: 0, rule: 'Too close to the session: nothing' };
  const { hoursBefore, refundPercent } = tier;
  const when = hoursBefore > 0 ? `${hoursBefore} hours or more before the session` : lateRule(tiers);
  return { percent: refundPercent, rule: `${when}: ${refundPercent} %` };
}

/** "Less than 24 hours before the session", from the tier above the last one. */
function lateRule(tiers: readonly { hoursBefore: number }[]): string {
  const above = tiers.at(-2);
  return above ? `Less than ${above.hoursBefore} hours before the session` : 'Before the session';
}

function addOnShare(id: number, facts: RefundFacts, at: Date): Share {
  const { policy, startsAt, slotMinutes, cancellationReason } = facts;
  if (cancellationReason === 'not-honoured') return notHonoured;
  if (startsAt === null) return { percent: 0, rule: 'There is no session time to count from' };
  const limit = policy.addOnHoursAfterSession.find(({ addOnId }) => addOnId === id);
  if (!limit) {
    return at < startsAt
      ? { percent: 100, rule: 'No limit of its own: in full until the session begins' }
      : { percent: 0, rule: 'Made during the session, which has begun: nothing' };
  }
  const until = new Date(startsAt.getTime() + slotMinutes * 60_000 + limit.hours * HOUR_MS);
  const rule = `Until ${limit.hours} hours after the session (${dateTimeKst(until)})`;
  return at <= until ? { percent: 100, rule: `${rule}: in full` } : { percent: 0, rule: `${rule}: over` };
}
