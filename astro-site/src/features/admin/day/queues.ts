import type { Day, DaySession } from 'shared/day/day.ts';
import { phaseOf, startOf } from './phase.ts';
import type { Phase } from './phase.ts';

/** What somebody at the counter has to look at, in the order in which it comes. */
export interface Queues {
  inBooth: DaySession[];
  /** Who should be here and is not. */
  late: DaySession[];
  /** Drinks of those who are here, by start; the ones that are made wait to be served. */
  drinks: DaySession[];
  /** Who sings next: one for each studio. */
  next: DaySession[];
}

const inside: readonly Phase[] = ['in-booth', 'overtime'];
const waiting: readonly Phase[] = ['held', 'expected', 'late', 'missing', 'here'];
/** A guest who has not come by this long after their time is on the board, and no longer the next. */
const GIVEN_UP_AFTER_MS = 30 * 60_000;

export function queuesOf({ sessions, studios, arrival }: Day, now: number): Queues {
  const byPhase = sessions.map((session) => ({ session, phase: phaseOf(session, arrival.cafeMinutes, now) }));
  const those = (phases: readonly Phase[]) =>
    byPhase.filter(({ phase }) => phases.includes(phase)).map(({ session }) => session);
  const toCome = those(waiting).filter(
    (session) => session.attendance.arrived || startOf(session) > now - GIVEN_UP_AFTER_MS,
  );
  return {
    inBooth: those(inside),
    late: those(['late', 'missing']),
    drinks: those(['here', ...inside]).filter(({ attendance }) => !attendance['drink-served']),
    next: studios.flatMap(({ id }) => toCome.find(({ studioId }) => studioId === id) ?? []),
  };
}

/** By how many whole minutes a studio runs behind: whoever is inside stays into the time of the next. */
export function minutesBehind(day: Day, studioId: number, now: number): number {
  const { inBooth, next } = queuesOf(day, now);
  const isHere = inBooth.some((session) => session.studioId === studioId);
  const waits = next.find((session) => session.studioId === studioId);
  if (!isHere || !waits) return 0;
  return Math.max(0, Math.floor((now - startOf(waits)) / 60_000));
}
