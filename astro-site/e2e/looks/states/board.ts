import type { State } from '../state.ts';

/** The counter: day board and its dialogs, walk-ins, recordings, cash-up. */
export const boardStates: readonly State[] = [];
