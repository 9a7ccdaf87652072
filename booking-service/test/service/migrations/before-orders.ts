import type pg from 'pg';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { migrate } from '../../../src/migrate.ts';

/** The last migration before payments and mails hung on orders: 0024, the 22nd (two numbers were never given out). */
const BEFORE_ORDERS = 22;

/** Brings an empty database to where it stood before there were orders. */
export async function migrateToBeforeOrders(databaseUrl: string): Promise<void> {
  const done = await migrate(databaseUrl, BEFORE_ORDERS);
  const last = done.at(-1);
  if (last !== '0024_personal_data_ends') throw new Error(`The migration before orders is not ${last}`);
}

/** What a booking of those days can have behind it; they come in turn. */
export const kinds = [
  'paid',
  'refunded in part by staff',
  'paid back by the system',
  'klook',
  'held',
  'forgotten',
  'never paid',
  'paid twice, and a refund failed',
] as const;

/** The number of the first booking of a kind. */
export const numberOf = (kind: Kind) =>
  (1 + kinds.indexOf(kind)).toString(16).toUpperCase().padStart(10, '0');

type Kind = (typeof kinds)[number];
const has = (...some: Kind[]) => `kind IN (${some.map((kind) => `'${kind}'`).join(', ')})`;
const twice = has('paid twice, and a refund failed');
const isPaid = `(${twice} OR ${has('paid', 'refunded in part by staff', 'paid back by the system', 'forgotten')})`;
const balance = `CASE WHEN ${has('refunded in part by staff')} THEN 30000 WHEN ${has('paid back by the system')} THEN 0 ELSE 50000 END`;

const sample = `INSERT INTO sample
  SELECT n, kinds[1 + (n - 1) % cardinality(kinds)], lpad(upper(to_hex(n)), 10, '0'), 'order_' || n,
         at - n % 20000 * interval '1 minute',
         at + CASE WHEN kinds[1 + (n - 1) % cardinality(kinds)] = 'forgotten' THEN interval '-2 years' ELSE interval '2 days' END
            + n * interval '10 minutes'
    FROM (SELECT n, $2::text[] AS kinds, date_trunc('hour', $3::timestamptz) AS at FROM generate_series(1, $1::int) AS n) AS one`;

/** What the version of those days had stored, statement by statement. */
const filling = [
  `INSERT INTO bookings (id, booking_type, klook_booking_id, name, email, phone, locale, selected_drink, youtube_track_url,
                         starts_at, slot_minutes, status, cancellation_reason, hold_expires_at, hold_promised_until, told,
                         told_starts_at, session_fee_won, total_price_won, catalogue_version, cancellation_policy,
                         created_at, updated_at, forgotten_at)
   SELECT id, CASE WHEN ${has('klook')} THEN 'klook' ELSE 'direct' END, CASE WHEN ${has('klook')} THEN 'KLK-' || n END,
          CASE WHEN ${has('forgotten')} THEN 'Removed' ELSE 'Visitor ' || n END,
          CASE WHEN ${has('forgotten')} THEN 'removed@invalid' ELSE 'visitor' || n || '@example.test' END,
          CASE WHEN ${has('forgotten')} THEN '-' ELSE '+82 10 1234 ' || lpad((n % 10000)::text, 4, '0') END,
          (ARRAY['en', 'ko', 'zh'])[1 + n % 3], 'lemonade',
          CASE WHEN ${has('forgotten')} THEN '-' ELSE 'https://youtu.be/dQw4w9WgXcQ' END,
          CASE WHEN NOT ${has('klook')} THEN starts_at END, 10,
          CASE WHEN ${has('paid back by the system', 'paid twice, and a refund failed')} THEN 'cancelled'
               WHEN ${has('forgotten')} THEN 'completed' WHEN ${has('held', 'never paid')} THEN 'pending' ELSE 'confirmed' END,
          CASE WHEN ${has('paid back by the system')} THEN 'not-honoured'
               WHEN ${twice} THEN 'staff' END,
          hold_ends, hold_ends, CASE WHEN ${has('paid', 'klook')} THEN 'confirmed' END,
          CASE WHEN ${has('paid')} THEN starts_at END,
          CASE WHEN ${has('klook')} THEN 0 ELSE 50000 END, CASE WHEN ${has('klook')} THEN 0 ELSE 50000 END, 1, policy, at, at,
          CASE WHEN ${has('forgotten')} THEN at END
     FROM (SELECT *, CASE WHEN ${has('held')} THEN at + 20000 * interval '1 minute'
                          WHEN ${has('never paid')} THEN at - interval '1 day' END AS hold_ends,
                  (SELECT rules -> 'cancellationPolicy' FROM catalogue_versions) AS policy FROM sample) AS one`,
  `INSERT INTO slot_claims (studio_id, starts_at, booking_id, expires_at)
   SELECT studio_id, starts_at, id, hold_expires_at FROM bookings
    WHERE status <> 'cancelled' AND starts_at IS NOT NULL`,
  `INSERT INTO booking_history (booking_id, at, actor, event)
   SELECT id, at, 'visitor', 'booked' FROM sample UNION ALL
   SELECT id, at, 'provider', 'paid' FROM sample WHERE ${isPaid} UNION ALL
   SELECT id, at, 'system', 'refunded' FROM sample WHERE ${has('refunded in part by staff', 'paid back by the system')}`,
  `INSERT INTO payment_attempts (order_id, booking_id, amount_won, order_name, state, submitted_payment_key, payment_key,
                                 idempotency_key, provider_status, approved_at, balance_won, last_transaction_key,
                                 created_at, updated_at)
   SELECT order_id, id, 50000, 'Recording session', 'PAID', 'pay_' || n, 'pay_' || n, 'confirm:' || n, 'DONE', at,
          ${balance}, 'tx_' || n, at, at FROM sample WHERE ${isPaid}`,
  `INSERT INTO payment_attempts (order_id, booking_id, amount_won, order_name, state, payment_key, approved_at, balance_won,
                                 failure_code, created_at, updated_at)
   SELECT order_id || '_again', id, 50000, 'Recording session', CASE WHEN paid_twice THEN 'FAILED' ELSE 'CREATED' END,
          CASE WHEN paid_twice THEN 'pay_again_' || n END, CASE WHEN paid_twice THEN at END, CASE WHEN paid_twice THEN 0 END,
          CASE WHEN paid_twice THEN 'PAID_TWICE' END, at, at
     FROM (SELECT *, ${twice} AS paid_twice FROM sample) AS one
    WHERE paid_twice OR ${has('held', 'never paid')}`,
  `INSERT INTO refunds (id, order_id, amount_won, reason, state, idempotency_key, transaction_key, next_try_at, last_error,
                        requested_by, created_at, settled_at, request_key, balance_before_won)
   SELECT gen_random_uuid(), order_id || CASE WHEN again THEN '_again' ELSE '' END, amount, 'Goodwill', state,
          'refund:' || n || again, CASE state WHEN 'DONE' THEN 'back_' || n || again END, at,
          CASE state WHEN 'FAILED' THEN 'BALANCE_CHANGED' END, CASE WHEN by_staff THEN 'user:1' ELSE 'system' END, at,
          CASE state WHEN 'DONE' THEN at END, CASE WHEN by_staff THEN 'key_' || n END, CASE WHEN by_staff THEN 50000 END
     FROM (SELECT *, false AS again, ${has('refunded in part by staff')} AS by_staff, 'DONE' AS state,
                  CASE WHEN ${has('refunded in part by staff')} THEN 20000 ELSE 50000 END AS amount
             FROM sample WHERE ${has('refunded in part by staff', 'paid back by the system')} UNION ALL
           SELECT *, true, false, 'DONE', 50000 FROM sample WHERE ${twice} UNION ALL
           SELECT *, false, true, 'FAILED', 10000 FROM sample WHERE ${twice}) AS one`,
  `INSERT INTO payment_transactions (transaction_key, order_id, amount_won, at, recorded_at)
   SELECT 'tx_' || order_id, order_id, amount_won, approved_at, approved_at FROM payment_attempts WHERE approved_at IS NOT NULL
   UNION ALL SELECT transaction_key, order_id, -amount_won, settled_at, settled_at FROM refunds WHERE state = 'DONE'`,
  `INSERT INTO webhook_events (transmission_id, event_type, order_id, payment_key, state, received_at)
   SELECT 'whtrans_' || n, 'PAYMENT_STATUS_CHANGED', order_id, 'pay_' || n, 'PROCESSED', at FROM sample WHERE ${isPaid}`,
  `INSERT INTO emails (id, booking_id, kind, recipient, subject, html_body, text_body, message_id, state, next_try_at,
                       created_at, sent_at, forgotten_at)
   SELECT gen_random_uuid(), b.id, kind, b.email, CASE WHEN gone THEN 'Removed' ELSE 'Your session' END,
          CASE WHEN gone THEN '' ELSE repeat('<p>See you there.</p>', 200) END,
          CASE WHEN gone THEN '' ELSE repeat('See you there. ', 100) END, b.id || kind, 'sent', at, at, at, b.forgotten_at
     FROM (SELECT id, at, 'booking-confirmed' AS kind FROM sample WHERE ${isPaid} UNION ALL
           SELECT id, at, 'booking-refunded' FROM sample WHERE ${has('refunded in part by staff')} UNION ALL
           SELECT id, at, 'klook-confirmed' FROM sample WHERE ${has('klook')}) AS one
     JOIN bookings b USING (id), LATERAL (SELECT b.forgotten_at IS NOT NULL AS gone) AS of_it`,
  // A mail about no booking: to somebody who wants to open a cafe.
  `INSERT INTO emails (id, kind, recipient, subject, html_body, text_body, message_id, state, next_try_at, created_at)
   SELECT gen_random_uuid(), 'franchise-enquiry', 'founder@example.test', 'Your enquiry', 'Hello', 'Hello', 'enquiry', 'queued', $1, $1`,
  `INSERT INTO unpaid_holds (holder, booking_id, held_at)
   SELECT holder || n, id, at FROM sample, (VALUES ('email'), ('network')) AS of_one (holder) WHERE ${has('held', 'never paid')}`,
  `INSERT INTO kept_by_law (booking_id, name, email, contract_ended_at, set_apart_at)
   SELECT id, 'Visitor ' || n, 'visitor' || n || '@example.test', at, at FROM sample WHERE ${has('forgotten')}`,
];

/** Fills it with so many bookings of every kind, and with what they have behind them. */
export async function fillAsBeforeOrders(client: pg.Client, count: number, at: Date): Promise<void> {
  const { rules, addons } = initialCatalogue;
  await client.query('INSERT INTO catalogue_versions (version, rules, addons) VALUES (1, $1, $2)', [
    ...[JSON.stringify(rules), JSON.stringify(addons)],
  ]);
  await client.query(
    'CREATE TEMP TABLE sample (n int, kind text, id text, order_id text, at timestamptz, starts_at timestamptz)',
  );
  await client.query(sample, [count, kinds, at]);
  for (const statement of filling) await client.query(statement, statement.includes('$1') ? [at] : []);
  await client.query('SELECT rebuild_booking_search()');
  await client.query('ANALYZE');
}
