/** Whole seconds from `now` until `until`, never below 0. */
export function secondsLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
}

/** "14:07" of minutes and seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The minutes at which the time left is read out: a screen reader that speaks every second is no help. */
const announcedMinutes = [10, 5, 2, 1];

/** The last of these minutes that has been reached, or null before the first. */
export function announcedMinutesLeft(seconds: number): number | null {
  return announcedMinutes.findLast((minutes) => seconds <= minutes * 60) ?? null;
}
