import { expect, test } from 'vitest';
import { sell } from '../../harness/catalogue.ts';
import { TODAY } from '../../harness/clock.ts';
import { openBooks } from '../statements/harness.ts';
import { aChain, hongdae, sinsa } from './chain.ts';

const books = await openBooks();
await sell(books.db, aChain(2));

const MONTH = TODAY.slice(0, 7);
const payment = { method: 'cash' };

test('a statement is the house’s: it has what was missing in the drawer of every branch, and waits for each to be signed', async () => {
  await books.sell({ bookingTime: '15:00', payment });
  await books.sell({ studioId: 11, bookingTime: '15:00', totalPrice: 30_000, payment });
  await books.sign(TODAY, -1_000, sinsa.id);
  expect(await books.statement(MONTH)).toMatchObject({ unsignedDays: 1 });
  await books.sign(TODAY, 2_000, hongdae.id);
  await books.sign(TODAY, 3_000, hongdae.id);
  const { unsignedDays, differences } = await books.statement(MONTH);
  expect(unsignedDays).toBe(0);
  // The second signing of a branch corrects its own first one.
  expect(differences.map(({ won }) => won).toSorted((one, other) => one - other)).toEqual([
    -1_000, 1_000, 2_000,
  ]);
  books.clock.set('2026-08-01T09:00:00+09:00');
  expect((await books.close(MONTH)).status).toBe(200);
  const { rows } = await books.db.query(`SELECT key FROM statement_lines WHERE kind = 'cash-up' ORDER BY 1`);
  expect(rows).toEqual([
    { key: `${TODAY}/1/cash/1` },
    { key: `${TODAY}/1/cash/2` },
    { key: `${TODAY}/2/cash/2` },
  ]);
});
