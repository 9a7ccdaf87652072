import type { DeliveryState } from 'shared/deliveries/deliveries.ts';
import { owingStatuses } from 'shared/deliveries/sold-deliveries.ts';
import type { Booking } from '../booking-row/booking-row.ts';
import { balanceWonSql, paymentJoin } from '../orders/balance.store.ts';
import { branchOfSql, isInBranchesSql } from '../catalogue/branches.store.ts';
import { deliveryFactsSql } from '../orders/deliveries.store.ts';
import type { DeliveryFacts } from '../orders/deliveries.store.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

/** A booking of which something may have to be delivered. */
export interface OwingRow
  extends
    DeliveryFacts,
    Pick<Booking, 'id' | 'name' | 'status' | 'addons' | 'lpDeliveryAddress' | 'paidWon'> {
  startsAt: Date;
  branchId: number;
  balanceWon: number | null;
}

/**
 * Bookings whose session began between two moments and that have an add-on of which nobody has said that it is sent. Whoever is
 * forgotten can be sent nothing any more.
 *
 * @param branchIds null: in all branches
 */
export async function findOwing(
  db: Queryable,
  from: Date,
  to: Date,
  branchIds: readonly number[] | null = null,
): Promise<OwingRow[]> {
  const { rows } = await db.query<OwingRow>(
    `SELECT b.id, b.name, b.status, b.addons, b.lp_delivery_address AS "lpDeliveryAddress", b.paid_won AS "paidWon",
            b.starts_at AS "startsAt", ${branchOfSql('b')} AS "branchId", CASE WHEN a.state = 'PAID' THEN ${balanceWonSql} END AS "balanceWon", ${deliveryFactsSql}
       FROM bookings b ${paymentJoin}
      WHERE b.addons <> '[]' AND b.starts_at > $1 AND b.starts_at <= $2
        AND b.status = ANY ($3) AND b.forgotten_at IS NULL AND ${isInBranchesSql('b.studio_id', '$4')}
        AND jsonb_array_length(b.addons) > (SELECT count(*) FROM deliveries d WHERE d.booking_id = b.id AND d.state <> 'in-work')`,
    [from, to, owingStatuses, branchIds],
  );
  return rows;
}

interface NewState {
  bookingId: string;
  addOnId: number;
  trackingNumber: string | null;
  at: Date;
  by: number;
}

export async function storeState(
  trx: Transaction,
  state: DeliveryState,
  { bookingId, addOnId, trackingNumber, at, by }: NewState,
): Promise<void> {
  // Open is what nobody has begun: it is no row.
  if (state === 'open')
    await trx.query('DELETE FROM deliveries WHERE booking_id = $1 AND addon_id = $2', [bookingId, addOnId]);
  else
    await trx.query(
      `INSERT INTO deliveries (booking_id, addon_id, state, tracking_number, changed_at, changed_by)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (booking_id, addon_id) DO UPDATE
         SET state = excluded.state, tracking_number = excluded.tracking_number,
             changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      [bookingId, addOnId, state, trackingNumber, at, by],
    );
}
