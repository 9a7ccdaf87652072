import { expect, test } from 'vitest';
import type { Checkpoint } from '../../../src/payments/base/payment-deps.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { ownRows, singersOf } from '../../harness/parties.ts';
import { figure, patience, progress, times } from '../../harness/proof.ts';
import { until } from '../../harness/waits.ts';
import { inboxOf, mailServerFault } from '../../service/email/outbox.ts';
import { copyOf } from '../../service/payments/copies.ts';
import type { HeldBooking } from '../../service/payments/harness.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import { inGroups } from './kills/in-groups.ts';

const desk = await openStaffDesk();
const { provider } = desk;
/** A process is started, used and killed for each. */
const KILLS = times(1, 20);
const timeout = patience(60_000);

/** Who pays: the quick set kills a party's payment, the others take turns. */
const PEOPLE = [3, 1, 4, 2];
const nextRow = ownRows();
const ownSessions = (kill: number) => nextRow(PEOPLE[kill % PEOPLE.length] ?? 1);

/** What has happened to everybody of an order, and to nobody twice. */
async function expectOnceForEach({ id }: HeldBooking, event: string, status: string): Promise<void> {
  const { rows } = await desk.db.query<{ id: string; status: string; happened: number }>(
    `SELECT b.status, (SELECT count(*)::int FROM booking_history h WHERE h.booking_id = b.id AND h.event = $2) AS happened
       FROM bookings b WHERE b.order_id = $1`,
    [id, event],
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row).toEqual({ status, happened: 1 });
}

test.each<[Checkpoint, number]>([
  ['confirm:before-first-transaction', 0],
  ['confirm:after-first-transaction', 0],
  ['confirm:after-answer', 1],
  ['confirm:inside-second-transaction', 1],
  ['confirm:after-second-transaction', 1],
])(
  'kill -9 at %s: everybody of the order is paid for once in the end',
  { timeout },
  async (point, capturedAtDeath) => {
    const proof = `kill -9 at ${point}`;
    await inGroups(
      desk,
      { proof, kills: KILLS },
      {
        ready: async (kill) => {
          const booking = await desk.hold(ownSessions(kill));
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
          await expectOnceForEach(booking, 'paid', 'confirmed');
          expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
        },
      },
    );
    figure(proof, { kills: KILLS });
  },
);

test.each<Checkpoint>([
  'refund:before-first-transaction',
  'refund:after-first-transaction',
  'refund:after-answer',
  'refund:inside-second-transaction',
  'refund:after-second-transaction',
])('kill -9 at %s: the money of one singer goes back once in the end', { timeout }, async (point) => {
  const body = { amountWon: 10_000, reason: 'Goodwill', override: true };
  const proof = `kill -9 at ${point}`;
  await inGroups(
    desk,
    { proof, kills: KILLS },
    {
      ready: async (kill) => {
        const { booking, returned } = await desk.paidBooking(ownSessions(kill));
        const singers = await singersOf(desk, booking.id);
        // The last one: not the one whose number the order has.
        const singer = singers.at(-1) ?? '';
        const dying = await copyOf(desk, { dieAt: point });
        await desk.awake();
        const admin = await signedInBrowser(dying.url, desk.db, 'admin');
        return { booking, singers, singer, returned, dying, admin, key: crypto.randomUUID() };
      },
      die: async ({ singer, dying, admin, key }) => {
        const path = `/api/admin/bookings/${singer}/refunds`;
        await expect(admin.send('POST', path, body, { 'Idempotency-Key': key })).rejects.toThrow();
        await dying.ended();
      },
      check: async ({ booking, singers, singer, returned, key }) => {
        // Staff send it again: with the same key it is the same refund.
        const again = await desk.refund(singer, body, key);
        expect(again).toMatchObject({ status: 201, body: { state: 'done' } });
        const left = booking.total - body.amountWon;
        expect(await provider.captures(returned.orderId)).toMatchObject([{ balanceWon: left }]);
        for (const id of singers) expect(await desk.happened(id, 'refunded')).toBe(id === singer ? 1 : 0);
        expect(await desk.mails(booking.id)).toEqual(['booking-confirmed', 'booking-refunded']);
      },
    },
  );
  figure(proof, { kills: KILLS });
});

test('kill -9 during the mail: it is sent by another copy, as one', { timeout }, async () => {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await desk.db.query(`UPDATE emails SET state = 'sent', sent_at = now() WHERE state = 'queued'`);
    const { booking } = await desk.paidBooking(ownSessions(kill));
    await mailServerFault(booking.email, { mode: 'hang' });
    const dying = await copyOf(desk, { backgroundJobs: true });
    await untilSending(booking.id);
    dying.kill('SIGKILL');
    await dying.ended();
    await mailServerFault(booking.email, { mode: 'accept' });
    desk.clock.advanceMinutes(10);
    await desk.service.deps.emailWorker.runOnce();
    expect(await inboxOf(booking.email)).toHaveLength(1);
    const { rows } = await desk.db.query('SELECT state, tries FROM emails WHERE order_id = $1', [booking.id]);
    expect(rows).toEqual([{ state: 'sent', tries: 2 }]);
    progress('kill -9 during the mail', kill + 1, KILLS);
  }
  figure('kill -9 during the mail', { kills: KILLS });
});

async function untilSending(bookingId: string): Promise<void> {
  await until('the mail to be on its way', async () => {
    const { rowCount } = await desk.db.query(`SELECT FROM emails WHERE order_id = $1 AND state = 'sending'`, [
      bookingId,
    ]);
    return rowCount > 0;
  });
}
