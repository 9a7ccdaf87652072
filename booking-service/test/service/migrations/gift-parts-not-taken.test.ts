import { expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore, storeFirstCatalogue } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0052');

test('of a payment that was not kept the gift card’s part is no longer paid, and its day is counted anew', async () => {
  await storeFirstCatalogue(db);
  await storeMany(db, 200, new Date());
  const { rows: orders } = await db.query<{ id: string }>(
    'SELECT order_id AS id FROM bookings ORDER BY 1 LIMIT 2',
  );
  const [kept = '', lost = ''] = orders.map(({ id }) => id);
  await db.query('UPDATE bookings SET paid_won = 50000 WHERE id = ANY ($1)', [[kept, lost]]);
  await db.query(
    `INSERT INTO vouchers (code, kind, value, scope, is_for_first, note, created_at) VALUES ('GIFT2345', 'gift-card', 80000, 'everything', false, '', now())`,
  );
  for (const [id, day] of [
    [kept, '2026-03-01'],
    [lost, '2026-03-02'],
  ] as const) {
    await db.query(
      `INSERT INTO payment_attempts (id, order_id, amount_won, gift_won, gift_card_id, order_name, state, payment_key, approved_at, balance_won, created_at, updated_at)
       SELECT $1, $1, 20000, 30000, id, 'One session', 'PAID', $1, now(), 0, now(), now() FROM vouchers`,
      [id],
    );
    await db.query(
      'INSERT INTO attempt_lines (attempt_id, booking_id, amount_won, gift_won) VALUES ($1, $1, 50000, 30000)',
      [id],
    );
    await db.query(
      `INSERT INTO payment_transactions (transaction_key, attempt_id, amount_won, at, recorded_at)
       VALUES ('taken-' || $1, $1, 20000, $2, now())`,
      [id, `${day}T12:00:00+09:00`],
    );
  }
  await db.query(
    `INSERT INTO payment_transactions (transaction_key, attempt_id, amount_won, means, at, recorded_at)
     VALUES ('gift-paid', $1, 30000, 'gift-card', '2026-03-01T12:00:00+09:00', now())`,
    [kept],
  );
  await db.query('DELETE FROM report_stale_days');

  expect(await migrate(databaseUrl)).toContain('0052_gift_parts_not_taken');

  const { rows: paid } = await db.query(
    'SELECT id, paid_won AS paid FROM bookings WHERE id = ANY ($1) ORDER BY id',
    [[kept, lost]],
  );
  expect(paid).toEqual([
    { id: kept, paid: 50_000 },
    { id: lost, paid: 20_000 },
  ]);
  const { rows: stale } = await db.query(
    // A later migration counts Klook guests anew.
    `SELECT day::text FROM report_stale_days
      WHERE day NOT IN (SELECT (starts_at AT TIME ZONE 'Asia/Seoul')::date FROM bookings
                         WHERE booking_type = 'klook' AND status = 'pending' AND starts_at IS NOT NULL)`,
  );
  expect(stale).toEqual([{ day: '2026-03-02' }]);
});
