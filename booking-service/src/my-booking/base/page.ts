import { myBookingSchema } from 'shared/my-booking/my-booking.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';

/** Returns the whole page of an order, which every change of it is answered with. */
export type ReadPage = (orderId: string) => Promise<MyBooking>;

export const page = { 200: myBookingSchema };
