import type { Day, DaySession } from 'shared/day/day.ts';
import type { BlockedTime } from 'shared/slots/blocked-time.ts';
import { instantInSeoul, minutesOfDay, timeOfDay } from 'shared/time/seoul.ts';

/** The lines of the board: every ten minutes of the opening hours, and of sessions that lie outside of them. */
export interface Grid {
  /** HH:mm of each row. */
  rows: string[];
  rowMinutes: number;
  /** Instant of the first row. */
  from: number;
}

const ROW_MINUTES = 10;
const floorToRow = (minutes: number) => Math.floor(minutes / ROW_MINUTES) * ROW_MINUTES;

export function gridOf({ date, opensAt, closesAt, sessions }: Day): Grid {
  const starts = sessions.map(({ bookingTime }) => minutesOfDay(bookingTime ?? opensAt));
  const ends = sessions.map(({ slotMinutes }, index) => (starts[index] ?? 0) + slotMinutes);
  const first = floorToRow(Math.min(minutesOfDay(opensAt), ...starts));
  const last = Math.max(minutesOfDay(closesAt), ...ends);
  const rows: string[] = [];
  for (let at = first; at < last; at += ROW_MINUTES) rows.push(timeOfDay(at));
  return { rows, rowMinutes: ROW_MINUTES, from: instantInSeoul(date, timeOfDay(first)).getTime() };
}

/** Where a session stands: its row, from 1, and how many it takes. */
export function placeOf({ startsAt, slotMinutes }: DaySession, grid: Grid): { row: number; span: number } {
  const rowMs = grid.rowMinutes * 60_000;
  return {
    row: 1 + Math.floor((Date.parse(startsAt) - grid.from) / rowMs),
    span: spanOf({ slotMinutes }, grid),
  };
}

/** Where a blocked time, or one that is held, stands; null where none of it is on the board. */
export function placeOfBlock(
  { startsAt, endsAt }: Pick<BlockedTime, 'startsAt' | 'endsAt'>,
  { from, rows, rowMinutes }: Grid,
): { row: number; span: number } | null {
  const rowMs = rowMinutes * 60_000;
  const first = Math.max(0, Math.floor((Date.parse(startsAt) - from) / rowMs));
  const last = Math.min(rows.length, Math.ceil((Date.parse(endsAt) - from) / rowMs));
  return last > first ? { row: first + 1, span: last - first } : null;
}

/** Whether a session stands in a time that is out of sale. */
export const isInBlock = ({ blocked }: Pick<Day, 'blocked'>, { studioId, startsAt }: DaySession): boolean =>
  blocked.some(
    (block) => block.studioId === studioId && block.startsAt <= startsAt && startsAt < block.endsAt,
  );

/** The row, from 1, in which a time of day (HH:mm) lies. */
export const rowOf = (time: string, { rows, rowMinutes }: Grid): number =>
  1 + Math.floor((minutesOfDay(time) - minutesOfDay(rows[0] ?? time)) / rowMinutes);

/** How many rows so many minutes take. */
export const spanOf = ({ slotMinutes }: Pick<DaySession, 'slotMinutes'>, { rowMinutes }: Grid): number =>
  Math.max(1, Math.ceil(slotMinutes / rowMinutes));

/** How many rows down the line at now is; null where it is not on the board. */
export function nowInRows(grid: Grid, now: number): number | null {
  const rows = (now - grid.from) / (grid.rowMinutes * 60_000);
  return rows >= 0 && rows <= grid.rows.length ? rows : null;
}
