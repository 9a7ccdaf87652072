import { swappedSchema } from 'shared/bookings/admin-booking.ts';
import type { Swap } from 'shared/bookings/swap.ts';
import { readApi } from '../../../lib/api/api.ts';

export const swapBookings = (body: Swap) =>
  readApi('/api/admin/bookings/swap', swappedSchema, { method: 'POST', body });
