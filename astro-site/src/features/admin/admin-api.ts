import {
  accountsSchema,
  BACKGROUND_HEADER,
  changedAccountSchema,
  currentUserSchema,
  signedInSchema,
} from 'shared/auth/accounts.ts';
import type { CurrentUser, LoginRequest } from 'shared/auth/accounts.ts';
import {
  adminBookingSchema,
  adminBookingsSchema,
  bookingCountsSchema,
  bookingHistorySchema,
  emailPreviewSchema,
  NEXT_CURSOR_HEADER,
} from 'shared/bookings/admin-booking.ts';
import type {
  AdminBooking,
  ScheduleChange,
  StaffEmail,
  StatusChange,
} from 'shared/bookings/admin-booking.ts';
import { addOnSchema } from 'shared/catalogue/catalogue.ts';
import { auditSchema } from 'shared/auth/audit.ts';
import * as z from 'zod/mini';
import { ApiError, UnreadableAnswerError } from '../../lib/api/api-error.ts';
import { callApi, readApi } from '../../lib/api/api.ts';

/** Who is signed in; a 401 means nobody (spec.md section 7). */
export async function fetchCurrentUser(): Promise<CurrentUser | null> {
  try {
    return await readApi('/api/auth/user', currentUserSchema);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const login = (body: LoginRequest) =>
  readApi('/api/auth/login', signedInSchema, { method: 'POST', body });

export const logout = () => callApi('/api/auth/logout', { method: 'POST' });

/** What a page asks for by itself does not keep the session alive (design.md section 6). */
const background = (isBackground: boolean): Record<string, string> =>
  isBackground ? { [BACKGROUND_HEADER]: '1' } : {};

export interface BookingFilter {
  status: string;
  search: string;
}

export interface BookingPage {
  bookings: AdminBooking[];
  nextCursor: string | null;
}

export async function fetchBookings(
  { status, search }: BookingFilter,
  cursor: string,
  isBackground: boolean,
): Promise<BookingPage> {
  const query = new URLSearchParams({ status, search, cursor });
  const response = await callApi(`/api/admin/bookings?${query}`, { headers: background(isBackground) });
  const answer = adminBookingsSchema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new UnreadableAnswerError(answer.error);
  return { bookings: answer.data, nextCursor: response.headers.get(NEXT_CURSOR_HEADER) };
}

export const fetchCounts = (isBackground: boolean) =>
  readApi('/api/admin/bookings/counts', bookingCountsSchema, { headers: background(isBackground) });

export const fetchHistory = (id: string) =>
  readApi(`/api/admin/bookings/${id}/history`, bookingHistorySchema);
export const fetchAddOns = () => readApi('/api/addons', z.array(addOnSchema));
export const fetchFreeTimes = (date: string) => readApi(`/api/timeslots/${date}`, z.array(z.string()));

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

export const sendEmail = (id: string, body: StaffEmail) =>
  callApi(`/api/admin/bookings/${id}/send-email`, { method: 'POST', body });

/** The mail as it would be sent: subject, HTML and plain text. Only drawn, nobody's message. */
export const previewEmail = (id: string, body: StaffEmail) =>
  readApi(`/api/admin/bookings/${id}/email-preview`, emailPreviewSchema, { method: 'POST', body });

export const resendEmail = (emailId: string) =>
  callApi(`/api/admin/emails/${emailId}/resend`, { method: 'POST' });

export const fetchUsers = () => readApi('/api/admin/users', accountsSchema);

export const addUser = (body: { email: string; username: string; password: string; role: string }) =>
  readApi('/api/admin/users', changedAccountSchema, { method: 'POST', body });

export const setUserActive = (id: number, isActive: boolean) =>
  readApi(`/api/admin/users/${id}/status`, changedAccountSchema, { method: 'PATCH', body: { isActive } });

export const deleteUser = (id: number) => callApi(`/api/admin/users/${id}`, { method: 'DELETE' });

export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  callApi('/api/auth/password', { method: 'POST', body });

/** A page of the audit log, older than the entry `cursor` where one is given. */
export const fetchAudit = (cursor: number | null) =>
  readApi(
    `/api/admin/audit?${new URLSearchParams({ limit: '50', ...(cursor !== null && { cursor: String(cursor) }) })}`,
    auditSchema,
  );
