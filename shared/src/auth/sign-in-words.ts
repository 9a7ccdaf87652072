/** What the sign-in says, and the limits that it says it about. */

export const tooManyTries =
  'Too many sign-in attempts. Please wait a few minutes and try again, or use a browser you have signed in with before.';

export const tooManySignIns = 'Too many people are signing in right now. Please try again in a few seconds.';

/** Tries that were wrong are counted in windows of this length. */
export const SIGN_IN_WINDOW_SECONDS = 15 * 60;

/** Wrong tries in a window, where no setting says otherwise. */
export const DEFAULT_LOGINS_PER_ACCOUNT = 10;
export const DEFAULT_LOGINS_PER_ADDRESS = 30;
