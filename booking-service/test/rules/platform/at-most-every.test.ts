import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atMostEvery } from '../../../src/platform/at-most-every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first change is told at once, a burst after it once, and the last one is never left out', () => {
  const toldAt: number[] = [];
  const since = Date.now();
  const told = atMostEvery(500, () => toldAt.push(Date.now() - since));
  for (let ms = 0; ms < 1_200; ms += 100) {
    told.call();
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(5_000);
  told.call();
  expect(toldAt).toEqual([0, 500, 1_000, 1_500, 6_200]);
});

test('nothing is told any more to whoever has gone', () => {
  const work = vi.fn();
  const told = atMostEvery(500, work);
  told.call();
  told.call();
  told.stop();
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledOnce();
});
