/** Figures of the rule for staff passwords; the lists that it looks into are in `password-strength.ts`. */

/** The specified minimum. A setting of each service may ask for more. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;
/** What production asks for at least, whatever is set. */
export const MIN_PASSWORD_LENGTH_IN_PRODUCTION = 8;
