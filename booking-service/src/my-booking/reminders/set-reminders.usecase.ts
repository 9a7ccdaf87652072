import { optIn, optOut } from '../../email/opt-outs.store.ts';
import { addressOf } from '../../orders/order.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { Visit } from '../access/visit.ts';
import { lockOwnOrder } from '../base/own-order.usecase.ts';

/** Whether the order's address gets mails around sessions: of this order and of every other. */
export async function setReminders(
  { db, clock }: PlatformDeps,
  visit: Visit,
  { reminders }: { reminders: boolean },
): Promise<void> {
  await db.transaction(async (trx) => {
    const order = await lockOwnOrder(trx, visit);
    const address = addressOf(order);
    await (reminders ? optIn(trx, address) : optOut(trx, address, clock()));
  });
}
