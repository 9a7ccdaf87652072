import { seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { compareSettlement } from '../../../src/statements/settlement/compare-settlement.ts';
import { openBooks } from './harness.ts';

/** The provider sells by its own clock, so the month is the one of today. */
const MONTH = seoulWallClock(new Date()).date.slice(0, 7);

async function openOffice() {
  const books = await openBooks();
  const fields = {
    bookingDate: '2026-07-10',
    bookingTime: '15:00',
    selectedAddons: [1],
    totalPrice: 150_000,
  };
  const { booking } = await books.paidBooking(fields);
  await books.refund(booking.id, { amountWon: 20_000, override: true });
  await books.settle();
  books.clock.set(new Date());
  return { ...books, booking };
}

test('a list that agrees says what the provider keeps and pays out, and is asked for again', async () => {
  const books = await openOffice();
  expect((await books.statement(MONTH)).settlement).toBeNull();
  const { status, body } = await books.settlement(MONTH);
  expect(status).toBe(200);
  expect(body).toEqual({
    checkedAt: books.clock.now().toISOString(),
    ...{ matched: 2, settledWon: 130_000, feeWon: 4_290, payOutWon: 125_710, differences: [] },
  });
  expect((await books.statement(MONTH)).settlement).toEqual(body);
  books.clock.advanceMinutes(1);
  expect((await books.settlement(MONTH)).body.checkedAt).toBe(books.clock.now().toISOString());
  const { rows } = await books.db.query(
    "SELECT subject_id, after FROM audit_log WHERE action = 'settlement-compared'",
  );
  expect(rows).toEqual(Array(2).fill({ subject_id: MONTH, after: { matched: 2, differences: 0 } }));
});

test('what only one of them has, and what differs, is named with its booking', async () => {
  const books = await openOffice();
  await books.pay({ bookingDate: '2026-12-20', bookingTime: '15:00' });
  const { rows } = await books.db.query<{ key: string; won: number }>(
    'SELECT transaction_key AS key, amount_won AS won FROM payment_transactions',
  );
  const keyOf = (won: number) => rows.find((row) => row.won === won)?.key ?? '';
  await books.db.query('UPDATE payment_transactions SET amount_won = 149000 WHERE amount_won = 150000');
  await books.db.query('DELETE FROM payment_transactions WHERE amount_won = -20000');
  await books.db.query("UPDATE payment_transactions SET transaction_key = 'ours' WHERE amount_won = 50000");
  const { body } = await books.settlement(MONTH);
  expect(body.matched).toBe(0);
  const { booking } = books;
  expect(
    body.differences
      .map(({ kind, transactionKey, ourWon, settledWon }) => [kind, transactionKey, ourWon, settledWon])
      .toSorted(),
  ).toEqual(
    [
      ['amount-differs', keyOf(150_000), 149_000, 150_000],
      ['not-settled', 'ours', 50_000, null],
      ['unknown-here', keyOf(-20_000), null, -20_000],
      ['unknown-here', keyOf(50_000), null, 50_000],
    ].toSorted(),
  );
  expect(body.differences.find(({ kind }) => kind === 'amount-differs')?.orderId).toBe(booking.id);
});

test('what moved at midnight is known, though the list has it on the day beside', () => {
  const sale = { transactionKey: 'sale', attemptId: 'a', orderId: 'AAAAAAAAAA', amountWon: 50_000 };
  const days = { from: '2026-10-01', to: '2026-10-31' };
  const atMidnight = { ...sale, at: new Date('2026-10-31T14:59:59Z') };
  const settled = { transactionKey: 'sale', soldDate: '2026-11-01', amountWon: 50_000, payOutWon: 48_350 };
  expect(compareSettlement([settled], [atMidnight], days)).toMatchObject({ matched: 1, differences: [] });
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(compareSettlement([settled], [atMidnight], november)).toMatchObject({
    ...{ matched: 0, settledWon: 50_000, differences: [] },
  });
});

test('a provider that does not answer is told from a list that differs', async () => {
  const books = await openOffice();
  await books.provider.fault({ on: 'settlements', effect: 'error', when: 'before' });
  const { status, body } = await books.settlement(MONTH);
  expect(status).toBe(503);
  expect(body).toMatchObject({ type: 'not-ready' });
  expect((await books.statement(MONTH)).settlement).toBeNull();
  expect((await books.settlement(MONTH)).status).toBe(200);
});
