import { reconciliationsSchema } from 'shared/refunds/refunds.ts';
import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { addSeoulDays, instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../src/payments/ledger/reconcile-ledger.usecase.ts';
import { captureBehindOurBack } from '../../harness/provider-shop.ts';
import { openStaffDesk } from './staff-desk.ts';

const desk = await openStaffDesk();
const { provider } = desk;
/** The provider's clock is the real one: its transactions are of today. */
const today = () => seoulWallClock(new Date()).date;
const run = () => desk.service.deps.payments.reconcileDay(today());
const reports = async () => {
  await desk.awake();
  return (await desk.admin.send<Reconciliation[]>('GET', '/api/admin/reconciliations')).body;
};

describe('the daily comparison with the provider', () => {
  test('finds nothing to say when both agree', async () => {
    const { booking } = await desk.paidBooking();
    await desk.refund(booking.id, { amountWon: 5_000, override: true });
    const report = await run();
    expect(report).toMatchObject({ matched: 2, refundedWon: 5_000, learned: 0, differences: [] });
    expect(reconciliationsSchema.parse(await reports())).toMatchObject([{ day: today(), differences: [] }]);
  });

  test('learns of cancellations in the provider’s console', async () => {
    const { booking, returned } = await desk.paidBooking();
    await provider.cancelInConsole(returned.paymentKey, { cancelAmount: 7_000 });
    expect(await desk.quote(booking.id)).toMatchObject({ refundedWon: 0 });
    expect(await run()).toMatchObject({ learned: 1, differences: [] });
    expect(await desk.quote(booking.id)).toMatchObject({ refundedWon: 7_000 });
  });

  test('learns of money that no confirm of ours took, and of what went back before we ever saw it', async () => {
    const booking = await desk.hold();
    const taken = await desk.authenticate(booking);
    await desk.withoutWebhooks(taken.orderId);
    await captureBehindOurBack(provider, taken);
    const returned = await desk.authenticate(await desk.hold());
    await desk.withoutWebhooks(returned.orderId);
    await captureBehindOurBack(provider, returned);
    await provider.cancelInConsole(returned.paymentKey);
    expect(await run()).toMatchObject({ learned: 3, differences: [] });
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
  });

  test('shows staff what only one side has', async () => {
    const stranger = await provider.authorise({ orderId: 'not-an-order-of-ours', amount: 1_000 });
    await captureBehindOurBack(provider, stranger);
    const { returned } = await desk.paidBooking();
    await desk.db.query(
      `INSERT INTO payment_transactions (transaction_key, attempt_id, means, amount_won, at, recorded_at)
       VALUES ('only-here', $1, 'card', -1, now(), now())`,
      [returned.orderId],
    );
    await run();
    const [report] = await reports();
    expect(report?.differences).toMatchObject([
      { kind: 'unknown-here', orderId: 'not-an-order-of-ours', ourWon: null, providerWon: 1_000 },
      { kind: 'unknown-there', transactionKey: 'only-here', ourWon: -1, providerWon: null },
    ]);
  });

  test('is made by one copy, once a day, and days that were missed are made up for', async () => {
    const other = await desk.anotherCopy();
    const noon = new Date(Date.now() + 3 * 86_400_000);
    desk.clock.set(noon);
    const { signal } = new AbortController();
    await desk.db.query(`UPDATE payment_attempts SET created_at = now()`);
    await desk.db.query('DELETE FROM reconciliations');
    const runs = [desk.service, other].map(({ deps }) => deps.payments.reconcileLedger(signal));
    await Promise.all([...runs, ...runs]);
    const calls = await provider.control<{ kind: string }[]>(
      'GET',
      `/calls?clientKey=${provider.keys.clientKey}&kind=transactions`,
    );
    const before = calls.length;
    expect((await reports()).length).toBeGreaterThanOrEqual(2);
    await desk.service.deps.payments.reconcileLedger(signal);
    const after = await provider.control<unknown[]>(
      'GET',
      `/calls?clientKey=${provider.keys.clientKey}&kind=transactions`,
    );
    expect(after).toHaveLength(before);
  });

  test('waits an hour after midnight, until what began before it has been settled', async () => {
    const day = addSeoulDays(today(), 3);
    const { signal } = new AbortController();
    const isCompared = async (time: string) => {
      desk.clock.set(instantInSeoul(addSeoulDays(day, 1), time));
      await desk.service.deps.payments.reconcileLedger(signal);
      return (await reports()).some((report) => report.day === day);
    };
    expect(await isCompared('00:59')).toBe(false);
    expect(await isCompared('01:00')).toBe(true);
  });

  test('that the provider does not answer leaves no report, and is tried again', async () => {
    await desk.db.query('DELETE FROM reconciliations');
    await provider.fault({ on: 'transactions', effect: 'error', when: 'before' });
    await expect(run()).rejects.toThrow('did not list');
    expect(await reports()).toEqual([]);
    desk.clock.advanceMinutes(6);
    expect(await run()).not.toBeNull();
  });
});

test('amounts that differ are told apart', () => {
  const at = new Date('2026-07-02T12:00:00+09:00');
  const span = { from: new Date('2026-07-02T00:00:00+09:00'), until: new Date('2026-07-03T00:00:00+09:00') };
  const theirs = { transactionKey: 'k', paymentKey: 'p', orderId: 'o', amountWon: 2, at };
  const ours = { transactionKey: 'k', attemptId: 'o', orderId: 'b', amountWon: 1, at };
  expect(compare([theirs], [ours], span).differences).toMatchObject([
    { kind: 'amount-differs', ourWon: 1, providerWon: 2, bookingId: 'b' },
  ]);
  // Just beyond midnight on one side only: nobody is missing.
  const late = { ...theirs, amountWon: 1, at: new Date('2026-07-03T00:00:01+09:00') };
  const early = { ...ours, at: new Date('2026-07-02T23:59:59+09:00') };
  expect(compare([late], [early], span).differences).toEqual([]);
});
