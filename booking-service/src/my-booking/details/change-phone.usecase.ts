import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { setPhone } from '../../orders/order.store.ts';
import { inTransaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { Visit } from '../access/visit.ts';
import { lockOwnOrder } from '../base/own-order.usecase.ts';
import type { OwnDeps } from '../base/own-order.usecase.ts';
import { mayChange } from '../view/visitor-rules.ts';

/**
 * Changes whom staff call, for as long as somebody of the order has yet to sing.
 *
 * @throws Problem `session-begun`
 */
export async function changePhone({ db, clock }: OwnDeps, visit: Visit, phone: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOwnOrder(trx, visit);
    if (order.phone === phone) return;
    const now = clock();
    const stand = order.bookings.filter((booking) => statusAt(booking, now) !== 'cancelled');
    if (!stand.some((booking) => mayChange(booking, now)))
      throw new Problem('session-begun', 'own-phone-too-late');
    await setPhone(trx, order.id, phone);
    for (const { id } of stand)
      await addHistory(trx, { bookingId: id, at: now, actor: 'visitor', event: 'phone-changed' });
  });
}
