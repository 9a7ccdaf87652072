import type { Locale } from 'shared/languages/localized-text.ts';
import type { GiftCardOrder } from 'shared/gift-cards/gift-card-order.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

/** An order of a gift card, which waits for its payment. */
export async function insertSale(
  db: Queryable,
  { id, order, now }: { id: string; order: GiftCardOrder; now: Date },
): Promise<void> {
  const { email, locale, valueWon, recipientName, message } = order;
  await db.query(
    `WITH bought AS (INSERT INTO orders (id, email, phone, locale, created_at) VALUES ($1, $2, NULL, $3, $4) RETURNING id)
     INSERT INTO gift_card_sales (order_id, value_won, recipient_name, message) SELECT id, $5, $6, $7 FROM bought`,
    [id, email, locale, now, valueWon, recipientName, message],
  );
}

/** What stands on a card that was bought; `code`: as it is stored. */
export interface BoughtCard {
  code: string;
  valueWon: number;
  recipientName: string;
  message: string;
  locale: Locale;
}

/** The card that an order has paid for; undefined where there is none, or it is forgotten. */
export async function cardOfOrder(db: Queryable, orderId: string): Promise<BoughtCard | undefined> {
  const { rows } = await db.query<BoughtCard>(
    `SELECT v.code, g.value_won AS "valueWon", g.recipient_name AS "recipientName", g.message, o.locale
       FROM gift_card_sales g JOIN vouchers v ON v.id = g.voucher_id JOIN orders o ON o.id = g.order_id
      WHERE g.order_id = $1 AND o.forgotten_at IS NULL`,
    [orderId],
  );
  return rows[0];
}

/** The order that a card was bought with; undefined where it was not. */
export async function orderOfCard(db: Queryable, voucherId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ orderId: string }>(
    'SELECT order_id AS "orderId" FROM gift_card_sales WHERE voucher_id = $1',
    [voucherId],
  );
  return rows[0]?.orderId;
}

/** The card that an order has paid for. */
export async function setCard(trx: Transaction, orderId: string, voucherId: number): Promise<void> {
  await trx.query('UPDATE gift_card_sales SET voucher_id = $2 WHERE order_id = $1', [orderId, voucherId]);
}
