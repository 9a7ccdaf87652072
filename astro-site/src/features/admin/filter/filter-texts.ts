import { longSeoulDate } from 'shared/time/display.ts';
import { statusNames } from '../parts/status-names.ts';
import { spanOf, type BookingFilter } from './booking-filter.ts';

/** The words of the dashboard's filters. */
export const filterTexts = {
  countsLabel: 'Filter by status',
  search: 'Search',
  searchPlaceholder: 'name, email, phone, or booking type klook/direct',
  status: 'Status',
  allStatuses: 'All Statuses',
  searchHint: 'Also a booking number, a Klook ID or a session day: 26 Nov, 2026-11-26, 11월 26일.',
  day: 'Session day',
  days: { '': 'Any day', today: 'Today', tomorrow: 'Tomorrow', span: 'From – to' },
  from: 'First day',
  to: 'Last day',
  sort: 'Order',
  sorts: {
    newest: 'Newest booking first',
    session: 'Session time, earliest first',
    'session-latest': 'Session time, latest first',
  },
  hide: 'Hide never paid',
  hideHint: 'Bookings that were given up or not paid in time.',
  clear: 'Clear filters',
  active: (filters: string) => `Shown are only bookings with: ${filters}.`,
} as const;

/** The filters that are on, in words: one of them is why a list is empty. */
export function activeFilters(filter: BookingFilter, now: Date): string[] {
  const { status, search, day, hideNeverPaid } = filter;
  return [
    search.trim() !== '' && `search “${search.trim()}”`,
    status !== '' && `status ${statusNames[status]}`,
    day !== '' && sessionDay(filter, now),
    hideNeverPaid && 'never paid hidden',
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

function sessionDay(filter: BookingFilter, now: Date): string {
  if (filter.day === 'today') return 'session today';
  if (filter.day === 'tomorrow') return 'session tomorrow';
  const { from, to } = spanOf(filter, now);
  if (from === '' && to === '') return '';
  if (from === '') return `session until ${longSeoulDate(to)}`;
  if (to === '') return `session from ${longSeoulDate(from)}`;
  return from === to
    ? `session on ${longSeoulDate(from)}`
    : `session from ${longSeoulDate(from)} to ${longSeoulDate(to)}`;
}
