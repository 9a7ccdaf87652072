import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import type { Transaction } from '../platform/database.ts';

export interface CounterPayment {
  orderId: string;
  method: CounterPaymentMethod;
  /** In won. */
  amountWon: number;
  /** Why it is free; null where it is not. */
  reason: string | null;
  takenAt: Date;
  takenBy: number;
  /** What of it a gift card pays, beside `amountWon`. */
  gift: { cardId: number; won: number } | null;
}

export async function insertCounterPayment(trx: Transaction, payment: CounterPayment): Promise<void> {
  const { orderId, method, amountWon, reason, takenAt, takenBy, gift } = payment;
  await trx.query(
    `INSERT INTO counter_payments (order_id, method, amount_won, reason, taken_at, taken_by, gift_card_id, gift_won)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [orderId, method, amountWon, reason, takenAt, takenBy, gift?.cardId ?? null, gift?.won ?? 0],
  );
}

export interface TakenAtCounter {
  amountWon: number;
  givenBackAt: Date | null;
  giftCardId: number | null;
  giftWon: number;
}

/** What was taken for an order at the counter, in won, and when it was given back; undefined where nothing was. */
export async function findCounterPayment(
  trx: Transaction,
  orderId: string,
): Promise<TakenAtCounter | undefined> {
  const { rows } = await trx.query<TakenAtCounter>(
    `SELECT amount_won AS "amountWon", given_back_at AS "givenBackAt", gift_card_id AS "giftCardId", gift_won AS "giftWon"
       FROM counter_payments WHERE order_id = $1`,
    [orderId],
  );
  return rows[0];
}

/** @param givenBack when and by whom; null: it was not */
export async function setGivenBack(
  trx: Transaction,
  orderId: string,
  givenBack: { at: Date; by: number } | null,
): Promise<void> {
  await trx.query(`UPDATE counter_payments SET given_back_at = $2, given_back_by = $3 WHERE order_id = $1`, [
    orderId,
    givenBack?.at ?? null,
    givenBack?.by ?? null,
  ]);
}
