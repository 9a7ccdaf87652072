import { myBookingSchema } from 'shared/my-booking/my-booking.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openCancellationDesk, FAR, SOON, withLp } from './cancellation.harness.ts';
import { openPage, singerOf } from './own-page.ts';

const desk = await openCancellationDesk();
const { paid, balanceOf, cancelMail, dueIds } = desk;
beforeEach(() => desk.clock.set(MORNING));

describe('a visitor who cancels', () => {
  test('gets exactly the sum that they were told, and sees it arrive; the time is free', async () => {
    const { id, orderId, booking, page } = await paid(withLp);
    const reply = await page.cancel([id], 425_000);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const seen = myBookingSchema.parse(reply.body);
    expect(singerOf(seen, id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'visitor',
      cancelledAt: desk.clock.now().toISOString(),
      refundedWon: 425_000,
      cancelling: { isAllowed: false },
    });
    expect(seen.payment.refunds).toMatchObject([
      { bookingIds: [id], amountWon: 425_000, state: 'paid-back' },
    ]);
    expect(await balanceOf(orderId)).toBe(25_000);
    expect(await desk.freeTimes(SOON)).toContain(booking.time);
    const events = (await desk.history(id)).slice(-3);
    expect(events).toMatchObject([
      { event: 'cancelled', actor: 'visitor' },
      {
        event: 'refund-requested',
        actor: 'visitor',
        details: {
          amountWon: 425_000,
          policyWon: 425_000,
          override: false,
          reason: 'Cancelled by the visitor',
        },
      },
      { event: 'refunded', actor: 'system' },
    ]);
    expect((await desk.mails(id)).toSorted()).toEqual([
      'booking-cancelled',
      'booking-confirmed',
      'booking-refunded',
    ]);
    const [mail = ''] = await cancelMail(id);
    expect(mail).toContain('You have cancelled the booking below');
    expect(mail).toContain('₩425,000 is on its way back to the card that you paid with.');
    expect(mail).toContain('₩25,000 stays with us, by the terms that you booked under.');
    expect(mail).not.toContain('Our staff');
  });

  test('is on the books of staff: who, how much, judged at that moment, and nothing is left to do', async () => {
    const { id, page } = await paid();
    await page.cancel([id], 25_000);
    expect(await desk.card(id)).toMatchObject({
      cancellationReason: 'visitor',
      payment: { state: 'part-refunded', refundedWon: 25_000 },
    });
    desk.clock.advanceMinutes(48 * 60);
    const quote = await desk.quote(id);
    expect(quote).toMatchObject({ policyWon: 25_000, suggestedWon: 0, balanceWon: 25_000 });
    expect(quote.refunds).toMatchObject([{ requestedBy: 'visitor', state: 'done', override: false }]);
    expect(await dueIds()).not.toContain(id);
  });

  test('once more is told how it stands: no second refund, no second mail', async () => {
    const { id, orderId, page } = await paid();
    await page.cancel([id], 25_000);
    const again = await page.cancel([id], 25_000);
    expect([again.status, singerOf(again.body, id).status]).toEqual([200, 'cancelled']);
    expect(again.body.payment.refunds).toHaveLength(1);
    expect(await balanceOf(orderId)).toBe(25_000);
    expect(await cancelMail(id)).toHaveLength(1);
    expect((await page.quote([id])).body.type).toBe('booking-cancelled');
  });

  test('gets nothing back where the policy gives nothing, and staff need not look at it', async () => {
    const { id, orderId, page } = await paid();
    const none = [{ hoursBefore: 0, refundPercent: 0 }];
    await desk.db.query(
      `UPDATE bookings SET cancellation_policy = jsonb_set(cancellation_policy, '{direct}', $2) WHERE id = $1`,
      [id, JSON.stringify(none)],
    );
    const { body } = await page.quote([id]);
    expect([body.refundWon, body.keptWon, body.lessFrom]).toEqual([0, 50_000, null]);
    const reply = await page.cancel([id], 0);
    expect([reply.status, reply.body.payment.refunds]).toEqual([200, []]);
    expect(await balanceOf(orderId)).toBe(50_000);
    expect((await desk.card(id)).payment.state).toBe('kept');
    expect(await dueIds()).not.toContain(id);
    const [mail = ''] = await cancelMail(id);
    expect(mail).toContain('₩50,000 stays with us');
    expect(mail).not.toContain('on its way back');
  });

  test('sees a refund on its way while the provider is silent; the worker sends it', async () => {
    const { id, orderId, page } = await paid();
    await desk.provider.fault({ on: 'cancel', orderId, effect: 'error', when: 'before', times: 1 });
    const reply = await page.cancel([id], 25_000);
    expect(reply.body.payment.refunds).toMatchObject([{ state: 'on-its-way', paidBackAt: null }]);
    expect((await desk.card(id)).payment.state).toBe('refunding');
    desk.clock.advanceMinutes(1);
    await desk.reconcile();
    const { payment } = await (await openPage(desk, id)).look();
    expect(payment.refunds).toMatchObject([{ state: 'paid-back', amountWon: 25_000 }]);
    expect(await balanceOf(orderId)).toBe(25_000);
  });

  test('whose refund fails is on the dashboard as due', async () => {
    const { id, orderId, page } = await paid();
    await desk.provider.fault({ on: 'cancel', orderId, effect: 'error', when: 'before', times: 1 });
    await page.cancel([id], 25_000);
    await desk.db.query(`UPDATE refunds SET state = 'FAILED' WHERE attempt_id = $1`, [orderId]);
    expect((await desk.card(id)).payment.state).toBe('refund-due');
    expect(await dueIds()).toContain(id);
    expect((await page.look()).payment.refunds).toMatchObject([{ state: 'stuck' }]);
  });

  test('gives an unpaid hold up: the time is free at once, and the card window takes no money', async () => {
    const held = await desk.hold({ bookingDate: FAR, bookingTime: '17:00', totalPrice: 50_000 });
    const returned = await desk.authenticate(held);
    const page = await openPage(desk, held.id);
    const reply = await page.cancel([held.id], 0);
    expect(singerOf(reply.body, held.id)).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'payment-abandoned',
    });
    expect(await desk.freeTimes(FAR)).toContain('17:00');
    expect(await desk.mails(held.id)).toEqual([]);
    expect((await desk.confirm(returned)).status).toBe(409);
    expect(await desk.provider.captures(returned.orderId)).toEqual([]);
    expect((await page.cancel([held.id], 0)).status).toBe(200);
  });
});
