import { sumsOf } from 'shared/statements/reckoning.ts';
import { expect, test } from 'vitest';
import { closeMonth } from '../../../src/statements/close-month.usecase.ts';
import { changingQueries, meeting } from '../../harness/changed-queries.ts';
import { openBooks } from './harness.ts';

/** July with money in it, and August; two copies of the service close July at the same moment. */
async function closedTwice(isGuarded: boolean): Promise<number> {
  const books = await openBooks();
  books.clock.set('2026-07-02T09:00:00+09:00');
  await books.sell({ bookingDate: '2026-07-02', bookingTime: '15:00', payment: { method: 'cash' } });
  books.clock.set('2026-08-03T09:00:00+09:00');
  if (!isGuarded) {
    await books.db.query('ALTER TABLE statements DROP CONSTRAINT statements_pkey CASCADE');
    await books.db.query('ALTER TABLE statements DROP CONSTRAINT statements_number_key');
    await books.db.query('ALTER TABLE statement_lines DROP CONSTRAINT statement_lines_pkey');
  }
  const copies = [books.service, await books.anotherCopy()];
  const owner = { id: 1, username: 'owner' } as Parameters<typeof closeMonth>[2];
  const meet = meeting(copies.length);
  /** Without the lock both have looked before either writes. */
  const withoutLock = async (text: string) => {
    if (text.includes('INSERT INTO statements')) await meet();
    return text.replace(/SELECT pg_advisory_xact_lock\(.*\)/, 'SELECT 1');
  };
  await Promise.all(
    copies.map(({ deps }) =>
      closeMonth(
        isGuarded ? deps.db : changingQueries(deps.db, withoutLock),
        '2026-07',
        owner,
        books.clock.now(),
      ),
    ),
  );
  const { rows } = await books.db.query<{ won: number }>(
    `SELECT coalesce(sum(won), 0)::bigint AS won FROM statement_lines`,
  );
  return rows[0]?.won ?? 0;
}

test('the control: without the lock and the keys a month is closed two times, and its money counted twice', async () => {
  expect(await closedTwice(false)).toBe(100_000);
});

test('with them it is closed once', async () => {
  expect(await closedTwice(true)).toBe(50_000);
});

test('what is sold while months are closed stands in one of them, or in the open one', async () => {
  const books = await openBooks();
  books.clock.set('2026-07-31T23:50:00+09:00');
  const times = Array.from({ length: 12 }, (_, place) => `1${3 + Math.floor(place / 6)}:${place % 6}0`);
  const sell = (bookingTime: string) =>
    books.sell({ bookingDate: '2026-08-01', bookingTime, payment: { method: 'cash' } });
  await sell('16:00');
  books.clock.set('2026-08-01T00:00:00+09:00');
  await Promise.all([...times.map(sell), books.close('2026-07'), books.close('2026-07')]);
  books.clock.set('2026-09-01T00:00:00+09:00');
  await Promise.all([sell('17:00'), books.close('2026-08')]);
  const { months } = await books.months();
  const all = await Promise.all(months.map(({ month }) => books.statement(month)));
  expect(all.reduce((sum, one) => sum + sumsOf(one).takenWon, 0)).toBe(await books.ledgerWon());
});
