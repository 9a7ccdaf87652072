import { endLinks } from '../../personal-links/personal-links.store.ts';
import type { Transaction } from '../../platform/database.ts';
import { endBookingSecret, endVisitsOf } from './visits.store.ts';

/** Every link to the order's page, and every page that one has opened, is dead on every copy at once. */
export async function endAccess(trx: Transaction, orderId: string): Promise<void> {
  await endLinks(trx, orderId, 'page');
  await endBookingSecret(trx, orderId);
  await endVisitsOf(trx, orderId);
}
