import { expect, test } from 'vitest';
import { signedInBrowser } from '../../harness/accounts.ts';
import type { CopyProcess } from '../../harness/copy-process.ts';
import { ownRows, singersOf } from '../../harness/parties.ts';
import { figure, isQuick, patience } from '../../harness/proof.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import { until } from '../../harness/waits.ts';
import { copyOf } from '../../service/payments/copies.ts';
import type { HeldBooking } from '../../service/payments/harness.ts';
import type { StaffDesk } from '../../service/payments/staff-desk.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';

/** The quick set lets the copies' clocks run faster; the figures are measured on clocks that run as clocks do. */
const CLOCK_SPEED = isQuick ? 8 : 1;
const PAYMENTS = 6;
const PROMISED_SECONDS = 60;
const REFUND_WON = 10_000;
/** Longer than anybody waits for an answer to a question. */
const SILENT_MS = 20_000 / CLOCK_SPEED;
const timeout = patience(180_000);

interface Checkout {
  booking: HeldBooking;
  returned: Returned;
}

async function unconfirmed(desk: StaffDesk, fields: Record<string, unknown>): Promise<Checkout> {
  const booking = await desk.hold(fields);
  const returned = await desk.authenticate(booking);
  await desk.withoutWebhooks(returned.orderId);
  return { booking, returned };
}

async function openMatters({ db }: StaffDesk): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT (SELECT count(*) FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN'))
          + (SELECT count(*) FROM refunds WHERE state IN ('REQUESTED', 'SENDING')) AS count`,
  );
  return rows[0]?.count ?? 0;
}

type Away = 'breaks every connection' | 'is silent';

/** Half of the confirms take the money before the provider is gone, half do not. */
async function providerGoes({ provider }: StaffDesk, checkouts: Checkout[], how: Away): Promise<void> {
  const write = { effect: how === 'is silent' ? 'hold' : 'reset', times: null };
  for (const [index, { returned }] of checkouts.entries()) {
    const when = index % 2 === 0 ? 'after' : 'before';
    await provider.fault({ on: 'confirm', orderId: returned.orderId, when, ...write });
  }
  await provider.fault({ on: 'cancel', when: 'before', ...write });
  // Questions that are asked just before its return get no answer for a while after it.
  const read = how === 'is silent' ? { effect: 'delay', ms: SILENT_MS } : { effect: 'reset' };
  await provider.fault({ on: 'query', when: 'before', times: null, ...read });
}

async function providerIsBack({ provider }: StaffDesk): Promise<void> {
  const { clientKey } = provider.keys;
  await provider.control('DELETE', `/faults?clientKey=${clientKey}`);
  await provider.control('POST', '/release', { clientKey, what: 'calls' });
}

async function payAndRefundInVain(
  desk: StaffDesk,
  copy: CopyProcess,
  checkouts: Checkout[],
  paid: Checkout[],
) {
  const admin = await signedInBrowser(copy.url, desk.db, 'admin');
  const confirms = checkouts.map(({ returned }) => copy.post('/api/payments/confirm', returned));
  for (const reply of await Promise.all(confirms)) expect(reply.status).toBe(202);
  const body = { amountWon: REFUND_WON, reason: 'Goodwill', override: true };
  const refunds = paid.map(({ booking }) =>
    admin.send('POST', `/api/admin/bookings/${booking.id}/refunds`, body, {
      'Idempotency-Key': crypto.randomUUID(),
    }),
  );
  // Waiting for its turn or for the provider: either way nobody is told that it is done.
  const open = expect.stringMatching(/^(requested|sending)$/);
  for (const reply of await Promise.all(refunds))
    expect(reply).toMatchObject({ status: 201, body: { state: open } });
}

test.each<[Away, number]>([
  ['breaks every connection', isQuick ? 12 : 40],
  ['is silent', isQuick ? 6 : 12],
])(
  'a copy dies while the provider %s: everything is settled within a minute of its return',
  { timeout },
  async (how, triesInVain) => {
    const desk = await openStaffDesk();
    const { provider } = desk;
    const copy = () => copyOf(desk, { clockSpeed: CLOCK_SPEED, backgroundJobs: true });
    const checkouts: Checkout[] = [];
    const nextRow = ownRows();
    // Three people, two, one, and so on.
    for (let index = 0; index < PAYMENTS; index += 1)
      checkouts.push(await unconfirmed(desk, nextRow(3 - (index % 3))));
    const paid = [await desk.paidBooking(nextRow(3)), await desk.paidBooking(nextRow(1))];

    const doomed = await copy();
    await providerGoes(desk, checkouts, how);
    await payAndRefundInVain(desk, doomed, checkouts, paid);
    doomed.kill('SIGKILL');
    await doomed.ended();
    // Nobody can be told yet how this one ended; staff need the slot of one of its three people.
    const [inVain] = checkouts;
    const [first = '', ...others] = await singersOf(desk, inVain?.booking.id ?? '');
    await desk.setStatus(first, 'cancelled');

    // Another copy has tried in vain for a while, so its pauses have grown; some of its calls hang on beyond the return.
    await copy();
    const shop = `clientKey=${provider.keys.clientKey}`;
    const queries = `/calls?${shop}&kind=query`;
    const { length: asked } = await provider.control<unknown[]>('GET', queries);
    await provider.control('GET', `${queries}&atLeast=${asked + triesInVain}&waitMs=60000`);
    const backAt = performance.now();
    await providerIsBack(desk);
    const settled = async () => (await openMatters(desk)) === 0;
    await until('everything to be settled', settled, 2 * PROMISED_SECONDS * 1_000);
    const seconds = Math.round(((performance.now() - backAt) / 1000) * CLOCK_SPEED);

    expect(await desk.mails(first)).toEqual(['booking-cancelled', 'payment-refunded']);
    // The others were not to sing without them: an order is never half taken, and all of its money is back.
    for (const id of others)
      expect(await desk.bookingRow(id)).toMatchObject({ status: 'cancelled', reason: 'not-honoured' });
    expect(await provider.captures(inVain?.returned.orderId ?? '')).toMatchObject([{ balanceWon: 0 }]);
    for (const { booking, returned } of checkouts.slice(1)) {
      expect(await provider.captures(returned.orderId)).toMatchObject([{ captures: 1 }]);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
      for (const id of await singersOf(desk, booking.id))
        expect(await desk.bookingRow(id)).toMatchObject({ status: 'confirmed' });
    }
    for (const { booking, returned } of paid) {
      const left = booking.total - REFUND_WON;
      expect(await provider.captures(returned.orderId)).toMatchObject([{ balanceWon: left }]);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
    }
    // Under a faster clock the jobs' real intervals count for more than they are.
    if (CLOCK_SPEED === 1) expect(seconds).toBeLessThanOrEqual(PROMISED_SECONDS);
    figure(`settled after the return of a provider that ${how}`, {
      payments: PAYMENTS,
      refunds: paid.length,
      seconds,
    });
  },
);
