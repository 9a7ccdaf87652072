import type { EmailQueue } from '../../email/base/email.ts';
import { lockOrder } from '../../orders/order.store.ts';
import type { Order } from '../../orders/order.ts';
import type { Transaction } from '../../platform/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import type { Visit } from '../access/visit.ts';
import { pageClosed } from '../access/visitor.usecase.ts';
import { isOpen } from '../access/visits.store.ts';
import { Problem } from '../../platform/problem.ts';

/** What a visitor's own changes need. */
export interface OwnDeps extends PlatformDeps {
  emails: EmailQueue;
}

/**
 * The order that a page is about, locked.
 *
 * @throws Problem `page-closed` once it is nobody's any more, or staff have replaced the link meanwhile
 */
export async function lockOwnOrder(trx: Transaction, visit: Visit): Promise<Order> {
  const order = await lockOrder(trx, visit.orderId);
  if (!order || order.forgottenAt !== null) throw new Problem('page-closed', 'own-forgotten');
  if (!(await isOpen(trx, visit))) throw pageClosed();
  return order;
}
