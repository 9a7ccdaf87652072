import type { RequestHandler } from 'express';
import { clientAddress } from './client-address.ts';
import type { Clock } from './clock.ts';
import { Problem } from './problem.ts';
import { hitsWithin, secondsUntilRoom, windowStart } from './sliding-window.ts';

const WINDOW_SECONDS = 60;

/**
 * Limits reads per network address within a minute, in this copy's memory: a read costs too little to write a row for it.
 * Counters are dropped after their minute and the next, so memory is bounded by two minutes' addresses.
 */
export function limitReads(maxPerMinute: number, clock: Clock): RequestHandler {
  let minute = new Date(0);
  let hits = new Map<string, number>();
  let earlier = new Map<string, number>();
  return (req, _res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const now = clock();
    const current = windowStart(WINDOW_SECONDS, now);
    if (current.getTime() !== minute.getTime()) {
      earlier = current.getTime() - minute.getTime() === WINDOW_SECONDS * 1_000 ? hits : new Map();
      hits = new Map();
      minute = current;
    }
    const address = clientAddress(req);
    const count = {
      windowStart: minute,
      hits: hits.get(address) ?? 0,
      earlierHits: earlier.get(address) ?? 0,
    };
    if (hitsWithin(count, WINDOW_SECONDS, now) >= maxPerMinute) {
      throw new Problem('too-many-requests', 'too-many-requests', {
        retryAfterSeconds: secondsUntilRoom(count, maxPerMinute, WINDOW_SECONDS, now),
      });
    }
    hits.set(address, count.hits + 1);
    next();
  };
}
