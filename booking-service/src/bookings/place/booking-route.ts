/** Under which the answers to bookings are kept. */
export const BOOKING_ROUTE = 'POST /api/bookings';
