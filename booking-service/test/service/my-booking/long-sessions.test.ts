import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { beforeEach, expect, test } from 'vitest';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING } from '../../harness/clock.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { openPage, singerOf } from './own-page.ts';

const desk = await openStaffDesk();
beforeEach(() => desk.clock.set(MORNING));

let version = 2;

/** Somebody who was sold half an hour; sessions of ten minutes are sold by now, the last at 21:50. */
async function soldHalfAnHour(bookingDate: string) {
  await sell(desk.db, aCatalogue(version++, { slotMinutes: 30 }));
  const { booking } = await desk.paidBooking({ bookingDate, bookingTime: '14:00', totalPrice: 50_000 });
  await sell(desk.db, aCatalogue(version++));
  return { id: booking.id, page: await openPage(desk, booking.id) };
}

test('a session that was sold longer is not offered or given a time from which it would last past closing', async () => {
  const bookingDate = '2026-07-06';
  const { id, page } = await soldHalfAnHour(bookingDate);
  expect(initialRules).toMatchObject({ slotMinutes: 10, openingHours: { closesAt: '22:00' } });
  expect((await page.times([id], bookingDate)).body.slice(-2)).toEqual(['21:20', '21:30']);
  for (const bookingTime of ['21:40', '21:50']) {
    const { status, body } = await page.move([id], { bookingDate, bookingTime });
    expect([status, body.type]).toEqual([409, 'slot-not-on-sale']);
    expect(body.detail).toContain(
      `A session of 30 minutes from 2026-07-06 ${bookingTime} KST would end after we close`,
    );
    expect(body.detail).toContain('Free on that day: 21:10, 21:20, 21:30.');
  }
  const reply = await page.move([id], { bookingDate, bookingTime: '21:30' });
  expect(singerOf(reply.body, id).startsAt).toBe(instantInSeoul(bookingDate, '21:30').toISOString());
});

test('whoever finds a time taken learns of those that are free for as long as they sing', async () => {
  const bookingDate = '2026-07-07';
  const { id, page } = await soldHalfAnHour(bookingDate);
  for (const bookingTime of ['16:00', '16:40']) await desk.hold({ bookingDate, bookingTime });
  const { body } = await page.move([id], { bookingDate, bookingTime: '15:50' });
  expect(body.type).toBe('slot-taken');
  expect(body.detail).toContain('Free on that day: 16:10, 16:50, 17:00.');
  const staff = await desk.admin.send<{ detail: string }>('PATCH', `/api/admin/bookings/${id}/schedule`, {
    ...{ bookingDate, bookingTime: '16:30' },
  });
  expect(staff.body.detail).toContain('Free on that day: 16:50, 17:00, 17:10.');
});
