import { expect, test } from 'vitest';
import { NOTHING_STANDS_STILL_SECONDS, whileVisitorsPay } from './shop.ts';

/** Enough for the figures of docs/scaling.md. */
const BOOKINGS = 1_000;

test('nothing happens: nothing stands still', async () => {
  const paused = await whileVisitorsPay('nothing happens', (crowd) => crowd.more(BOOKINGS));
  expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
});
