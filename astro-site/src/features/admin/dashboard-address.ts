import { bookingStatuses, type BookingStatus } from 'shared/bookings/booking-request.ts';
import type { BookingFilter } from './admin-api.ts';

/** Search and filter as the page's address has them, so that a reload and a shared link keep them. */
export function filterFromAddress(search: string): BookingFilter {
  const query = new URLSearchParams(search);
  const status = query.get('status') ?? '';
  return { status: isStatus(status) ? status : '', search: query.get('search') ?? '' };
}

/** "?status=pending&search=ana", or nothing where nothing is filtered. */
export function addressOf({ status, search }: BookingFilter): string {
  const query = new URLSearchParams({ ...(status && { status }), ...(search && { search }) }).toString();
  return query === '' ? '' : `?${query}`;
}

function isStatus(value: string): value is BookingStatus {
  return (bookingStatuses as readonly string[]).includes(value);
}
