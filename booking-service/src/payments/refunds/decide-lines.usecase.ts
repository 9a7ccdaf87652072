import type { RefundRequestBody } from 'shared/refunds/refunds.ts';
import type { Order } from '../../orders/order.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { leftOf } from '../attempts/attempt.ts';
import type { PaidAttempt } from '../attempts/attempt.ts';
import { judgeOrder, shareOut } from './judge-refund.usecase.ts';
import type { DecidedLine } from './note-refund.usecase.ts';

interface Facts {
  order: Order;
  attempt: PaidAttempt;
  now: Date;
}

/**
 * What goes back for whom, and what the policy gives each. Order and attempt are locked.
 *
 * @throws Problem `refund-not-possible`, `stale-change`
 */
export async function decideLines(
  trx: Transaction,
  { bookingId, amountWon, override, wholeParty, seenBalanceWon }: RefundRequestBody & { bookingId: string },
  { order, attempt, now }: Facts,
): Promise<DecidedLine[]> {
  const all = await judgeOrder(trx, order, now);
  if (wholeParty && all.length > 1) {
    if (leftOf(attempt) === 0) throw nothingLeft();
    if (override) throw new Problem('refund-not-possible', 'refund-party-by-policy');
    return linesForParty(shareOut(all, leftOf(attempt)), amountWon);
  }
  const { balanceWon, suggestedWon } = all.find(({ booking }) => booking.id === bookingId) ?? nothing;
  if (balanceWon === 0) throw nothingLeft();
  if (seenBalanceWon !== undefined && seenBalanceWon !== balanceWon)
    throw new Problem('stale-change', { code: 'refund-other-balance', params: { balanceWon } });
  if (amountWon > balanceWon)
    throw new Problem('refund-not-possible', { code: 'refund-beyond-balance', params: { balanceWon } });
  if (amountWon !== suggestedWon && !override)
    throw new Problem('refund-not-possible', { code: 'refund-policy-gives', params: { suggestedWon } });
  return [{ bookingId, amountWon, policyWon: suggestedWon }];
}

const nothing = { balanceWon: 0, suggestedWon: 0 };
const nothingLeft = () => new Problem('refund-not-possible', 'refund-nothing-left');

function linesForParty(shares: ReturnType<typeof shareOut>, amountWon: number): DecidedLine[] {
  const suggestedWon = shares.reduce((sum, share) => sum + share.suggestedWon, 0);
  if (amountWon !== suggestedWon)
    throw new Problem('refund-not-possible', { code: 'refund-policies-give', params: { suggestedWon } });
  return shares
    .filter((share) => share.suggestedWon > 0)
    .map(({ booking, suggestedWon: won }) => ({ bookingId: booking.id, amountWon: won, policyWon: won }));
}
