/** So long after the password the second step may take: long enough to find a phone. */
export const SECOND_STEP_MINUTES = 5;
/** So long an app or a passkey may take to be set up. */
export const SETUP_MINUTES = 15;
