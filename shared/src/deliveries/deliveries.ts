import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';
import { deliveryTermsSchema } from '../catalogue/delivery-terms.ts';
import { cleanLine } from '../typed/text.ts';
import { refusalCode } from '../problems/refusal.ts';

/** What becomes of something that follows after the session. */
const deliveryStates = ['open', 'in-work', 'sent'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export const MAX_TRACKING_NUMBER_LENGTH = 60;

const stateSchema = z.enum(deliveryStates, { error: refusalCode('delivery-state') });

/** One add-on that follows after the session. Its staff and its visitor see the same. */
export const deliverySchema = z.object({
  addOnId: z.int(),
  name: z.string(),
  /** It goes by post, to the delivery address. */
  isPosted: z.boolean(),
  state: stateSchema,
  /** What was promised when it was sold. */
  terms: deliveryTermsSchema,
  /** The last day that keeps the promise, in Seoul; null where none is promised, or the session has no time yet. */
  dueOn: z.nullable(isoDay),
  trackingNumber: z.nullable(z.string()),
  /** When staff last changed its state; null while nobody has. */
  changedAt: z.nullable(isoInstant),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** `PUT /api/admin/bookings/{bookingId}/deliveries/{addOnId}`. */
export const deliveryChangeSchema = z.object({
  /** As it was on the screen: a change to another one is refused. */
  seen: stateSchema,
  state: stateSchema,
  /** Only of what is sent by post; left out or empty where there is none. */
  trackingNumber: z.optional(
    z.string({ error: refusalCode('tracking-number') }).check(
      z.overwrite(cleanLine),
      z.maxLength(MAX_TRACKING_NUMBER_LENGTH, refusalCode('tracking-number')),
      z.refine((text) => /^[\p{L}\p{N} -]*$/u.test(text), refusalCode('tracking-number')),
    ),
  ),
});
export type DeliveryChange = z.infer<typeof deliveryChangeSchema>;

/** A delivery that is not sent, with whom it is for. */
const openDeliverySchema = z.extend(deliverySchema, {
  bookingId: z.string(),
  guest: z.string(),
  /** Where it was sung. */
  branchId: z.int(),
  sungOn: isoDay,
  /** Where it goes; null where nothing is posted. */
  address: z.nullable(z.string()),
});
export type OpenDelivery = z.infer<typeof openDeliverySchema>;

/** `GET /api/admin/deliveries`: of sessions that have begun, the first due first, what has no day last; at most `DELIVERIES_SHOWN`. */
export const openDeliveriesSchema = z.object({
  deliveries: z.array(openDeliverySchema),
  /** How many there are. */
  count: z.int(),
});
export type OpenDeliveries = z.infer<typeof openDeliveriesSchema>;
export const DELIVERIES_SHOWN = 200;
