/** Booked and paid here, or sold by Klook and completed here. */
export const bookingTypes = ['direct', 'klook'] as const;
export type BookingType = (typeof bookingTypes)[number];
