import * as z from 'zod/mini';

export const bookingStatuses = ['pending', 'confirmed', 'in-progress', 'completed', 'cancelled'] as const;
export const bookingStatusSchema = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;
