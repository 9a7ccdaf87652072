import { addSeoulDays, seoulWallClock, timeOfDay } from 'shared/time/seoul.ts';
import { CHAIN } from '../../booking-service/bench/chain.ts';
import type { Arrival } from './chain-visitors.ts';

/** Sessions of a day in all booths of the chain. */
const SESSIONS = CHAIN.branches * CHAIN.booths * 72;
const OPEN_MS = 12 * 3_600_000;
/** Visitors who come within a minute for the evening of one cafe: twice as many as it has sessions left to sell. */
const RUSH = { visitors: 480, withinMs: 60_000, from: '18:00' } as const;
const RUSHES = 12;
/** How far ahead people book. */
const DAYS_AHEAD = 28;

/**
 * A day of sales: as many visitors as the chain has sessions in a day, more of them in the evening, and a rush every hour.
 *
 * @param timeShare of how long a day takes, for example 0.01
 * @param loadShare of how many come
 */
export function chainDay(timeShare: number, loadShare: number): Arrival[] {
  const today = seoulWallClock(new Date()).date;
  const random = mulberry(20_261_127);
  const among = (count: number) => Math.floor(random() * count);
  const steady = Math.round((SESSIONS - RUSHES * RUSH.visitors) * loadShare);
  const visitors = Array.from({ length: steady }, () => ({
    // Of two moments the later: twice as many come at the end as at noon.
    atMs: Math.max(random(), random() * 0.8) * OPEN_MS * timeShare,
    branchId: 1 + among(CHAIN.branches),
    date: addSeoulDays(today, 1 + among(DAYS_AHEAD)),
    wanted: timeOfDay(10 * 60 + among(70) * 10),
  }));
  const rushes = Array.from({ length: RUSHES }, (_, hour) => {
    const branchId = 1 + among(CHAIN.branches);
    // No day of theirs is anybody's else.
    const date = addSeoulDays(today, DAYS_AHEAD + 1 + hour);
    return Array.from({ length: Math.round(RUSH.visitors * loadShare) }, () => ({
      atMs: (((hour + 0.5) * OPEN_MS) / RUSHES + random() * RUSH.withinMs) * timeShare,
      branchId,
      date,
      wanted: RUSH.from,
    }));
  });
  return [...visitors, ...rushes.flat()].sort((one, other) => one.atMs - other.atMs);
}

/** The same visitors in every run. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
