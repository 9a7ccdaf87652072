/** An international number has up to 15 digits (E.164); no country has numbers of fewer than 7 with their area. */
const DIGITS = { min: 7, max: 15 };
/** "ext. 12" and the like: behind the number, and not a part of it. */
const extension = /(?:ext\.?|x|#|내선)\s*\d+\s*$/i;

/**
 * False for what nobody can call. The form then asks once whether it is right and takes it all the same; which number it
 * is and of which country, the booking service finds out for staff.
 */
export function couldBePhone(phone: string): boolean {
  const digits = phone.replace(extension, '').replace(/\D/g, '').length;
  return digits >= DIGITS.min && digits <= DIGITS.max;
}
