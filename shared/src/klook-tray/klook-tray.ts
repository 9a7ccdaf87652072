import * as z from 'zod/mini';
import { adminBookingSchema } from '../bookings/admin-booking.ts';

/** No more of them are sent at once: what is behind comes up as the first ones get their time. */
export const KLOOK_TRAY_LIMIT = 100;

/** `GET /api/admin/klook-tray`: Klook bookings that wait for a time. */
export const klookTraySchema = z.object({
  /** How many wait. */
  count: z.int().check(z.nonnegative()),
  /** The oldest first, at most `KLOOK_TRAY_LIMIT`. */
  bookings: z.array(adminBookingSchema),
});
export type KlookTray = z.infer<typeof klookTraySchema>;
