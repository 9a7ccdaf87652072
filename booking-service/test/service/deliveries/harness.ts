import type { Delivery, DeliveryChange, OpenDeliveries } from 'shared/deliveries/deliveries.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';

/** The delivery as it is now, or why nothing changed; which of the two is for the test to know. */
type Changed = Delivery & Omit<Problem, 'status'>;

/** A Thursday. */
export const SUNG_ON = '2026-07-09';
const mixAndLp = {
  bookingDate: SUNG_ON,
  selectedAddons: [1, 4],
  totalPrice: 450_000,
  lpDeliveryAddress: '12 Rue de la Paix, 75002 Paris',
};

/** A staff desk with somebody of the role `staff`, who sends what is owed. */
export async function openPostRoom() {
  const desk = await openStaffDesk();
  const staff = await signedInBrowser(desk.url, desk.db, 'staff');
  let minutes = 13 * 60;
  return {
    ...desk,
    staff,
    /** Somebody who has bought mix and LP. */
    async guest(more: Record<string, unknown> = {}) {
      const bookingTime = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
      minutes += 10;
      return (await desk.paidBooking({ ...mixAndLp, bookingTime, ...more })).booking.id;
    },
    /** It is noon of that day. */
    on: (date: string) => desk.clock.set(instantInSeoul(date, '12:00')),
    async change(id: string, addOnId: number | string, change: Partial<DeliveryChange>, browser = staff) {
      await desk.awake();
      return browser.send<Changed>('PUT', `/api/admin/bookings/${id}/deliveries/${addOnId}`, change);
    },
    async open() {
      await desk.awake();
      return (await staff.send<OpenDeliveries>('GET', '/api/admin/deliveries')).body;
    },
    async ownPage(id: string) {
      const browser = await visitorBrowser(desk, id);
      return (await browser.send<MyBooking>('GET', '/api/my-booking')).body.singers[0]?.deliveries;
    },
  };
}
