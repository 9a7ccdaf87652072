import { expect, test } from 'vitest';
import { figure, isQuick, patience } from '../harness/proof.ts';
import { until } from '../harness/waits.ts';
import { signedInBrowser } from '../harness/accounts.ts';
import { copyOf } from '../payments/copies.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

const desk = await openStaffDesk();
const { provider } = desk;
/** The quick set lets the copies' clocks run faster; the figures are measured on clocks that run as clocks do. */
const CLOCK_SPEED = isQuick ? 8 : 1;
const PAYMENTS = 6;
const PROMISED_SECONDS = 60;
const timeout = patience(120_000);

const copy = () => copyOf(desk, { clockSpeed: CLOCK_SPEED, backgroundJobs: true });

const shop = () => `clientKey=${provider.keys.clientKey}`;
const openMatters = async () =>
  (
    await desk.db.query<{ count: number }>(
      `SELECT (SELECT count(*) FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN'))
            + (SELECT count(*) FROM refunds WHERE state IN ('REQUESTED', 'SENDING')) AS count`,
    )
  ).rows[0]?.count;

test(
  'a copy dies while the provider is away: everything is settled within a minute of its return',
  { timeout },
  async () => {
    const checkouts = [];
    for (let index = 0; index < PAYMENTS; index += 1) {
      const booking = await desk.hold();
      const returned = await desk.authenticate(booking);
      await desk.withoutWebhooks(returned.orderId);
      checkouts.push({ booking, returned });
    }
    const paid = [await desk.paidBooking(), await desk.paidBooking()];
    const first = await copy();
    const admin = await signedInBrowser(first.url, desk.db, 'admin');

    for (const [index, { returned }] of checkouts.entries()) {
      const when = index % 2 === 0 ? 'after' : 'before';
      await provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'reset', when, times: null });
    }
    for (const on of ['query', 'cancel'])
      await provider.fault({ on, effect: 'reset', when: 'before', times: null });
    for (const { returned } of checkouts)
      expect(await first.post('/api/payments/confirm', returned)).toMatchObject({ status: 202 });
    for (const { booking } of paid) {
      const body = { amountWon: 10_000, reason: 'Goodwill', override: true };
      const path = `/api/admin/bookings/${booking.id}/refunds`;
      const reply = await admin.send('POST', path, body, { 'Idempotency-Key': crypto.randomUUID() });
      expect(reply).toMatchObject({ status: 201, body: { state: 'sending' } });
    }
    first.kill('SIGKILL');
    await first.ended();
    // Nobody can be told yet how this one ended; staff need the slot.
    const [inVain] = checkouts;
    await desk.setStatus(inVain?.booking.id ?? '', 'cancelled');

    // Another copy has tried in vain for a while, so its pauses have grown.
    await copy();
    const queries = `/calls?${shop()}&kind=query`;
    const { length: asked } = await provider.control<unknown[]>('GET', queries);
    await provider.control('GET', `${queries}&atLeast=${asked + (isQuick ? 12 : 40)}&waitMs=60000`);
    const backAt = performance.now();
    await provider.control('DELETE', `/faults?${shop()}`);
    await until(
      'everything to be settled',
      async () => (await openMatters()) === 0,
      2 * PROMISED_SECONDS * 1_000,
    );
    const seconds = Math.round(((performance.now() - backAt) / 1000) * CLOCK_SPEED);

    expect(await desk.mails(inVain?.booking.id ?? '')).toEqual(['payment-refunded']);
    for (const { booking, returned } of checkouts.slice(1)) {
      expect(await provider.captures(returned.orderId)).toMatchObject([{ captures: 1 }]);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    }
    for (const { booking, returned } of paid) {
      const left = booking.total - 10_000;
      expect(await provider.captures(returned.orderId)).toMatchObject([{ balanceWon: left }]);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
    }
    // Under a faster clock the jobs' real intervals count for more than they are.
    if (CLOCK_SPEED === 1) expect(seconds).toBeLessThanOrEqual(PROMISED_SECONDS);
    figure('settled after the provider’s return', { payments: PAYMENTS, refunds: paid.length, seconds });
  },
);
