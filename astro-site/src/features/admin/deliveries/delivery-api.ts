import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { deliverySchema, openDeliveriesSchema } from 'shared/deliveries/deliveries.ts';
import type { DeliveryChange } from 'shared/deliveries/deliveries.ts';
import { readApi } from '../../../lib/api/api.ts';
import { branchQuery } from '../../../lib/api/branch-query.ts';

/** What the page reads again by itself keeps no session alive. */
export const fetchOpenDeliveries = (branchId: number | undefined, isBackground: boolean) =>
  readApi(`/api/admin/deliveries${branchQuery(branchId)}`, openDeliveriesSchema, {
    ...(isBackground && { headers: { [BACKGROUND_HEADER]: '1' } }),
  });

export const putDelivery = (bookingId: string, addOnId: number, body: DeliveryChange) =>
  readApi(`/api/admin/bookings/${bookingId}/deliveries/${addOnId}`, deliverySchema, { method: 'PUT', body });
