import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { openDeliveries } from '../../../src/deliveries/open-deliveries.usecase.ts';
import { migrate } from '../../../src/migrate.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { openReleaseBefore } from './earlier-release.ts';

const { db, databaseUrl } = await openReleaseBefore('0035');

/** Bookings without what later migrations have added to them. */
const asTheyWere = async () =>
  (await db.query("SELECT to_jsonb(b) - 'discount_won' - 'voucher_id' AS row FROM bookings b ORDER BY id"))
    .rows;

test('what was sold before deliveries were noted is late for nobody, what is still to be sung is owed', async () => {
  const now = new Date();
  const version = 1;
  const { rules, addons } = initialCatalogue;
  await db.query('INSERT INTO catalogue_versions (version, rules, addons) VALUES ($1, $2, $3)', [
    version,
    JSON.stringify(rules),
    // As it was then: without a word of deliveries.
    JSON.stringify(addons.map(({ delivery: _, ...addOn }) => addOn)),
  ]);
  await storeMany(db, 2_000, now);
  await db.query(
    `UPDATE bookings SET status = 'confirmed', cancellation_reason = NULL, hold_expires_at = NULL, hold_promised_until = NULL, addons = '[{"id": 4, "name": "LP", "priceWon": 0}, {"id": 6, "name": "Billboard", "priceWon": 0}]'
      WHERE id LIKE '%0'`,
  );
  const before = await asTheyWere();

  expect(await migrate(databaseUrl)).toContain('0035_deliveries');

  expect(await asTheyWere()).toEqual(before);
  const { rows } = await db.query<{ isOver: boolean; noted: number }>(
    `SELECT b.starts_at < $1 AS "isOver", count(d.booking_id)::int AS noted
       FROM bookings b LEFT JOIN deliveries d ON d.booking_id = b.id AND d.state = 'from-before'
      WHERE b.addons <> '[]' AND b.starts_at IS NOT NULL GROUP BY b.id`,
    [now],
  );
  expect(new Set(rows.map(({ isOver, noted }) => `${isOver ? 'over' : 'to come'}: ${noted}`))).toEqual(
    new Set(['over: 2', 'to come: 0']),
  );
  expect(await openDeliveries(db, now)).toEqual([]);
  const later = await openDeliveries(db, new Date(now.getTime() + 200 * 86_400_000));
  expect(later.length).toBe(rows.filter(({ isOver }) => !isOver).length);
  expect(new Set(later.map(({ addOnId, isPosted }) => `${addOnId} ${isPosted}`))).toEqual(
    new Set(['4 true']),
  );
});
