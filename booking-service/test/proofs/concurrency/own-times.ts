import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { startTimes } from 'shared/slots/offered-slots.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { TOMORROW } from '../../harness/clock.ts';
import type { Slot } from '../../service/my-booking/own-page.ts';

const starts = startTimes(initialRules);
const IN_A_ROW = 3;
/** Far enough ahead for every move, and for a clock that runs a few hours. */
const FIRST_DAY = 3;

/** Three times in a row that no other round of the file has, at each call. */
export function ownTimes(): () => readonly [Slot, Slot, Slot] {
  const perDay = Math.floor(starts.length / IN_A_ROW);
  let row = 0;
  return () => {
    const bookingDate = addSeoulDays(TOMORROW, FIRST_DAY + Math.floor(row / perDay));
    const first = (row % perDay) * IN_A_ROW;
    const at = (index: number): Slot => ({ bookingDate, bookingTime: starts[first + index] ?? '' });
    row += 1;
    return [at(0), at(1), at(2)];
  };
}
