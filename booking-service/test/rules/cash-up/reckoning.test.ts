import { recordedSince, differenceWon, expectedWon, toTakeOutWon } from 'shared/cash-up/reckoning.ts';
import { describe, expect, it } from 'vitest';

const moved = (count: number, won: number, backCount = 0, backWon = 0) => ({
  taken: { count, won },
  givenBack: { count: backCount, won: backWon },
});
const recorded = {
  cash: moved(3, 150_000, 1, 50_000),
  'card-terminal': moved(1, 50_000, 2, 100_000),
  transfer: moved(0, 0),
  freeCount: 2,
};

describe('what there should be', () => {
  it.each([
    ['cash', 200_000],
    ['card-terminal', -50_000],
    ['transfer', 0],
  ] as const)('of %s is %d: taken less given back, and of cash the float', (method, expected) => {
    expect(expectedWon(method, recorded, 100_000)).toBe(expected);
    expect(differenceWon(method, expected - 5_000, recorded, 100_000)).toBe(-5_000);
  });
});

it('what goes to the bank leaves the float, and is never less than nothing', () => {
  expect([toTakeOutWon(250_000, 100_000), toTakeOutWon(90_000, 100_000)]).toEqual([150_000, 0]);
});

describe('what was recorded since', () => {
  it('is nothing where all is the same', () => {
    expect(recordedSince(recorded, structuredClone(recorded))).toBeUndefined();
  });

  it('is the difference of each figure, below 0 where something was taken back', () => {
    const later = { ...recorded, cash: moved(4, 200_000, 0, 0) };
    expect(recordedSince(recorded, later)).toEqual({
      cash: moved(1, 50_000, -1, -50_000),
      'card-terminal': moved(0, 0),
      transfer: moved(0, 0),
      freeCount: 0,
    });
  });
});
