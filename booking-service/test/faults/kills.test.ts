import { expect, test } from 'vitest';
import type { Checkpoint } from '../../src/payments/base/payment-deps.ts';
import { signedInBrowser } from '../harness/accounts.ts';
import { figure, patience, progress, times } from '../harness/proof.ts';
import { until } from '../harness/waits.ts';
import { inboxOf, mailServerFault } from '../email/outbox.ts';
import { copyOf } from '../payments/copies.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

const desk = await openStaffDesk();
const { provider } = desk;
/** A process is started, used and killed for each. */
const KILLS = times(1, 20);
const timeout = patience(60_000);

const TOGETHER = 4;

interface Kill<Ready> {
  /** Starts a copy, which takes a while: a few at once. */
  ready: () => Promise<Ready>;
  /** One after the other, because a copy may take over what another one has begun. */
  die: (ready: Ready) => Promise<void>;
  /** After the leases of the dead have run out and another copy has looked after what they left. */
  check: (ready: Ready) => Promise<void>;
}

async function inGroups<Ready>(proof: string, { ready, die, check }: Kill<Ready>): Promise<void> {
  for (let done = 0; done < KILLS; done += TOGETHER) {
    const group = await Promise.all(Array.from({ length: Math.min(TOGETHER, KILLS - done) }, ready));
    for (const one of group) await die(one);
    // Postgres notices a moment later that a client has died; until then the locks of the dead are skipped, not waited for.
    await desk.db.query('SELECT FROM refunds FOR UPDATE');
    await desk.db.query('SELECT FROM payment_attempts FOR UPDATE');
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    for (const one of group) await check(one);
    progress(proof, done + group.length, KILLS);
  }
}

test.each<[Checkpoint, number]>([
  ['confirm:before-first-transaction', 0],
  ['confirm:after-first-transaction', 0],
  ['confirm:after-answer', 1],
  ['confirm:inside-second-transaction', 1],
  ['confirm:after-second-transaction', 1],
])('kill -9 at %s: the booking is paid once in the end', { timeout }, async (point, capturedAtDeath) => {
  const proof = `kill -9 at ${point}`;
  await inGroups(proof, {
    ready: async () => {
      const booking = await desk.hold();
      const returned = await desk.authenticate(booking);
      await desk.withoutWebhooks(returned.orderId);
      return { booking, returned, dying: await copyOf(desk, { dieAt: point }) };
    },
    die: async ({ returned, dying }) => {
      await expect(dying.post('/api/payments/confirm', returned)).rejects.toThrow();
      await dying.ended();
      expect(await provider.captures(returned.orderId)).toHaveLength(capturedAtDeath);
      // The visitor's page asks again; nobody is working on it until the dead copy's lease has run out.
      const early = await desk.confirm(returned);
      expect([200, 202]).toContain(early.status);
    },
    check: async ({ booking, returned }) => {
      expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
      expect(await provider.captures(returned.orderId)).toMatchObject([
        { captures: 1, capturedWon: booking.total },
      ]);
      expect(await desk.happened(booking.id, 'paid')).toBe(1);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    },
  });
  figure(proof, { kills: KILLS });
});

test.each<Checkpoint>([
  'refund:before-first-transaction',
  'refund:after-first-transaction',
  'refund:after-answer',
  'refund:inside-second-transaction',
  'refund:after-second-transaction',
])('kill -9 at %s: the money goes back once in the end', { timeout }, async (point) => {
  const body = { amountWon: 10_000, reason: 'Goodwill', override: true };
  const proof = `kill -9 at ${point}`;
  await inGroups(proof, {
    ready: async () => {
      const { booking, returned } = await desk.paidBooking();
      const dying = await copyOf(desk, { dieAt: point });
      await desk.awake();
      const admin = await signedInBrowser(dying.url, desk.db, 'admin');
      return { booking, returned, dying, admin, key: crypto.randomUUID() };
    },
    die: async ({ booking, dying, admin, key }) => {
      const path = `/api/admin/bookings/${booking.id}/refunds`;
      await expect(admin.send('POST', path, body, { 'Idempotency-Key': key })).rejects.toThrow();
      await dying.ended();
    },
    check: async ({ booking, returned, key }) => {
      // Staff send it again: with the same key it is the same refund.
      const again = await desk.refund(booking.id, body, key);
      expect(again).toMatchObject({ status: 201, body: { state: 'done' } });
      const left = booking.total - body.amountWon;
      expect(await provider.captures(returned.orderId)).toMatchObject([{ balanceWon: left }]);
      expect(await desk.happened(booking.id, 'refunded')).toBe(1);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
    },
  });
  figure(proof, { kills: KILLS });
});

test('kill -9 during the mail: it is sent by another copy, as one', { timeout }, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await desk.db.query(`UPDATE emails SET state = 'sent', sent_at = now() WHERE state = 'queued'`);
    const { booking } = await desk.paidBooking();
    await mailServerFault(booking.email, { mode: 'hang' });
    const dying = await copyOf(desk, { backgroundJobs: true });
    await untilSending(booking.id);
    dying.kill('SIGKILL');
    await dying.ended();
    await mailServerFault(booking.email, { mode: 'accept' });
    desk.clock.advanceMinutes(10);
    await desk.service.deps.emailWorker.runOnce();
    expect(await inboxOf(booking.email)).toHaveLength(1);
    const { rows } = await desk.db.query('SELECT state, tries FROM emails WHERE order_id = $1', [
      booking.id,
    ]);
    expect(rows).toEqual([{ state: 'sent', tries: 2 }]);
    progress('kill -9 during the mail', kill + 1, KILLS);
  }
  figure('kill -9 during the mail', { kills: KILLS });
});

async function untilSending(bookingId: string): Promise<void> {
  await until('the mail to be on its way', async () => {
    const { rowCount } = await desk.db.query(
      `SELECT FROM emails WHERE order_id = $1 AND state = 'sending'`,
      [bookingId],
    );
    return rowCount > 0;
  });
}
