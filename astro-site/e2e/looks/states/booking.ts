import type { State } from '../state.ts';

/** The booking section, payment and its results, the waitlist, forms that a guest fills in. */
export const bookingStates: readonly State[] = [];
