import { staffRefusals } from 'shared/bookings/staff-refusals.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { lockForStaff } from '../bookings/admin/admin-bookings.usecase.ts';
import type { StaffAction } from '../bookings/admin/admin-bookings.usecase.ts';
import { Problem } from '../platform/problem.ts';
import { findCounterPayment, setGivenBack } from './counter-payments.store.ts';

/**
 * Notes that what was taken at the counter has been given back there, or takes that back. Noted twice it counts once.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `stale-change`; `refund-not-possible` where nothing was taken
 */
export function noteGivenBack(id: string, isGivenBack: boolean, action: StaffAction): Promise<void> {
  const { db, actor, now } = action;
  return db.transaction(async (trx) => {
    const { order } = await lockForStaff(trx, id, action);
    const payment = await findCounterPayment(trx, order.id);
    if (!payment?.amountWon) throw new Problem('refund-not-possible', staffRefusals.nothingTaken);
    const { amountWon, givenBackAt } = payment;
    if (isGivenBack === (givenBackAt !== null)) return;
    await setGivenBack(trx, order.id, isGivenBack ? { at: now, by: actor.id } : null);
    const subject = { type: 'booking', id } as const;
    const said = isGivenBack ? 'counter-payment-given-back' : 'counter-payment-kept';
    await writeAudit(trx, { at: now, actor, action: said, subject, after: { amountWon } });
  });
}
