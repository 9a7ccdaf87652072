import { bookingSorts } from 'shared/bookings/admin-booking.ts';
import { bookingStatuses } from 'shared/bookings/booking-status.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';
import { behindFromAddress, behindQuery } from './behind.ts';
import { dateOrNothing, noFilter, type BookingFilter } from './booking-filter.ts';

/**
 * The filter as the page's address has it, so that a reload and a shared link keep it.
 *
 * @param isHideRemembered what this browser does where the address says nothing
 */
export function filterFromAddress(address: string, isHideRemembered = false): BookingFilter {
  const query = new URLSearchParams(address);
  const read = (name: string) => query.get(name) ?? '';
  const [from, to] = [dateOrNothing(read('from')), dateOrNothing(read('to'))];
  // Without both days nobody knows which bookings.
  const behind = from && to ? behindFromAddress(query) : null;
  const day = oneOf(['today', 'tomorrow'] as const, read('day')) ?? (from || to ? 'span' : '');
  return {
    branchId: behind ? null : Number(read('branchId')) || null,
    status: oneOf(bookingStatuses, read('status')) ?? '',
    search: read('search'),
    day,
    from: day === 'span' ? from : '',
    to: day === 'span' ? to : '',
    hideNeverPaid: query.has('unpaid') ? read('unpaid') === 'hide' : isHideRemembered,
    sort: oneOf(bookingSorts, read('sort')) ?? 'newest',
    behind,
  };
}

/** "?status=pending&search=ana", or nothing where nothing is filtered. */
export function addressOf(filter: BookingFilter, isHideRemembered = false): string {
  const { branchId, status, search, day, from, to, hideNeverPaid, sort, behind } = filter;
  const query = new URLSearchParams({
    ...(behind ? behindQuery(behind) : branchId && { branchId: String(branchId) }),
    ...(status && { status }),
    ...(search && { search }),
    ...(day && day !== 'span' && { day }),
    ...(day === 'span' && isCalendarDate(from) && { from }),
    ...(day === 'span' && isCalendarDate(to) && { to }),
    ...((hideNeverPaid || isHideRemembered) && { unpaid: hideNeverPaid ? 'hide' : 'show' }),
    ...(sort !== noFilter.sort && { sort }),
  }).toString();
  return query === '' ? '' : `?${query}`;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((known) => known === value);
