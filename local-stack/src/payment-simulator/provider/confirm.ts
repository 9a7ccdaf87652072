import * as z from 'zod';
import { isOrderApproved, paymentByKey } from '../world/payments.ts';
import type { Merchant, PaymentRecord } from '../world/model.ts';
import { randomToken } from '../world/world.ts';
import type { World } from '../world/world.ts';
import { errorAnswer, errorMessage } from './errors.ts';
import type { Answer } from './errors.ts';
import { paymentObject } from './payment-object.ts';

const MINIMUM_CARD_AMOUNT = 100;

/** The documented type of `amount` is a number; official samples pass the query string through and it works. */
const confirmBodySchema = z.object({
  paymentKey: z.string().min(1).max(200),
  orderId: z.string().min(1),
  amount: z.union([
    z.int().positive(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ]),
});

export interface ConfirmContext {
  world: World;
  merchant: Merchant;
  baseUrl: string;
  /** A refusal scripted for this call. */
  declineCode: string | null;
}

/** `POST /v1/payments/confirm`: here, and only here, money moves. */
export function confirm(
  context: ConfirmContext,
  body: unknown,
): { answer: Answer; payment: PaymentRecord | null } {
  const parsed = confirmBodySchema.safeParse(body);
  if (!parsed.success) return refuse('INVALID_REQUEST', null);
  const payment = paymentByKey(context.world, context.merchant, parsed.data.paymentKey);
  if (!payment) return refuse('NOT_FOUND_PAYMENT', null);
  const code = refusalOf(context, payment, parsed.data);
  if (code === null) return { answer: approve(context, payment), payment };
  if (code.declined) abort(payment, code.code);
  return refuse(code.code, code.declined ? payment : null);
}

function refuse(code: string, payment: PaymentRecord | null) {
  return { answer: errorAnswer(code), payment };
}

/** Marked guesses are not documented; tests should not depend on them. */
function refusalOf(
  { world, merchant, declineCode }: ConfirmContext,
  payment: PaymentRecord,
  asked: { orderId: string; amount: number },
): { code: string; declined: boolean } | null {
  const plain = (code: string) => ({ code, declined: false });
  if (asked.orderId !== payment.orderId) return plain('NOT_FOUND_PAYMENT_SESSION'); // guess
  if (payment.approvedAt !== null) return plain('ALREADY_PROCESSED_PAYMENT');
  if (payment.status !== 'IN_PROGRESS') return plain('NOT_FOUND_PAYMENT_SESSION'); // a guess for READY and ABORTED
  if (asked.amount !== payment.amount) return plain('INVALID_REQUEST'); // guess
  if (payment.amount < MINIMUM_CARD_AMOUNT) return plain('BELOW_MINIMUM_AMOUNT');
  if (isOrderApproved(world, merchant, payment.orderId)) return plain('DUPLICATED_ORDER_ID'); // guess
  const refusedWith = declineCode ?? payment.declineAtConfirm;
  return refusedWith === null ? null : { code: refusedWith, declined: true };
}

function approve({ world, merchant, baseUrl }: ConfirmContext, payment: PaymentRecord): Answer {
  const at = world.now(merchant).toISOString();
  const transactionKey = `txrd_${randomToken(16)}`;
  Object.assign(payment, { status: 'DONE', approvedAt: at, lastTransactionKey: transactionKey });
  world.transactions.push({
    transactionKey,
    clientKey: merchant.clientKey,
    paymentKey: payment.paymentKey,
    orderId: payment.orderId,
    amount: payment.amount,
    status: 'DONE',
    transactionAt: at,
  });
  return { status: 200, body: paymentObject(payment, baseUrl) };
}

/** Ends a payment that was refused: ABORTED, with the reason. */
export function abort(payment: PaymentRecord, code: string): void {
  payment.status = 'ABORTED';
  payment.failure = { code, message: errorMessage(code) };
}
