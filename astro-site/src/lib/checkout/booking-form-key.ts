/** Under which this tab keeps what was typed into the booking form. */
export const BOOKING_FORM_KEY = 'bookingForm';
