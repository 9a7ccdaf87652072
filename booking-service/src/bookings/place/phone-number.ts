import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import { validationFailed } from '../../platform/parse.ts';

/**
 * A request with its phone number as it is stored: in E.164, with an extension behind it. New kinds of numbers are taken before the
 * library knows them.
 *
 * @throws Problem `validation-failed`
 */
export function withStoredPhone<T extends { phone?: string | undefined }>(request: T): T {
  if (request.phone === undefined) return request;
  const number = parsePhoneNumberFromString(request.phone);
  if (!number?.isPossible()) throw validationFailed([{ path: 'phone', code: 'phone-wrong' }]);
  const phone = number.ext ? `${number.number} ext. ${number.ext}` : number.number;
  return { ...request, phone };
}

/** A stored number as it is called; null where no country has such a number. */
export function readPhone(phone: string): AdminBooking['phoneNumber'] {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.isValid()) return null;
  return {
    international: number.formatInternational(),
    country: number.country ?? null,
    uri: number.getURI(),
  };
}
