const wallClock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes from midnight of an HH:mm text; null when it is not one. */
export function minutesOf(time: unknown): number | null {
  const match = typeof time === 'string' ? wallClock.exec(time) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** HH:mm of minutes from midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

export function validateTime(value: unknown): true | string {
  return minutesOf(value) !== null || 'Write a Seoul time as HH:mm, for example 09:30.';
}
