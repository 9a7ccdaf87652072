import { boardDay, boardSession, withBoard, noted, openSheet } from '../../pages/data/board.ts';
import type { State } from '../state.ts';

const path = '/admin/day?date=2027-03-10';

/** The counter: day board and its dialogs, walk-ins, recordings, cash-up. */
export const boardStates: readonly State[] = [
  {
    name: 'the day board, nobody booked',
    path,
    given: async (api, page) => void (await withBoard(api, page)),
    reach: async (page) => page.locator('[data-day-grid]').waitFor({ state: 'attached' }),
  },
];
