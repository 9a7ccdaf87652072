import type { Router } from 'express';
import {
  DELIVERIES_SHOWN,
  deliveryChangeSchema,
  deliverySchema,
  openDeliveriesSchema,
} from 'shared/deliveries/deliveries.ts';
import { staff } from '../auth/signed-in.ts';
import { ofBooking } from '../bookings/admin/named-booking.ts';
import { branchQuery } from '../catalogue/branch-parameter.ts';
import { branchesFor } from '../catalogue/branches-for.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { rowIn } from '../platform/parse.ts';
import { Problem } from '../platform/problem.ts';
import { taggedRouter } from '../platform/routes.ts';
import { changeDelivery } from './change-delivery.usecase.ts';
import { openDeliveries } from './open-deliveries.usecase.ts';

const nothingFollows = () => new Problem('not-found', 'nothing-follows');

/** What follows after a session. */
export function deliveryRoutes({ db, clock }: PlatformDeps): Router {
  const { router, route } = taggedRouter('Admin: deliveries');

  route('GET /api/admin/deliveries', staff, {
    summary: 'What is not sent yet of sessions that have begun',
    description: 'The first due first, what has no day last.',
    query: branchQuery,
    answers: { 200: openDeliveriesSchema },
    async handle({ query, actor }) {
      const open = await openDeliveries(db, clock(), branchesFor(query, actor));
      return { deliveries: open.slice(0, DELIVERIES_SHOWN), count: open.length };
    },
  });

  route('PUT /api/admin/bookings/:bookingId/deliveries/:addOnId', staff, {
    summary: 'Set how far a delivery is',
    description:
      'In either direction. `seen` is the state that was on the screen: if it has changed since, nothing changes. What is `sent` by post may have a tracking number; sending another one corrects it.',
    params: { ...ofBooking, addOnId: rowIn(nothingFollows) },
    body: deliveryChangeSchema,
    answers: { 200: deliverySchema },
    refusals: ['booking-cancelled', 'personal-data-removed', 'stale-change'],
    handle: ({ params: { bookingId, addOnId }, body, actor }) =>
      changeDelivery(bookingId, addOnId, body, { db, actor, now: clock() }),
  });
  return router;
}
