import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { readFacts } from '../../email/facts.store.ts';
import { wantsReminders } from '../../email/opt-outs.store.ts';
import { balancesOf } from '../../orders/balance.store.ts';
import { readDeliveryFacts } from '../../orders/deliveries.store.ts';
import { addressOf } from '../../orders/order.ts';
import { findOrder } from '../../orders/order.store.ts';
import { liveAttempt } from '../../payments/attempts/attempt.store.ts';
import type { Database } from '../../platform/database.ts';
import { findUsedCode } from '../../vouchers/gift-cards.store.ts';
import { findEmailChange } from '../email-change/email-changes.store.ts';
import { readDates, readRefunds } from './my-booking.store.ts';
import { toMyBooking } from './my-booking.ts';

export interface ViewDeps {
  db: Database;
  siteOrigin: string;
}

/** What a visitor sees of an order at `now`, all of it as of one moment. */
export function readMyBooking({ db, siteOrigin }: ViewDeps, orderId: string, now: Date): Promise<MyBooking> {
  return db.transaction(async (trx) => {
    await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const order = await findOrder(trx, orderId);
    if (!order) throw new Error(`Order ${orderId} has an open page and is not there`);
    const bookingIds = order.bookings.map(({ id }) => id);
    return toMyBooking({
      order,
      facts: await readFacts(trx, bookingIds, { siteOrigin, now }),
      live: await liveAttempt(trx, orderId),
      usedCode: await findUsedCode(trx, orderId, now),
      balances: await balancesOf(trx, orderId),
      dates: await readDates(trx, orderId),
      deliveries: await readDeliveryFacts(trx, orderId),
      refunds: await readRefunds(trx, orderId),
      newEmail: await findEmailChange(trx, orderId, now),
      reminders: await wantsReminders(trx, addressOf(order)),
      now,
    });
  });
}
