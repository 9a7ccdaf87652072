import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import {
  adminBookingSchema,
  adminBookingsSchema,
  bookingCountsSchema,
  bookingHistorySchema,
  NEXT_CURSOR_HEADER,
  statusPreviewSchema,
} from 'shared/bookings/admin-booking.ts';
import type { AdminBooking, ScheduleChange, StatusChange } from 'shared/bookings/admin-booking.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { UnreadableAnswerError } from '../../../lib/api/api-error.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';
import { behindQuery } from '../filter/behind.ts';
import { spanOf, type BookingFilter } from '../filter/booking-filter.ts';

/** What a page asks for by itself does not keep the session alive. */
const background = (isBackground: boolean): Record<string, string> =>
  isBackground ? { [BACKGROUND_HEADER]: '1' } : {};

const ofBranch = (branchId: number | null): Record<string, string> =>
  branchId === null ? {} : { branchId: String(branchId) };

export interface BookingPage {
  bookings: AdminBooking[];
  nextCursor: string | null;
}

export async function fetchBookings(
  filter: BookingFilter,
  cursor: string,
  isBackground: boolean,
): Promise<BookingPage> {
  const { branchId, status, search, hideNeverPaid, sort, behind } = filter;
  const span = spanOf(filter, new Date());
  const query = new URLSearchParams(
    behind
      ? { ...behindQuery(behind), from: filter.from, to: filter.to, ...(cursor && { cursor }) }
      : {
          ...ofBranch(branchId),
          status,
          search,
          ...span,
          hideNeverPaid: hideNeverPaid ? '1' : '',
          sort,
          cursor,
        },
  );
  const path = behind ? '/api/admin/reports/bookings' : '/api/admin/bookings';
  const response = await callApi(`${path}?${query}`, { headers: background(isBackground) });
  const answer = adminBookingsSchema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new UnreadableAnswerError(answer.error);
  return { bookings: answer.data, nextCursor: response.headers.get(NEXT_CURSOR_HEADER) };
}

/** @param branchId null: of all branches */
export const fetchCounts = (branchId: number | null, isBackground: boolean) =>
  readApi(`/api/admin/bookings/counts?${new URLSearchParams(ofBranch(branchId))}`, bookingCountsSchema, {
    headers: background(isBackground),
  });

export const fetchHistory = (id: string) =>
  readApi(`/api/admin/bookings/${id}/history`, bookingHistorySchema);

/** The starts that visitors can book in a branch; with several people, those from which all of them can sing in a row. */
export const fetchFreeTimes = (branchId: number, date: string, people: number) =>
  readApi(`/api/timeslots/${date}?branchId=${branchId}&people=${people}`, timeslotsSchema);

/** What a new status would do. Nothing is changed by asking. */
export const fetchStatusPreview = (id: string, { status, reason }: StatusChange) =>
  readApi(
    `/api/admin/bookings/${id}/status-preview?${new URLSearchParams({ status, ...(reason && { reason }) })}`,
    statusPreviewSchema,
  );

/** The version that was on the screen: a change to another one is refused. */
const seen = ({ version }: AdminBooking) => ({ 'If-Match': `"${version}"` });

export const setStatus = (booking: AdminBooking, body: StatusChange) =>
  readApi(`/api/admin/bookings/${booking.id}/status`, adminBookingSchema, {
    method: 'PATCH',
    body,
    headers: seen(booking),
  });

export const setSchedule = (booking: AdminBooking, body: ScheduleChange) =>
  readApi(`/api/admin/bookings/${booking.id}/schedule`, adminBookingSchema, {
    method: 'PATCH',
    body,
    headers: seen(booking),
  });
