import { expect, test } from 'vitest';
import { migrate } from '../../../src/migrate.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore, storeFirstCatalogue } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0043');

test('what was sold before there were vouchers keeps its price', async () => {
  await storeFirstCatalogue(db);
  await storeMany(db, 1_000, new Date());
  const prices = async () =>
    (await db.query('SELECT id, session_fee_won, total_price_won FROM bookings ORDER BY id')).rows;
  const before = await prices();

  expect(await migrate(databaseUrl)).toContain('0043_vouchers');

  expect(await prices()).toEqual(before);
  const { rows } = await db.query(
    'SELECT DISTINCT discount_won AS discount, voucher_id AS voucher FROM bookings',
  );
  expect(rows).toEqual([{ discount: 0, voucher: null }]);
});
