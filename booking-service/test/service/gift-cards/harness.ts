import { openVoucherDesk } from '../vouchers/harness.ts';

/** A staff desk with gift cards, visitors who pay with them, and what the database has of it. */
export async function openGiftDesk() {
  const desk = await openVoucherDesk();
  return {
    ...desk,
    card: desk.card,
    giftCard: (value: number) => desk.make({ kind: 'gift-card', value }),
    left: async (id: number) => (await desk.list()).find((card) => card.id === id)?.leftWon,
    /** What the ledger has of an order, by means. */
    ledger: async (orderId: string) =>
      (
        await desk.db.query<{ means: string; won: number }>(
          `SELECT t.means, t.amount_won AS won FROM payment_transactions t JOIN payment_attempts a ON a.id = t.attempt_id
            WHERE a.order_id = $1 ORDER BY t.at, t.means, t.amount_won DESC`,
          [orderId],
        )
      ).rows.map(({ means, won }) => `${means} ${won}`),
    /** Cards of which what was spent is not what orders hold or have paid. */
    unbalanced: async () =>
      (
        await desk.db.query<{ id: number }>(
          `SELECT v.id FROM vouchers v WHERE v.spent_won <> (
             SELECT coalesce(sum(u.amount_won), 0) FROM voucher_uses u WHERE u.voucher_id = v.id)`,
        )
      ).rows,
  };
}
