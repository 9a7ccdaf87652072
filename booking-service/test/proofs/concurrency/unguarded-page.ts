import { randomUUID } from 'node:crypto';
import { changeBookings } from '../../../src/bookings/lifecycle/change-booking.usecase.ts';
import { findOrder } from '../../../src/orders/order.store.ts';
import { findAttempt } from '../../../src/payments/attempts/attempt.store.ts';
import { isTaken } from '../../../src/payments/attempts/attempt.ts';
import { releaseSlots, takeSlot } from '../../../src/slots/slot-claims.store.ts';
import type { StaffDesk } from '../../service/payments/staff-desk.ts';

/**
 * The control: how a visitor's cancellation and move must not be made. What stands is read without a lock, the money is sent
 * after that look (and without the balance that was seen, by which the provider would refuse the second time), and a move gives the old time back before it takes the new one. For the tests alone; nothing in the product
 * does this.
 */
export function unguardedPage({ db, clock, provider, service }: StaffDesk) {
  const { url, keys } = provider;
  const authorization = `Basic ${Buffer.from(`${keys.secretKey}:`).toString('base64')}`;

  async function payBack(paymentKey: string, cancelAmount: number): Promise<boolean> {
    const response = await fetch(`${url}/v1/payments/${paymentKey}/cancel`, {
      method: 'POST',
      headers: {
        ...{ Authorization: authorization, 'Content-Type': 'application/json' },
        'Idempotency-Key': randomUUID(),
      },
      body: JSON.stringify({ cancelReason: 'Control', cancelAmount }),
    });
    return response.ok;
  }

  /** Looks, pays back, and writes that it is cancelled. @returns whether it has sent money */
  async function cancel(orderId: string, attemptId: string, amountWon: number): Promise<boolean> {
    const order = await findOrder(db, orderId);
    const attempt = await findAttempt(db, attemptId);
    if (!order || !attempt || !isTaken(attempt)) throw new Error(`${orderId} is not paid`);
    if (order.bookings.some(({ status }) => status === 'cancelled')) return false;
    const isSent = await payBack(attempt.taken.paymentKey, amountWon);
    await db.transaction((trx) =>
      changeBookings(
        trx,
        order.bookings,
        { type: 'cancelled-by-visitor' },
        { now: clock.now(), actor: 'visitor', emails: service.deps.emails },
      ),
    );
    return isSent;
  }

  /** Gives back first, and takes afterwards. @returns whether it has the new time */
  async function move(bookingId: string, startsAt: Date): Promise<boolean> {
    await db.transaction((trx) => releaseSlots(trx, bookingId));
    const slot = { studioId: 1, startsAt, slotMinutes: 10 };
    return db.transaction((trx) => takeSlot(trx, bookingId, slot, null, clock.now()));
  }

  return { cancel, move };
}
