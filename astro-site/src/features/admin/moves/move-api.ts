import { adminBookingSchema, type Swap } from 'shared/bookings/admin-booking.ts';
import * as z from 'zod/mini';
import { readApi } from '../../../lib/api/api.ts';

export const swapBookings = (body: Swap) =>
  readApi('/api/admin/bookings/swap', z.array(adminBookingSchema), { method: 'POST', body });
