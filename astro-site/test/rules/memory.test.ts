import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givesBackMemory } from '../../server/give-back-memory.ts';
import { keptWhileUsed } from '../../server/kept-while-used.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('is made once for all who use it, and anew when nobody has for a while', async () => {
  const make = vi.fn(async () => ({}));
  const get = keptWhileUsed(make, 1_000);
  const first = await get();
  vi.advanceTimersByTime(999);
  expect(await get()).toBe(first);
  vi.advanceTimersByTime(999);
  expect(await get()).toBe(first);
  vi.advanceTimersByTime(1_000);
  expect(await get()).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(2);
});

test('is made anew after it could not be made', async () => {
  const make = vi.fn(async () => 'made').mockRejectedValueOnce(new Error('no disk'));
  const get = keptWhileUsed(make, 1_000);
  await expect(get()).rejects.toThrow('no disk');
  expect(await get()).toBe('made');
});

test('memory is given back once, when work has rested: nobody who goes on working waits for it', () => {
  const collect = vi.fn();
  const workDone = givesBackMemory(() => collect);
  for (let publish = 0; publish < 5; publish += 1) {
    workDone();
    vi.advanceTimersByTime(9_000);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ flavor: 'last-resort' }));
});

test('Node lets us collect garbage as a last resort', () => {
  const workDone = givesBackMemory();
  workDone();
  expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
});
