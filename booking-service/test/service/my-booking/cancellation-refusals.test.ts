import { instantInSeoul } from 'shared/time/seoul.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { MORNING } from '../../harness/clock.ts';
import { openCancellationDesk, FAR, refusal, SOON } from './cancellation.harness.ts';
import { openPage, singerOf } from './own-page.ts';

const desk = await openCancellationDesk();
const { paid, balanceOf } = desk;
beforeEach(() => desk.clock.set(MORNING));

describe('a visitor who cancels', () => {
  test('is asked again where another sum goes back by now, and nothing has changed', async () => {
    const { id, orderId, page, booking } = await paid();
    expect((await page.quote([id])).body.refundWon).toBe(25_000);
    desk.clock.set(new Date(instantInSeoul(SOON, booking.time).getTime() - 24 * 3_600_000 + 1));
    const late = await openPage(desk, id);
    const refused = await late.cancel([id], 25_000);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { type: 'refund-changed', refundWon: 12_500 },
    ]);
    expect(singerOf(await late.look(), id).status).toBe('confirmed');
    expect(await balanceOf(orderId)).toBe(50_000);
    expect((await late.cancel([id], 12_500)).status).toBe(200);
    expect(await balanceOf(orderId)).toBe(37_500);
  });

  test('is told to wait while a payment is being checked, and while money is on its way back', async () => {
    const held = await desk.hold({ bookingDate: FAR, bookingTime: '17:10', totalPrice: 50_000 });
    const { orderId } = await desk.authenticate(held);
    await desk.db.query(
      `UPDATE payment_attempts SET state = 'UNKNOWN', idempotency_key = 'k', submitted_payment_key = 's',
              confirm_started_at = $2 WHERE id = $1`,
      [orderId, desk.clock.now()],
    );
    const unclear = await openPage(desk, held.id);
    expect(refusal(await unclear.cancel([held.id], 0))).toEqual([409, 'payment-in-progress']);
    await desk.setStatus(held.id, 'confirmed');
    expect(refusal(await unclear.cancel([held.id], 0))).toEqual([409, 'payment-in-progress']);
    const { id, orderId: other, page } = await paid();
    await desk.provider.fault({ on: 'cancel', orderId: other, effect: 'error', when: 'before', times: 1 });
    await desk.refund(id, { amountWon: 10_000, override: true });
    expect(refusal(await page.cancel([id], 25_000))).toEqual([409, 'refund-in-progress']);
    expect((await desk.bookingRow(id))?.status).toBe('confirmed');
  });

  test('is told that Klook does it, and where', async () => {
    const { body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking());
    const page = await openPage(desk, body.id);
    for (const reply of [await page.cancel([body.id], 0), await page.quote([body.id])]) {
      expect([reply.status, reply.body.type]).toEqual([409, 'klook-decides']);
      expect(reply.body.detail).toContain('klook.com');
    }
  });

  test('is too late once the session has begun, once staff have cancelled it, or begun it', async () => {
    const { id, booking } = await paid();
    const early = await paid();
    await desk.setStatus(early.id, 'in-progress');
    expect(refusal(await early.page.cancel([early.id], 25_000))).toEqual([409, 'cancellation-not-possible']);
    await desk.setStatus(early.id, 'cancelled');
    expect(refusal(await early.page.cancel([early.id], 25_000))).toEqual([409, 'booking-cancelled']);
    desk.clock.set(instantInSeoul(SOON, booking.time));
    const late = await openPage(desk, id);
    expect(refusal(await late.cancel([id], 0))).toEqual([409, 'session-begun']);
  });

  test('cancels what is on their own page only', async () => {
    const [mine, other] = [await paid(), await paid()];
    expect(refusal(await mine.page.cancel([other.id], 25_000))).toEqual([404, 'booking-not-found']);
    expect(refusal(await mine.page.cancel([mine.id, other.id], 50_000))).toEqual([404, 'booking-not-found']);
    expect((await mine.page.quote([other.id])).status).toBe(404);
    expect((await desk.bookingRow(other.id))?.status).toBe('confirmed');
  });

  test('is asked to write where they paid at the studio: nothing was paid that could go back by itself', async () => {
    const [{ id }, free] = [
      await desk.hold({ bookingDate: FAR, bookingTime: '18:00', totalPrice: 44_000 }),
      await paid(),
    ];
    expect((await desk.setStatus(id, 'confirmed')).status).toBe(200);
    const page = await openPage(desk, id);
    const seen = await page.look();
    expect(seen.payment.state).toBe('elsewhere');
    expect(singerOf(seen, id).cancelling).toMatchObject({ isAllowed: false, byStaff: true });
    for (const reply of [await page.quote([id]), await page.cancel([id], 0)]) {
      expect([reply.status, reply.body.type]).toEqual([409, 'cancellation-not-possible']);
      expect(reply.body.detail).toBe(
        'You paid for this session at the studio, so please write to us to cancel it.',
      );
    }
    expect((await desk.bookingRow(id))?.status).toBe('confirmed');
    await desk.db.query(
      'UPDATE bookings SET total_price_won = 0, session_fee_won = 0, paid_won = 0 WHERE id = $1',
      [free.id],
    );
    expect(singerOf(await free.page.look(), free.id).cancelling).toMatchObject({
      isAllowed: true,
      byStaff: false,
    });
  });
});
