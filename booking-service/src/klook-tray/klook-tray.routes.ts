import type { Router } from 'express';
import { klookTraySchema } from 'shared/klook-tray/klook-tray.ts';
import { staff } from '../auth/signed-in.ts';
import { toAdminBooking } from '../bookings/admin/admin-booking.ts';
import { readBookingRows } from '../bookings/admin/admin-bookings.store.ts';
import { branchQuery } from '../catalogue/branch-parameter.ts';
import { branchesFor } from '../catalogue/branches-for.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { taggedRouter } from '../platform/routes.ts';
import { shareReads } from '../platform/share-reads.ts';
import { findWaiting } from './klook-tray.store.ts';

/** Klook bookings that wait for a time. */
export function klookTrayRoutes({ db, clock }: PlatformDeps): Router {
  const { router, route } = taggedRouter('Admin: day');
  // A change sends every board to the tray at the same moment.
  const read = shareReads(async (branches) => {
    const { count, ids } = await findWaiting(db, JSON.parse(branches) as number[] | null);
    const rows = await readBookingRows(db, ids, clock());
    return { count, bookings: rows.map(toAdminBooking) };
  });

  route('GET /api/admin/klook-tray', staff, {
    summary: 'Klook bookings without a time, the oldest first',
    description:
      'What the guest said of their reservation (`klookDate`, `klookTime`) is not checked with Klook. `PATCH /api/admin/bookings/{bookingId}/schedule` gives a time.',
    query: branchQuery,
    answers: { 200: klookTraySchema },
    handle: ({ query, actor }) => read(JSON.stringify(branchesFor(query, actor))),
  });
  return router;
}
