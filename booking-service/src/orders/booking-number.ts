import { randomFillSync } from 'node:crypto';
import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH } from 'shared/bookings/booking-id.ts';

/** Asking the system costs far more than the bytes, so it is asked for those of many numbers at once. Each is used once. */
const bytes = new Uint8Array(128 * BOOKING_ID_LENGTH);
let used = bytes.length;

/** A new booking number: ten random characters of Crockford base32, 50 bits, easy to read out. */
export function newBookingNumber(): string {
  if (used === bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  let number = '';
  // 256 is a multiple of 32, so every character is as likely as the others.
  for (const end = used + BOOKING_ID_LENGTH; used < end; used += 1)
    number += BOOKING_ID_ALPHABET[(bytes[used] ?? 0) % 32];
  return number;
}
