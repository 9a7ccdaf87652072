import type { RefundView } from 'shared/refunds/refunds.ts';
import type { RefundRow } from './staff-refund.store.ts';

const views = { REQUESTED: 'requested', SENDING: 'sending', DONE: 'done', FAILED: 'failed' } as const;

/** A refund as staff read it. */
export function toRefundView(row: RefundRow): RefundView {
  const { id, amountWon, reason, override, error, requestedBy } = row;
  const times = { createdAt: row.createdAt.toISOString(), settledAt: row.settledAt?.toISOString() ?? null };
  return { id, amountWon, reason, override, state: views[row.state], error, requestedBy, ...times };
}
