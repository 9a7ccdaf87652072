import { expect, test } from 'vitest';
import { changeBookings } from '../../../src/bookings/lifecycle/change-booking.usecase.ts';
import { lockOrder } from '../../../src/orders/order.store.ts';
import type { Checkpoint } from '../../../src/payments/base/payment-deps.ts';
import { ownRows, singersOf } from '../../harness/parties.ts';
import { figure, patience, times } from '../../harness/proof.ts';
import { openPage, singerOf } from '../../service/my-booking/own-page.ts';
import { copyOf } from '../../service/payments/copies.ts';
import { openStaffDesk } from '../../service/payments/staff-desk.ts';
import { inGroups } from './kills/in-groups.ts';

/** A visitor cancels one of a party, and the copy that they ask dies at every step of it. */
const desk = await openStaffDesk();
const { provider } = desk;
const KILLS = times(1, 8);
const timeout = patience(60_000);

/** Days ahead, so that all of the fee goes back. */
const nextRow = ownRows(4);
const PEOPLE = [2, 1, 3];

async function paid(kill: number) {
  const { booking, returned } = await desk.paidBooking(nextRow(PEOPLE[kill % PEOPLE.length] ?? 1));
  const singers = await singersOf(desk, booking.id);
  // The last one: not the one whose number the order has.
  const singer = singers.at(-1) ?? '';
  const { sessionFeeWon } = singerOf(await (await openPage(desk, booking.id)).look(), singer);
  return { booking, returned, singers, singer, refundWon: sessionFeeWon };
}

/** How often it was paid back, by our books and by the provider's. */
async function expectRefundsOf(orderId: string, totalWon: number, each: readonly number[]): Promise<void> {
  const { rows } = await desk.db.query<{ won: number }>(
    `SELECT amount_won AS won FROM refunds WHERE attempt_id = $1 AND state = 'DONE'`,
    [orderId],
  );
  expect(rows.map(({ won }) => won)).toEqual(each);
  const backWon = each.reduce((sum, won) => sum + won, 0);
  expect(await provider.captures(orderId)).toMatchObject([{ balanceWon: totalWon - backWon }]);
}

test('the control: cancelling first and noting the refund afterwards loses it to a death between the two', async () => {
  const { booking, returned, singer } = await paid(0);
  await desk.db.transaction(async (trx) => {
    const order = await lockOrder(trx, booking.id);
    const named = order?.bookings.filter(({ id }) => id === singer) ?? [];
    const { emails } = desk.service.deps;
    const context = { now: desk.clock.now(), actor: 'visitor' as const, emails };
    await changeBookings(trx, named, { type: 'cancelled-by-visitor' }, context);
  });
  // It dies here. The visitor asks once more, and everybody looks after what was left.
  const page = await openPage(desk, booking.id);
  expect((await page.cancel([singer], 0)).status).toBe(200);
  desk.clock.advanceMinutes(1);
  await desk.reconcile();
  expect(singerOf(await page.look(), singer).status).toBe('cancelled');
  await expectRefundsOf(returned.orderId, booking.total, []);
});

test.each<[Checkpoint, 'before' | 'after']>([
  ['cancellation:before-transaction', 'before'],
  ['cancellation:inside-transaction', 'before'],
  ['cancellation:after-transaction', 'after'],
  ['refund:after-answer', 'after'],
  ['refund:inside-second-transaction', 'after'],
  ['refund:after-second-transaction', 'after'],
])(
  'kill -9 at %s: one cancellation, one refund, and the page says what is stored',
  { timeout },
  async (point, commit) => {
    const proof = `kill -9 at ${point} of a visitor's cancellation`;
    await inGroups(
      desk,
      { proof, kills: KILLS },
      {
        ready: async (kill) => ({ ...(await paid(kill)), dying: await copyOf(desk, { dieAt: point }) }),
        die: async ({ booking, singer, refundWon, dying }) => {
          const page = await openPage({ ...desk, url: dying.url }, booking.id);
          await expect(page.cancel([singer], refundWon)).rejects.toThrow();
          await dying.ended();
          const { status } = singerOf(await (await openPage(desk, booking.id)).look(), singer);
          expect(status).toBe(commit === 'after' ? 'cancelled' : 'confirmed');
        },
        check: async ({ booking, returned, singers, singer, refundWon }) => {
          const page = await openPage(desk, booking.id);
          // The visitor, who has heard nothing, taps once more.
          expect((await page.cancel([singer], refundWon)).status).toBe(200);
          const seen = await page.look();
          expect(seen.payment.refunds).toMatchObject([
            { bookingIds: [singer], amountWon: refundWon, state: 'paid-back' },
          ]);
          await expectRefundsOf(returned.orderId, booking.total, [refundWon]);
          for (const id of singers) {
            const isGone = id === singer;
            expect(singerOf(seen, id).status).toBe(isGone ? 'cancelled' : 'confirmed');
            expect(await desk.bookingRow(id)).toMatchObject({ status: singerOf(seen, id).status });
            for (const event of ['cancelled', 'refund-requested', 'refunded'])
              expect(await desk.happened(id, event)).toBe(isGone ? 1 : 0);
          }
          expect((await desk.mails(booking.id)).toSorted()).toEqual([
            'booking-cancelled',
            'booking-confirmed',
            'booking-refunded',
          ]);
        },
      },
    );
    figure(proof, { kills: KILLS });
  },
);
