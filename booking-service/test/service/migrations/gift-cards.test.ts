import { expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore, storeFirstCatalogue } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0044');

test('what was paid and given back before there were gift cards was by card alone', async () => {
  await storeFirstCatalogue(db);
  await storeMany(db, 200, new Date());
  const [order] = (await db.query<{ id: string }>('SELECT order_id AS id FROM bookings ORDER BY 1 LIMIT 1'))
    .rows;
  await db.query(
    `INSERT INTO payment_attempts (id, order_id, amount_won, order_name, state, payment_key, approved_at, balance_won, created_at, updated_at)
     VALUES ('attempt-1', $1, 50000, 'One session', 'PAID', 'key-1', now(), 40000, now(), now())`,
    [order?.id],
  );
  await db.query(
    `INSERT INTO payment_transactions (transaction_key, attempt_id, amount_won, at, recorded_at)
     VALUES ('taken-1', 'attempt-1', 50000, now(), now()), ('back-1', 'attempt-1', -10000, now(), now())`,
  );

  expect(await migrate(databaseUrl)).toContain('0044_gift_cards');

  const { rows: attempts } = await db.query(
    'SELECT amount_won AS amount, balance_won AS balance, gift_won AS gift, gift_card_id AS card FROM payment_attempts',
  );
  expect(attempts).toEqual([{ amount: 50_000, balance: 40_000, gift: 0, card: null }]);
  const { rows: movements } = await db.query(
    'SELECT transaction_key AS key, means FROM payment_transactions ORDER BY 1',
  );
  expect(movements).toEqual([
    { key: 'back-1', means: 'card' },
    { key: 'taken-1', means: 'card' },
  ]);
});
