import type { DaySession } from 'shared/day/day.ts';
import type { AttendanceStep } from 'shared/day/attendance.ts';

/**
 * Where a guest is, as the board shows it: `held` is not paid yet; `expected`; `late` for the drink, by the cafe's rule;
 * `missing` when the session has begun; `here`; `in-booth`; `overtime` in the booth beyond their minutes; `done`; `away`, the
 * no-show.
 */
export type Phase =
  | 'held'
  | 'expected'
  | 'late'
  | 'missing'
  | 'here'
  | 'in-booth'
  | 'overtime'
  | 'done'
  | 'away';

const MINUTE_MS = 60_000;

export const startOf = ({ startsAt }: DaySession) => Date.parse(startsAt);

/** When a singer's minutes in the booth are over: they begin when the singer goes in, however late. */
export const boothEnd = (session: DaySession): number =>
  (Date.parse(session.attendance['in-booth']?.at ?? '') || startOf(session)) +
  session.slotMinutes * MINUTE_MS;

/** @param cafeMinutes how early guests are asked to come */
export function phaseOf(session: DaySession, cafeMinutes: number, now: number): Phase {
  const { status, attendance } = session;
  if (status === 'cancelled') return 'away';
  if (status === 'completed' || attendance.done) return 'done';
  if (status === 'in-progress' || attendance['in-booth'])
    return now >= boothEnd(session) ? 'overtime' : 'in-booth';
  if (attendance.arrived) return 'here';
  if (status === 'pending' && session.payment.holdExpiresAt) return 'held';
  if (now >= startOf(session)) return 'missing';
  return now > startOf(session) - cafeMinutes * MINUTE_MS ? 'late' : 'expected';
}

/** What happens next to a guest as a rule; null once nothing does. */
export function nextStep({ status, attendance }: DaySession): AttendanceStep | null {
  if (status === 'cancelled' || status === 'completed' || attendance.done) return null;
  if (attendance['in-booth'] || status === 'in-progress') return 'done';
  if (!attendance.arrived) return 'arrived';
  if (!attendance['drink-made']) return 'drink-made';
  if (!attendance['drink-served']) return 'drink-served';
  return 'in-booth';
}

/** The policy's minutes have passed, and nobody has come. */
export const mayBeNoShow = (phase: Phase) => phase === 'late' || phase === 'missing';
