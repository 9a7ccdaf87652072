import type { NotedDelivery, SoldDeliveries } from 'shared/deliveries/sold-deliveries.ts';
import type { Queryable } from '../platform/database.ts';

/** What `deliveriesOf` reads of a booking, beside the booking itself. */
export interface DeliveryFacts {
  /** Null where nothing was sold. */
  addOnsOfVersion: SoldDeliveries['addOns'];
  notedDeliveries: readonly NotedDelivery[] | null;
}

/** The same as SQL on `bookings b`. */
export const deliveryFactsSql = `
  (SELECT jsonb_agg(known - '{name,names,description,price}'::text[])
     FROM catalogue_versions v CROSS JOIN LATERAL jsonb_array_elements(v.addons) known
    WHERE b.addons <> '[]' AND v.version = b.catalogue_version) AS "addOnsOfVersion",
  (SELECT jsonb_agg(jsonb_build_object('addOnId', d.addon_id, 'state', d.state, 'trackingNumber', d.tracking_number,
                                       'changedAt', to_char(d.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
     FROM deliveries d WHERE b.addons <> '[]' AND d.booking_id = b.id) AS "notedDeliveries"`;

/** Of each booking of an order, by number. */
export async function readDeliveryFacts(
  db: Queryable,
  orderId: string,
): Promise<ReadonlyMap<string, DeliveryFacts>> {
  const { rows } = await db.query<DeliveryFacts & { id: string }>(
    `SELECT b.id, ${deliveryFactsSql} FROM bookings b WHERE b.order_id = $1`,
    [orderId],
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
