/** The visitor's own page. Without a link from a mail it finds the booking by its number. */
export const MY_BOOKING_PAGE = '/my-booking';
