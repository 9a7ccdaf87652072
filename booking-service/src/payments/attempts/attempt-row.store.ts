import type { AttemptState } from 'shared/payments/payments.ts';
import type { FailureCode, TakenButFailed } from '../base/codes.ts';
import type { PaymentAttempt } from './attempt.ts';

/** Columns of `payment_attempts a`, under the names of `AttemptRow`. */
export const attemptColumns = `
  a.id, a.order_id AS "orderId",
  ARRAY(SELECT f.booking_id FROM attempt_lines f WHERE f.attempt_id = a.id) AS "bookingIds", a.amount_won AS "amountWon", a.state,
  a.submitted_payment_key AS "submittedPaymentKey", a.payment_key AS "paymentKey", a.idempotency_key AS "idempotencyKey",
  a.confirm_started_at AS "confirmStartedAt", a.method, a.approved_at AS "approvedAt", a.balance_won AS "balanceWon",
  a.failure_code AS "failureCode", a.created_at AS "createdAt",
  a.gift_card_id AS "giftCardId", a.gift_won AS "giftWon", a.gift_balance_won AS "giftBalanceWon"`;

export interface AttemptRow {
  id: string;
  orderId: string;
  bookingIds: string[];
  amountWon: number;
  state: AttemptState;
  submittedPaymentKey: string | null;
  paymentKey: string | null;
  idempotencyKey: string | null;
  confirmStartedAt: Date | null;
  method: string | null;
  approvedAt: Date | null;
  balanceWon: number | null;
  failureCode: FailureCode | null;
  createdAt: Date;
  giftCardId: number | null;
  giftWon: number;
  giftBalanceWon: number;
}

/**
 * A stored row as the attempt that it is. The constraints of migration 0003 promise what a state needs, but for two
 * things: when a confirm began (without that it would count from the opening), and why money that was taken goes back.
 *
 * @throws Error when a row does not fit its state: nobody acts on it then
 */
export function toAttempt(row: AttemptRow): PaymentAttempt {
  const { id, orderId, bookingIds, amountWon, state, failureCode } = row;
  const { giftCardId: cardId, giftWon: won, giftBalanceWon: balanceWon } = row;
  const gift = cardId === null ? null : { cardId, won, balanceWon };
  const opening = { id, orderId, bookingIds, amountWon, gift };
  switch (state) {
    case 'CREATED':
      return { ...opening, state, failureCode };
    case 'CONFIRMING':
    case 'UNKNOWN':
      return {
        ...opening,
        state,
        submittedPaymentKey: needed(row, 'submittedPaymentKey'),
        idempotencyKey: needed(row, 'idempotencyKey'),
        confirmStartedAt: row.confirmStartedAt ?? row.createdAt,
      };
    case 'PAID':
      return {
        ...opening,
        state,
        taken: takenOf(row),
        method: row.method,
        approvedAt: needed(row, 'approvedAt'),
      };
    case 'FAILED':
      if (row.paymentKey === null) return { ...opening, state, taken: null, failureCode };
      if (!isTakenButFailed(failureCode)) throw unreadable(row, 'failureCode');
      return { ...opening, state, taken: takenOf(row), failureCode };
    case 'ABANDONED':
      return { ...opening, state };
    default:
      return state satisfies never;
  }
}

const takenOf = (row: AttemptRow) => ({
  paymentKey: needed(row, 'paymentKey'),
  balanceWon: needed(row, 'balanceWon'),
});

const isTakenButFailed = (code: string | null): code is TakenButFailed =>
  code === 'PAID_TWICE' || code === 'AMOUNT_DIFFERS';

function needed<Name extends keyof AttemptRow>(row: AttemptRow, name: Name): NonNullable<AttemptRow[Name]> {
  const value = row[name];
  if (value === null) throw unreadable(row, name);
  return value;
}

const unreadable = ({ id, state }: AttemptRow, name: keyof AttemptRow) =>
  new Error(`Payment attempt ${id} is ${state}, and its ${name} does not fit that`);
