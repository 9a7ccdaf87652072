import type { CountedMethod, Recorded, RecordedOfMethod } from './cash-up.ts';

/** What there should be of a method, in won: what was recorded, and of cash what was there in the morning. */
export function expectedWon(method: CountedMethod, recorded: Recorded, floatWon: number): number {
  const { taken, givenBack } = recorded[method];
  return (method === 'cash' ? floatWon : 0) + taken.won - givenBack.won;
}

/** What is there beyond what should be, in won; negative where something is missing. */
export const differenceWon = (method: CountedMethod, counted: number, recorded: Recorded, floatWon: number) =>
  counted - expectedWon(method, recorded, floatWon);

/** What goes to the bank, in won, so that the float is in the drawer again; 0 where there is less than that. */
export const toTakeOutWon = (countedCashWon: number, floatWon: number) =>
  Math.max(0, countedCashWon - floatWon);

/** What `later` has that `earlier` has not, or undefined where they are the same. */
export function recordedSince(earlier: Recorded, later: Recorded): Recorded | undefined {
  const since = {
    cash: less(later.cash, earlier.cash),
    'card-terminal': less(later['card-terminal'], earlier['card-terminal']),
    transfer: less(later.transfer, earlier.transfer),
    freeCount: later.freeCount - earlier.freeCount,
  };
  return JSON.stringify(since).match(/[1-9]/) ? since : undefined;
}

const less = (a: RecordedOfMethod, b: RecordedOfMethod): RecordedOfMethod => ({
  taken: { count: a.taken.count - b.taken.count, won: a.taken.won - b.taken.won },
  givenBack: { count: a.givenBack.count - b.givenBack.count, won: a.givenBack.won - b.givenBack.won },
});
