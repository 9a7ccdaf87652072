import {
  deliverySchema,
  openDeliveriesSchema,
  type Delivery,
  type OpenDelivery,
} from 'shared/deliveries/deliveries.ts';
import type { MockApi } from '../mock-api.ts';
import { dayFromToday } from './office.ts';

const mix = (guest = 'Sample Visitor'): OpenDelivery => ({
  addOnId: 1,
  name: 'Full Track Mixing',
  isPosted: false,
  state: 'open',
  terms: { days: 5, unit: 'business-days' },
  dueOn: dayFromToday(-3),
  trackingNumber: null,
  changedAt: null,
  bookingId: '7K3MZ9QX2B',
  guest,
  branchId: 1,
  sungOn: dayFromToday(-40),
  address: null,
});

const lp = (guest?: string): OpenDelivery => ({
  ...mix(guest),
  addOnId: 4,
  name: 'LP Record Production',
  isPosted: true,
  terms: { days: 42, unit: 'calendar-days' },
  dueOn: dayFromToday(2),
  address: '12 Rue de la Paix, 75002 Paris, France',
});

/** What follows after one session: a mix that is late, and an LP that was sent. */
export const deliveriesOfBooking = (): Delivery[] => [
  deliverySchema.parse(mix()),
  deliverySchema.parse({
    ...lp(),
    ...{ state: 'sent', trackingNumber: 'EMS EG123456789KR', changedAt: '2026-11-20T09:30:00.000Z' },
  }),
];

/** A mix that is late and an LP that is due in two days; what is set to be sent leaves the list. */
export function openDeliveries(api: MockApi, guest?: string): void {
  let left = [mix(guest), lp(guest)];
  api.on('GET /api/admin/branches', { json: [] });
  api.on('GET /api/admin/deliveries', () => ({
    json: openDeliveriesSchema.parse({ deliveries: left, count: left.length }),
  }));
  api.on('PUT /api/admin/bookings/:id/deliveries/:addOn', (request, [, , addOn]) => {
    const changed = left.find(({ addOnId }) => String(addOnId) === addOn) ?? mix();
    const change = request.postDataJSON() as Pick<OpenDelivery, 'state'>;
    left = left.flatMap((one) => {
      if (one !== changed) return [one];
      return change.state === 'sent' ? [] : [{ ...one, ...change }];
    });
    return { json: { ...changed, ...change, changedAt: new Date().toISOString() } };
  });
}
