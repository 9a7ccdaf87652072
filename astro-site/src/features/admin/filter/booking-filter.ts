import type { BookingSort } from 'shared/bookings/admin-booking.ts';
import type { BehindFigure } from './behind.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import { addSeoulDays, isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';

export const sessionDays = ['', 'today', 'tomorrow', 'span'] as const;
export type SessionDays = (typeof sessionDays)[number];

/** What the list shows and in which order. */
export interface BookingFilter {
  /** Number of a branch; null for all. Its bookings are counted alone, too. */
  branchId: number | null;
  /** Empty for all. */
  status: BookingStatus | '';
  search: string;
  day: SessionDays;
  /** Seoul dates of a span, empty where it is open. */
  from: string;
  to: string;
  hideNeverPaid: boolean;
  sort: BookingSort;
  /** Null for the list by all the others. */
  behind: BehindFigure | null;
}

export const noFilter: BookingFilter = {
  branchId: null,
  status: '',
  search: '',
  day: '',
  from: '',
  to: '',
  hideNeverPaid: false,
  sort: 'newest',
  behind: null,
};

/** A date that is being typed is none yet. */
export const dateOrNothing = (date: string) => (isCalendarDate(date) ? date : '');

/** The first and the last session day, empty where it is open. "Today" is the day it is when the list is read. */
export function spanOf({ day, from, to }: BookingFilter, now: Date): { from: string; to: string } {
  const today = seoulWallClock(now).date;
  if (day === 'today') return { from: today, to: today };
  if (day === 'tomorrow') return { from: addSeoulDays(today, 1), to: addSeoulDays(today, 1) };
  if (day === '') return { from: '', to: '' };
  const [first, last] = [dateOrNothing(from), dateOrNothing(to)];
  // Two days span the same whichever was named first.
  return first !== '' && last !== '' && first > last ? { from: last, to: first } : { from: first, to: last };
}

/** Whether anything is left out of the list of a branch, or of all. */
export const isFiltered = (filter: BookingFilter, now: Date): boolean => {
  const { from, to } = spanOf(filter, now);
  return (
    filter.behind !== null ||
    filter.status !== '' ||
    filter.search.trim() !== '' ||
    filter.hideNeverPaid ||
    from !== '' ||
    to !== ''
  );
};
