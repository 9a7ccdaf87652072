import { expect } from 'vitest';
import type { Returned } from '../../harness/provider-shop.ts';
import type { CashDesk, HeldBooking } from './harness.ts';

/** An attempt that is about to be confirmed, and of which no webhook will tell. */
export async function readyOn(on: CashDesk): Promise<{ booking: HeldBooking; returned: Returned }> {
  const booking = await on.hold();
  const returned = await on.authenticate(booking);
  await on.withoutWebhooks(returned.orderId);
  return { booking, returned };
}

/** Nobody has renewed the lease for longer than it lasts. */
export async function leaseRunsOutOn(on: CashDesk) {
  on.clock.advanceMinutes(1);
  await on.reconcile();
}

export async function expectPaidOnceOn(booking: HeldBooking, { orderId }: Returned, on: CashDesk) {
  expect(await on.attemptState(orderId)).toBe('PAID');
  expect(await on.bookingRow(booking.id)).toMatchObject({ status: 'confirmed' });
  expect(await on.provider.captures(orderId)).toMatchObject([{ captures: 1, capturedWon: booking.total }]);
  expect(await on.mails(booking.id)).toEqual(['booking-confirmed']);
  expect(await on.happened(booking.id, 'paid')).toBe(1);
}
