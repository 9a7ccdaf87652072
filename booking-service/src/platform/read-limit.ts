import type { RequestHandler } from 'express';
import { clientAddress } from './client-address.ts';
import type { Clock } from './clock.ts';
import { Problem } from './problem.ts';

const WINDOW_MS = 60_000;

/**
 * Limits reads per network address and minute, in this copy's memory (design.md section 1): a read costs too little to
 * write a row for it. Counters are dropped with their minute, so memory is bounded by one minute's addresses.
 */
export function limitReads(maxPerMinute: number, clock: Clock): RequestHandler {
  let minute = 0;
  let hits = new Map<string, number>();
  return (req, _res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const now = clock().getTime();
    const current = Math.floor(now / WINDOW_MS);
    if (current !== minute) {
      minute = current;
      hits = new Map();
    }
    const address = clientAddress(req);
    const count = (hits.get(address) ?? 0) + 1;
    hits.set(address, count);
    if (count > maxPerMinute) {
      throw new Problem('too-many-requests', 'Too many requests from your network. Please wait a minute.', {
        retryAfterSeconds: ((current + 1) * WINDOW_MS - now) / 1000,
      });
    }
    next();
  };
}
