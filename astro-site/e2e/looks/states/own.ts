import type { State } from '../state.ts';

/** The guest’s own pages: booking, recordings, gift cards. */
export const ownStates: readonly State[] = [];
