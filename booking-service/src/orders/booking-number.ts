import { randomBytes } from 'node:crypto';
import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH } from 'shared/bookings/booking-id.ts';

/** A new booking number: ten random characters of Crockford base32, 50 bits, easy to read out. */
export function newBookingNumber(): string {
  // 256 is a multiple of 32, so every character is as likely as the others.
  return Array.from(randomBytes(BOOKING_ID_LENGTH), (byte) => BOOKING_ID_ALPHABET[byte % 32]).join('');
}
