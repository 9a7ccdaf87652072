import { brokenConstraint, isPassing } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { isProofUsed } from '../../platform/proof-of-work.ts';
import { isLimitReached } from '../../platform/rate-limit.ts';
import type { NewOrder, Placed } from './place-booking.store.ts';

/** Why an order was not written that may be written yet. */
export type Again = 'try-again' | 'hoarding' | 'proof-used';

/**
 * Writes an order, and tells what stood in its way.
 *
 * @param insert writes it: one statement, or a transaction with all that belongs to it
 * @throws Problem `klook-already-used`
 */
export async function insertOrExplain(
  order: NewOrder,
  insert: (order: NewOrder) => Promise<Placed>,
): Promise<Placed | Again> {
  try {
    return await insert(order);
  } catch (error) {
    if (isPassing(error)) return 'try-again';
    if (isLimitReached(error)) return 'hoarding';
    if (isProofUsed(error)) return 'proof-used';
    switch (brokenConstraint(error)) {
      case 'orders_pkey':
      case 'bookings_pkey':
        return 'try-again';
      // A part of the time alone could be had.
      case 'slot_claims_booking_id_fkey':
        return { placed: false, mayHold: true, catalogueVersion: order.checked.catalogue.version };
      case 'bookings_klook_once':
        throw new Problem('klook-already-used', 'klook-used');
      default:
        throw error;
    }
  }
}
