import { seoulWallClock } from 'shared/time/seoul.ts';
import { expect, test } from 'vitest';
import { ownRows, singersOf } from '../../harness/parties.ts';
import { figure, inBatches, patience, SEED, seededRandom, times } from '../../harness/proof.ts';
import type { Random } from '../../harness/proof.ts';
import type { HeldBooking } from '../../service/payments/harness.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';

const PAYMENTS = times(40, 1_000);
const TOGETHER = 10;
/** Sessions fill one day after the other; there are 72 a day and 90 days on sale. */
const PER_SHOP = 2_000;
const PROOF = 'a provider that misbehaves: equal ledgers';
const timeout = patience(60_000);

type Desk = Awaited<ReturnType<typeof openStaffDesk>>;

/** Every way in which the contract says that the provider may misbehave, and some that it does not. */
const confirmFaults = [
  null,
  null,
  { effect: 'reset', when: 'before' },
  { effect: 'reset', when: 'after' },
  { effect: 'error', when: 'before' },
  { effect: 'error', when: 'after' },
  { effect: 'error', when: 'after', status: 502, code: 'BAD_GATEWAY' },
  { effect: 'error', when: 'before', code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING' },
  { effect: 'error', when: 'after', code: 'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING' },
  { effect: 'error', when: 'after', status: 400, code: 'ALREADY_PROCESSED_PAYMENT' },
  { effect: 'delay', when: 'before', ms: 40 },
  { effect: 'delay', when: 'after', ms: 600 },
  { effect: 'wrong-body' },
  { effect: 'alter', fields: { totalAmount: 1 } },
  { effect: 'alter', fields: { orderId: 'somebody-elses-order' } },
  { effect: 'decline', code: 'REJECT_CARD_PAYMENT' },
];
const webhookFaults = [
  null,
  { effect: 'drop', times: null },
  { effect: 'duplicate', copies: 3 },
  { effect: 'before-answer' },
  { effect: 'hold', times: null },
];
const cancelFaults = [
  null,
  { effect: 'reset', when: 'after' },
  { effect: 'reset', when: 'before' },
  { effect: 'error', when: 'after' },
  { effect: 'wrong-body' },
];

interface Payment {
  booking: HeldBooking;
  returned: Returned;
}

async function payOne(desk: Desk, random: Random, nextRow: ReturnType<typeof ownRows>): Promise<Payment> {
  const { provider } = desk;
  const booking = await desk.hold(nextRow(random.pick([1, 1, 2, 3, 4])));
  const returned = await desk.authenticate(booking);
  const { orderId } = returned;
  const faults = [
    ['confirm', random.pick(confirmFaults)],
    ['webhook', random.pick(webhookFaults)],
    ['query', random.chance(0.3) ? { effect: 'error', when: 'before', times: 2 } : null],
    ['cancel', random.pick(cancelFaults)],
  ] as const;
  for (const [on, fault] of faults) if (fault) await provider.fault({ on, orderId, ...fault });
  const [{ status }] = await Promise.all([
    desk.confirm(returned),
    random.chance(0.2) ? forgeWebhook(desk, returned, random) : undefined,
  ]);
  expect([200, 202, 409]).toContain(status);
  return { booking, returned };
}

/** Somebody who knows the order, and perhaps the payment, wants to be taken for the provider. */
async function forgeWebhook(desk: Desk, { orderId, paymentKey }: Returned, random: Random): Promise<void> {
  const status = random.pick(['DONE', 'CANCELED', 'ABORTED', 'EXPIRED']);
  const data = { orderId, paymentKey: random.pick([paymentKey, 'forged']), status, balanceAmount: 0 };
  const body = { eventType: 'PAYMENT_STATUS_CHANGED', data };
  // 503 asks the provider, as which it poses, to send it again.
  expect([200, 503]).toContain((await desk.post('/api/payments/webhook', body)).status);
}

/**
 * Some get money back for one singer, some then for another one or twice for the same, while the provider goes on
 * misbehaving and somebody gives back a part in its console.
 */
async function refundSome(desk: Desk, random: Random, { booking, returned }: Payment): Promise<void> {
  if (!random.chance(0.3) || (await desk.attemptState(returned.orderId)) !== 'PAID') return;
  const singers = await singersOf(desk, booking.id);
  const refunds = random.pick([1, 1, 2]);
  for (let refund = 0; refund < refunds; refund += 1) {
    const isFirst = refund === 0 && !random.chance(0.2);
    if (refund === 0 && !isFirst) await giveBackInConsole(desk, returned);
    const amountWon = random.pick([10_000, 20_000, 40_000]);
    const { status } = await desk.refund(random.pick(singers), { amountWon, override: true });
    // One at a time, and never more than is left of what this singer paid.
    expect(isFirst ? [201] : [201, 409]).toContain(status);
  }
}

/** The orders of which a part was given back without us. */
const inConsole = new Set<string>();
async function giveBackInConsole({ provider }: Desk, { orderId, paymentKey }: Returned): Promise<void> {
  await provider.cancelInConsole(paymentKey, { cancelAmount: 5_000 });
  inConsole.add(orderId);
}

/** Time passes, faults are used up, and the service settles what is open. */
async function settle(desk: Desk): Promise<number> {
  for (let round = 1; ; round += 1) {
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    const { rows } = await desk.db.query<{ open: number }>(
      `SELECT (SELECT count(*) FROM payment_attempts WHERE state IN ('CONFIRMING', 'UNKNOWN'))
            + (SELECT count(*) FROM refunds WHERE state IN ('REQUESTED', 'SENDING')) AS open`,
    );
    if (rows[0]?.open === 0) return round;
    expect(round, 'settled within 8 rounds').toBeLessThan(8);
  }
}

/** One order after the other: what the provider took and has, and what we say; `unheard` are those it has told us nothing of. */
async function expectEqualLedgers(
  desk: Desk,
  payments: readonly Payment[],
  unheard: ReadonlySet<string> = new Set(),
): Promise<number> {
  const captures = await desk.provider.control<
    { orderId: string; captures: number; capturedWon: number; balanceWon: number }[]
  >('GET', `/captures?clientKey=${desk.provider.keys.clientKey}`);
  const theirs = new Map(captures.map((capture) => [capture.orderId, capture]));
  const { rows } = await desk.db.query<{ orderId: string; state: string; balanceWon: number | null }>(
    `SELECT id AS "orderId", state, balance_won AS "balanceWon" FROM payment_attempts`,
  );
  const ours = new Map(rows.map((row) => [row.orderId, row]));
  let paid = 0;
  for (const { booking, returned } of payments) {
    const [own, other] = [ours.get(returned.orderId), theirs.get(returned.orderId)];
    expect(other?.captures ?? 0).toBeLessThanOrEqual(1);
    const isPaid = own?.state === 'PAID';
    expect(isPaid, `${own?.state} ${JSON.stringify(other)}`).toBe(other !== undefined);
    const mails = await desk.mails(booking.id);
    expect(mails.filter((kind) => kind === 'booking-confirmed')).toHaveLength(isPaid ? 1 : 0);
    const statuses = await desk.db.query<{ status: string }>(
      'SELECT DISTINCT status FROM bookings WHERE order_id = $1',
      [booking.id],
    );
    expect(statuses.rows, 'everybody of an order stands alike').toEqual([
      { status: isPaid ? 'confirmed' : 'pending' },
    ]);
    if (!isPaid) continue;
    paid += 1;
    if (!unheard.has(returned.orderId)) expect(own.balanceWon).toBe(other?.balanceWon);
  }
  return paid;
}

/** What has gone back for somebody is at most what they paid; what has gone back of a payment at most what it took. */
async function expectNothingBeyond({ db }: Desk): Promise<void> {
  const done = `FROM refund_lines l JOIN refunds r ON r.id = l.refund_id WHERE r.state = 'DONE'`;
  const { rows } = await db.query(
    `SELECT b.id FROM bookings b WHERE b.paid_won < (SELECT sum(l.amount_won) ${done} AND l.booking_id = b.id)
     UNION ALL
     SELECT a.id FROM payment_attempts a
      WHERE a.amount_won - a.balance_won < (SELECT sum(l.amount_won) ${done} AND r.attempt_id = a.id)`,
  );
  expect(rows).toEqual([]);
}

test('whatever the provider does, our ledger is its ledger in the end', { timeout }, async () => {
  const random = seededRandom(SEED);
  let [paid, refunds, rounds] = [0, 0, 0];
  for (let done = 0; done < PAYMENTS; done += PER_SHOP) {
    const desk = await openStaffDesk({ payments: { timeouts: { writeMs: 500, readMs: 2_000 } } });
    const count = Math.min(PER_SHOP, PAYMENTS - done);
    const nextRow = ownRows();
    const payments = await inBatches(count, TOGETHER, () => payOne(desk, random, nextRow), PROOF);
    rounds = Math.max(rounds, await settle(desk));
    for (const payment of payments) await refundSome(desk, random, payment);
    // What was held back arrives days late, the newest first.
    const { clientKey } = desk.provider.keys;
    await desk.provider.control('POST', '/release', { clientKey, order: 'reversed' });
    rounds = Math.max(rounds, await settle(desk));
    paid += await expectEqualLedgers(desk, payments, inConsole);
    const report = await desk.service.deps.payments.reconcileDay(seoulWallClock(new Date()).date);
    expect(report).toMatchObject({ differences: [] });
    await expectEqualLedgers(desk, payments);
    await expectNothingBeyond(desk);
    refunds += (await desk.db.query(`SELECT FROM refunds WHERE state = 'DONE'`)).rowCount;
    const mails = await desk.db.query(`SELECT FROM emails WHERE kind = 'booking-refunded'`);
    expect(mails.rowCount).toBe((await desk.db.query(`SELECT FROM refunds WHERE state = 'DONE'`)).rowCount);
  }
  figure(PROOF, { payments: PAYMENTS, paid, refunds, inConsole: inConsole.size, rounds });
});
