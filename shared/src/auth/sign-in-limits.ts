/** Tries that were wrong are counted in windows of this length. */
export const SIGN_IN_WINDOW_SECONDS = 15 * 60;

/** Wrong tries in a window, where no setting says otherwise. */
export const DEFAULT_LOGINS_PER_ACCOUNT = 10;
export const DEFAULT_LOGINS_PER_ADDRESS = 30;
