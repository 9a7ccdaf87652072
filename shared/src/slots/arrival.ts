import type { Arrival } from '../catalogue/catalogue.ts';
import { minutesOfDay, timeOfDay } from '../time/seoul.ts';

const DAY_MINUTES = 24 * 60;

/** When the visitor of a session that starts at `time` is expected, all as HH:mm in Seoul. */
export function arrivalTimes(
  time: string,
  { cafeMinutes, boothMinutes }: Arrival,
): { cafe: string; booth: string } {
  const before = (minutes: number) => timeOfDay((minutesOfDay(time) - minutes + DAY_MINUTES) % DAY_MINUTES);
  return { cafe: before(cafeMinutes), booth: before(boothMinutes) };
}

/** Returns when the visitor of a session is expected at the cafe: there a calendar entry begins. */
export const comesBy = (startsAt: Date, { cafeMinutes }: Pick<Arrival, 'cafeMinutes'>): Date =>
  new Date(startsAt.getTime() - cafeMinutes * 60_000);
