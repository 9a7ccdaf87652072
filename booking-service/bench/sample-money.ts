import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import type { Transaction } from '../src/platform/database.ts';

/** Prices by the hour of the session, and an add-on with every fifth. */
const PRICES = `
  UPDATE bookings b
     SET session_fee_won = fee, addons = extra, paid_won = CASE WHEN is_paid THEN fee + extra_won ELSE 0 END,
         total_price_won = fee + extra_won
    FROM (SELECT id, fee, is_paid, CASE WHEN chance % 5 = 0 THEN $1::jsonb ELSE '[]' END AS extra,
                 CASE WHEN chance % 5 = 0 THEN $2::int ELSE 0 END AS extra_won
            FROM (SELECT id, abs(hashtext(id)) AS chance,
                         CASE WHEN extract(hour FROM starts_at AT TIME ZONE 'Asia/Seoul') < 13 THEN 40000
                              WHEN extract(hour FROM starts_at AT TIME ZONE 'Asia/Seoul') < 18 THEN 50000 ELSE 44000 END AS fee,
                         status <> 'pending' AND coalesce(cancellation_reason, '') <> 'payment-abandoned' AS is_paid
                    FROM bookings WHERE booking_type = 'direct' AND total_price_won = 0 AND starts_at IS NOT NULL) priced) sold
   WHERE b.id = sold.id`;

/** Each was paid when it was booked, by an attempt of its own; who cancelled has it back. */
const PAYMENTS = [
  `INSERT INTO payment_attempts (id, order_id, amount_won, order_name, state, payment_key, approved_at, balance_won, method,
                                 created_at, updated_at)
   SELECT 'sample-' || id, id, paid_won, 'Sample', 'PAID', 'sample-' || id, created_at,
          CASE WHEN cancellation_reason = 'visitor' THEN 0 ELSE paid_won END, '카드', created_at, created_at
     FROM bookings WHERE paid_won > 0 ON CONFLICT DO NOTHING`,
  `INSERT INTO attempt_lines (attempt_id, booking_id, amount_won)
   SELECT a.id, b.id, b.paid_won FROM bookings b JOIN payment_attempts a ON a.id = 'sample-' || b.id ON CONFLICT DO NOTHING`,
  `INSERT INTO payment_transactions (transaction_key, attempt_id, means, amount_won, at, recorded_at)
   SELECT id, id, 'card', amount_won, approved_at, approved_at FROM payment_attempts WHERE id LIKE 'sample-%'
   UNION ALL
   SELECT 'back-' || order_id, id, 'card', -amount_won, approved_at + interval '1 hour', approved_at + interval '1 hour'
     FROM payment_attempts WHERE id LIKE 'sample-%' AND balance_won = 0
   ON CONFLICT DO NOTHING`,
  `INSERT INTO booking_history (booking_id, at, actor, event)
   SELECT id, created_at + interval '1 hour', 'visitor', 'cancelled' FROM bookings b
    WHERE cancellation_reason = 'visitor'
      AND NOT EXISTS (SELECT FROM booking_history h WHERE h.booking_id = b.id)`,
];

/** Gives sample bookings prices, and those that stand their payments; what has them keeps them. */
export async function addSampleMoney(trx: Transaction): Promise<void> {
  const [mixing] = initialAddOns;
  const sold = { id: mixing?.id, name: mixing?.name, priceWon: mixing?.price };
  await trx.query("SET LOCAL statement_timeout = '20min'");
  await trx.query(PRICES, [JSON.stringify([sold]), mixing?.price]);
  for (const sql of PAYMENTS) await trx.query(sql);
}
