import type { PlatformDeps } from '../platform/deps.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { countByStatus } from './search/booking-counts.store.ts';

/** Gauges of what is sold, and of the slots that are held unpaid at this moment. */
export function watchBookings({ db, clock, metrics }: Pick<PlatformDeps, 'db' | 'clock' | 'metrics'>): void {
  metrics.gauge('holds_active', 'Unpaid slots whose hold has not run out', async () => {
    const { rows } = await db.query<{ count: number }>(
      'SELECT count(*) FROM slot_claims WHERE expires_at > $1 AND booking_id IS NOT NULL',
      [clock()],
    );
    return rows[0]?.count ?? 0;
  });
  metrics.gauges('bookings', 'Bookings, one slot each, by status', 'status', async () => {
    const counts = await countByStatus(db, clock());
    return new Map(bookingStatuses.map((status) => [status, counts[status]]));
  });
}
