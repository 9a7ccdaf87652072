import { myBookingSchema } from 'shared/my-booking/my-booking.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { aCompanion, aKlookBooking } from '../../harness/builders.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { visitorBrowser } from './harness.ts';

const desk = await openStaffDesk();
beforeEach(() => desk.clock.set(MORNING));

let days = 5;
/** A Friday or so, far enough ahead for every tier. */
const aDay = () => `2026-07-${String(days++).padStart(2, '0')}`;

async function look(orderId: string): Promise<MyBooking> {
  const { body } = await (await visitorBrowser(desk, orderId)).send('GET', '/api/my-booking');
  return myBookingSchema.parse(body);
}

const at = (date: string, time: string) => instantInSeoul(date, time).toISOString();

describe('what a visitor sees', () => {
  test('of a paid session: everything that was ordered, its moments, and the payment', async () => {
    const bookingDate = aDay();
    const { booking } = await desk.paidBooking({
      bookingDate,
      bookingTime: '14:00',
      selectedAddons: [4],
      lpDeliveryAddress: '1 Sample Street',
      totalPrice: 350_000,
    });
    const page = await look(booking.id);
    expect(page).toMatchObject({
      id: booking.id,
      email: booking.email,
      newEmail: null,
      toPay: null,
      payment: { state: 'paid', paidWon: 350_000, refundedWon: 0, refunds: [] },
    });
    expect(page.payment.receiptUrl).toMatch(/^http/);
    expect(page.venue).not.toHaveProperty('franchiseEmail');
    const [day, before] = [bookingDate, (count: number) => bookingDayBefore(bookingDate, count)];
    expect(page.singers).toMatchObject([
      {
        id: booking.id,
        status: 'confirmed',
        startsAt: at(day, '14:00'),
        movedAt: null,
        cancelledAt: null,
        totalWon: 350_000,
        paidWon: 350_000,
        refundedWon: 0,
        mayChange: true,
        needsAddress: true,
        addOns: [{ id: 4, name: 'LP Record Production', priceWon: 300_000 }],
        moving: { isAllowed: true, movesLeft: 2, maxMoves: 2, until: at(before(1), '14:00') },
        cancelling: {
          isAllowed: true,
          noShowRefundPercent: 0,
          tiers: [
            { refundPercent: 100, until: at(before(2), '14:00') },
            { refundPercent: 50, until: at(before(1), '14:00') },
            { refundPercent: 25, until: at(day, '14:00') },
          ],
          addOns: [{ addOnId: 4, until: at(bookingDayBefore(day, -1), '14:10') }],
        },
      },
    ]);
  });

  test('names add-ons in the language of the mails', async () => {
    const { booking } = await desk.paidBooking({
      locale: 'ko',
      bookingDate: aDay(),
      bookingTime: '14:00',
      selectedAddons: [1],
      totalPrice: 150_000,
    });
    const page = await look(booking.id);
    expect(page.locale).toBe('ko');
    expect(page.singers[0]?.addOns).toMatchObject([{ name: '풀 트랙 믹싱' }]);
  });

  test('of one that waits for its payment: until when, and how much; afterwards that it ran out', async () => {
    const booking = await desk.hold();
    const page = await look(booking.id);
    expect(page.payment).toMatchObject({ state: 'none', paidWon: 0 });
    expect(page.singers[0]).toMatchObject({ status: 'pending', cancelledAt: null });
    expect(page.toPay).toEqual({
      ...{ code: null, discountWon: 0, giftWon: 0, leftWon: 0, totalWon: booking.total },
      holdExpiresAt: new Date(desk.clock.now().getTime() + 15 * 60_000).toISOString(),
    });
    desk.clock.advanceMinutes(16);
    const after = await look(booking.id);
    expect(after.toPay).toBeNull();
    expect(after.singers[0]).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'payment-expired',
      cancelledAt: page.toPay?.holdExpiresAt,
      mayChange: false,
      cancelling: { isAllowed: false },
    });
  });

  test('of one that staff have moved: when, and how many moves are left', async () => {
    const bookingDate = aDay();
    const { booking } = await desk.paidBooking({ bookingDate, bookingTime: '14:00', totalPrice: 50_000 });
    desk.clock.advanceMinutes(5);
    await desk.awake();
    await desk.admin.send('PATCH', `/api/admin/bookings/${booking.id}/schedule`, {
      bookingDate,
      bookingTime: '15:00',
    });
    expect((await look(booking.id)).singers[0]).toMatchObject({
      startsAt: at(bookingDate, '15:00'),
      movedAt: desk.clock.now().toISOString(),
      moving: { movesLeft: 1 },
    });
  });

  test('of one that was cancelled and refunded in part', async () => {
    const bookingDate = aDay();
    const { booking } = await desk.paidBooking({ bookingDate, bookingTime: '14:00', totalPrice: 50_000 });
    await desk.setStatus(booking.id, 'cancelled');
    await desk.refund(booking.id, { amountWon: 20_000, override: true });
    await desk.reconcile();
    const page = await look(booking.id);
    expect(page.singers[0]).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'staff',
      paidWon: 50_000,
      refundedWon: 20_000,
      moving: { isAllowed: false },
    });
    expect(page.payment).toMatchObject({
      paidWon: 50_000,
      refundedWon: 20_000,
      refunds: [{ bookingIds: [booking.id], amountWon: 20_000, state: 'paid-back' }],
    });
  });

  test('of a refund that failed: that we look into it, until a later one of the same person takes its place', async () => {
    const { ids, returned } = await desk.paidParty(['Jin', 'Mina'], {
      ...{ bookingDate: aDay(), bookingTime: '14:00' },
    });
    const [jin = '', mina = ''] = ids;
    const refunds = async () =>
      (await look(jin)).payment.refunds.map(({ bookingIds, state }) => [state, ...bookingIds]);
    const { orderId } = returned;
    await desk.provider.fault({ on: 'cancel', orderId, effect: 'error', when: 'before', times: 1 });
    await desk.refund(mina, { amountWon: 20_000, override: true });
    await desk.db.query(`UPDATE refunds SET state = 'FAILED' WHERE attempt_id = $1`, [orderId]);
    desk.clock.advanceMinutes(1);
    await desk.refund(jin, { amountWon: 10_000, override: true });
    expect(await refunds()).toEqual([
      ['stuck', mina],
      ['paid-back', jin],
    ]);
    desk.clock.advanceMinutes(1);
    await desk.refund(mina, { amountWon: 20_000, override: true });
    expect(await refunds()).toEqual([
      ['paid-back', jin],
      ['paid-back', mina],
    ]);
  });

  test('of a session that has begun: nothing is to be decided any more', async () => {
    const bookingDate = aDay();
    const { booking } = await desk.paidBooking({ bookingDate, bookingTime: '14:00', totalPrice: 50_000 });
    desk.clock.set(instantInSeoul(bookingDate, '14:00'));
    expect((await look(booking.id)).singers[0]).toMatchObject({
      mayChange: false,
      moving: { isAllowed: false },
      cancelling: { isAllowed: false, tiers: [] },
    });
  });

  test('of a Klook reservation: what it is, and that it is paid there', async () => {
    const { status, body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking());
    expect(status).toBe(201);
    const page = await look(body.id);
    expect(page).toMatchObject({ bookingType: 'klook', toPay: null, payment: { state: 'elsewhere' } });
    expect(page.singers[0]).toMatchObject({
      startsAt: null,
      mayChange: true,
      moving: { isAllowed: false },
      cancelling: { isAllowed: false },
    });
  });

  test('of a party: everybody by place, with what was paid for each', async () => {
    const { ids } = await desk.paidParty(['Jin', 'Mina', 'Yuna'], {
      bookingDate: aDay(),
      bookingTime: '14:00',
    });
    const page = await look(ids[0] ?? '');
    expect(page.singers.map(({ id, place, name, paidWon }) => ({ id, place, name, paidWon }))).toEqual(
      ['Jin', 'Mina', 'Yuna'].map((name, index) => ({
        id: ids[index],
        place: index + 1,
        name,
        paidWon: 50_000,
      })),
    );
  });
});

describe('the calendar file', () => {
  const entries = async (orderId: string) => {
    const reply = await (
      await visitorBrowser(desk, orderId)
    ).send<string>('GET', '/api/my-booking/calendar.ics');
    return { ...reply, uids: [...String(reply.body).matchAll(/^UID:(\w+)@/gm)].map(([, id]) => id) };
  };

  test('has an entry for everybody who sings, as the mails name it', async () => {
    const { ids } = await desk.paidParty(['Jin', 'Mina'], { bookingDate: aDay(), bookingTime: '14:00' });
    const all = await entries(ids[0] ?? '');
    expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(all.headers.get('content-disposition')).toBe(`attachment; filename=booking-${ids[0]}.ics`);
    expect(all.uids).toEqual(ids);
    await desk.setStatus(ids[0] ?? '', 'cancelled');
    expect((await entries(ids[0] ?? '')).uids).toEqual(ids.slice(1));
  });

  test('leaves out whose time is only held, and is none while nobody is settled', async () => {
    const held = await desk.hold({
      ...{ bookingDate: aDay(), bookingTime: '14:00', totalPrice: 100_000 },
      companions: [aCompanion('Mina')],
    });
    expect((await entries(held.id)).status).toBe(404);
    const mina = (await look(held.id)).singers[1]?.id ?? '';
    await desk.setStatus(mina, 'confirmed');
    expect((await entries(held.id)).uids).toEqual([mina]);
  });

  test('is none where nothing stands', async () => {
    const { booking } = await desk.paidBooking();
    await desk.setStatus(booking.id, 'cancelled');
    expect((await entries(booking.id)).status).toBe(404);
  });
});

function bookingDayBefore(date: string, count: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}
