/** Figures and sentences of the rule for staff passwords; the lists that it looks into are in `password-strength.ts`. */

/** The specified minimum. A setting of each service may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;
/** What production asks for at least, whatever is set. */
export const MIN_PASSWORD_LENGTH_IN_PRODUCTION = 8;

export const passwordTooShort = (minLength: number) =>
  `The password must have at least ${minLength} characters`;

const instead = 'Please choose another one, for example four words that do not belong together';

/** Why a password is refused that is long enough. */
export const weakPasswords = {
  common: `This password is one of those that attackers try first. ${instead}`,
  repeated: `This password repeats the same few characters. ${instead}`,
  inOrder: `This password follows the keyboard, the alphabet or the numbers. ${instead}`,
  date: `This password is little more than a date. ${instead}`,
  named: `This password is little more than the name of the account or of the house. ${instead}`,
} as const;
export type WeakPassword = keyof typeof weakPasswords;
