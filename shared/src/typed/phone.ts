import { plainDashes } from './code.ts';
import { plainCharacters, plainDigits } from './text.ts';

export const PHONE_LIMIT = 30;

/** An international number has up to 15 digits (E.164); no country has numbers of fewer than 7 with their area. */
const DIGITS = { min: 7, max: 15 };
/** "ext. 12" and the like: behind the number, and not a part of it. */
const extension = /(?:ext\.?|x|#|내선)\s*\d+\s*$/i;

/** A number as it is read: in digits from 0 to 9, and with a plus where many countries dial 00. */
export const cleanPhone = (typed: string): string =>
  plainDashes(plainDigits(plainCharacters(typed)))
    .trim()
    .replace(/^\(?00(?=[1-9])/, '+');

/** False for what nobody can call. Which number it is, and of which country, the booking service finds out. */
export function couldBePhone(phone: string): boolean {
  const digits = digitsOf(phone).length;
  return digits >= DIGITS.min && digits <= DIGITS.max;
}

const digitsOf = (phone: string) => phone.replace(extension, '').replace(/\D/g, '');

/** Whether a cleaned number says its country. */
export const hasCallingCode = (phone: string): boolean => /^\(?\+/.test(phone);

/** More digits after a calling code than a number has that only begins like one. */
const LEAST_AFTER_CODE = 8;

/**
 * A number as it is called from anywhere; as it was typed where it says its country itself. The 0 before the area stays: the booking
 * service knows which countries leave it out.
 *
 * @param callingCode such as "82"
 */
export function withCallingCode(typed: string, callingCode: string): string {
  const phone = cleanPhone(typed);
  const digits = digitsOf(phone);
  if (digits === '' || callingCode === '' || hasCallingCode(phone)) return phone;
  const saysIt = digits.startsWith(callingCode) && digits.length > callingCode.length + LEAST_AFTER_CODE;
  return saysIt ? `+${phone}` : `+${callingCode} ${phone}`;
}
