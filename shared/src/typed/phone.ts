import { callingCodes } from './calling-codes.ts';
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

const hasCallingCode = (phone: string): boolean => /^\(?\+/.test(phone);

/** Whether a number can be called from anywhere. Which one it is, and of which country, the booking service finds out. */
export function couldBePhone(phone: string): boolean {
  const digits = digitsOf(phone).length;
  return hasCallingCode(phone) && digits >= DIGITS.min && digits <= DIGITS.max;
}

const digitsOf = (phone: string) => phone.replace(extension, '').replace(/\D/g, '');

/** More digits after a calling code than a number has that only begins like one. */
const LEAST_AFTER_CODE = 8;

/**
 * A number as it is called from anywhere; as it was typed where it says its country itself. The 0 before the area stays: the booking
 * service knows which countries leave it out.
 *
 * @param country two letters; '' for none
 */
export function withCallingCode(typed: string, country: string): string {
  const callingCode = callingCodes.get(country) ?? '';
  const phone = cleanPhone(typed);
  const digits = digitsOf(phone);
  if (digits === '' || callingCode === '' || hasCallingCode(phone)) return phone;
  const saysIt = digits.startsWith(callingCode) && digits.length > callingCode.length + LEAST_AFTER_CODE;
  return saysIt ? `+${phone}` : `+${callingCode} ${phone}`;
}

/** The country that a number names itself, `country` where it has the same code; undefined where it names none. */
export function countryNamed(typed: string, country: string): string | undefined {
  const phone = cleanPhone(typed);
  const digits = digitsOf(phone);
  if (!hasCallingCode(phone)) return undefined;
  const named = [...callingCodes].filter(([, code]) => digits.startsWith(code)).map(([name]) => name);
  return named.includes(country) ? country : named[0];
}
