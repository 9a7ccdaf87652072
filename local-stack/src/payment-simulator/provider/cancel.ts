import * as z from 'zod';
import type { Merchant, PaymentRecord } from '../world/model.ts';
import { randomToken } from '../world/world.ts';
import type { World } from '../world/world.ts';
import type { ErrorCode } from './errors.ts';

export const cancelBodySchema = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.int().positive().optional(),
  refundableAmount: z.int().nonnegative().optional(),
  taxFreeAmount: z.literal(0).optional(),
  currency: z.literal('KRW').optional(),
});
export type CancelBody = z.infer<typeof cancelBodySchema>;

/**
 * Cancels a payment wholly or in part. Answers an error code, or null when it is done.
 * A rest that is cancelled in parts ends as PARTIAL_CANCELED with balance 0, as measured there.
 */
export function cancelPayment(
  world: World,
  merchant: Merchant,
  payment: PaymentRecord,
  body: CancelBody,
): ErrorCode | null {
  const amount = body.cancelAmount ?? payment.balance;
  const refusal = refusalOf(payment, amount, body.refundableAmount);
  if (refusal !== null) return refusal;
  const at = world.now(merchant).toISOString();
  const transactionKey = `txrd_${randomToken(16)}`;
  payment.status = amount === payment.amount ? 'CANCELED' : 'PARTIAL_CANCELED';
  payment.balance -= amount;
  payment.lastTransactionKey = transactionKey;
  payment.cancels.push({
    cancelAmount: amount,
    cancelReason: body.cancelReason,
    canceledAt: at,
    transactionKey,
    refundableAmount: payment.balance,
  });
  world.transactions.push({
    transactionKey,
    clientKey: merchant.clientKey,
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    amount: -amount,
    status: payment.status,
    transactionAt: at,
  });
  return null;
}

function refusalOf(payment: PaymentRecord, amount: number, expected: number | undefined): ErrorCode | null {
  if (payment.status === 'CANCELED') return 'ALREADY_CANCELED_PAYMENT';
  if (payment.status !== 'DONE' && payment.status !== 'PARTIAL_CANCELED') return 'NOT_CANCELABLE_PAYMENT';
  if (payment.balance === 0) return 'NOT_CANCELABLE_AMOUNT';
  if (expected !== undefined && expected !== payment.balance) return 'NOT_MATCHES_REFUNDABLE_AMOUNT';
  return amount > payment.balance ? 'NOT_CANCELABLE_AMOUNT' : null;
}
