/**
 * Counting over "the last hour" with two numbers: the hits of the window that is running and of the one before it, which
 * count for as much of them as the last hour still covers. Windows begin at multiples of their length on every copy.
 */

interface WindowedCount {
  windowStart: Date;
  hits: number;
  /** Hits of the window before. */
  earlierHits: number;
}

export const windowStart = (windowSeconds: number, now: Date) =>
  new Date(now.getTime() - (now.getTime() % (windowSeconds * 1_000)));

/** The count as it stands at `now`, when its own windows may be over. */
function current(count: WindowedCount, windowSeconds: number, now: Date): WindowedCount {
  const start = windowStart(windowSeconds, now);
  const passed = (start.getTime() - count.windowStart.getTime()) / (windowSeconds * 1_000);
  if (passed <= 0) return count;
  return { windowStart: start, hits: 0, earlierHits: passed === 1 ? count.hits : 0 };
}

/** Hits within the last `windowSeconds`, rounded up. */
export function hitsWithin(count: WindowedCount, windowSeconds: number, now: Date): number {
  const { windowStart: start, hits, earlierHits } = current(count, windowSeconds, now);
  const msLeft = windowSeconds * 1_000 - (now.getTime() - start.getTime());
  return hits + Math.ceil((earlierHits * msLeft) / (windowSeconds * 1_000));
}

/** Seconds until one more hit is within `max`, if nothing else is counted meanwhile. */
export function secondsUntilRoom(
  count: WindowedCount,
  max: number,
  windowSeconds: number,
  now: Date,
): number {
  if (hitsWithin(count, windowSeconds, now) < max) return 0;
  if (max < 1) return windowSeconds;
  const { windowStart: start, hits, earlierHits } = current(count, windowSeconds, now);
  const passed = (now.getTime() - start.getTime()) / 1_000;
  /** Into a window until no more than `most` of the hits before it count. */
  const into = (before: number, most: number) => (windowSeconds * (before - most)) / before;
  return hits < max
    ? into(earlierHits, max - 1 - hits) - passed
    : windowSeconds - passed + into(hits, max - 1);
}
