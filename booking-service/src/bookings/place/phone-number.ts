import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';

/**
 * The number behind what a visitor typed, or null where it cannot be called as it stands. Without a country code it is a
 * Korean number or none: a guess at another country would have staff call a stranger.
 */
export function readPhone(phone: string): AdminBooking['phoneNumber'] {
  // Many countries dial abroad with 00 in place of the plus.
  const number = parsePhoneNumberFromString(phone.trim().replace(/^00(?=[1-9])/, '+'), 'KR');
  if (!number?.isValid()) return null;
  return {
    international: number.formatInternational(),
    country: number.country ?? null,
    uri: number.getURI(),
  };
}
