import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { adminBookingSchema, type AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { AttendanceChange, AttendanceStep } from 'shared/day/attendance.ts';
import { daySchema, daySessionSchema } from 'shared/day/day.ts';
import { branchQuery } from '../../../lib/api/branch-query.ts';
import { readApi } from '../../../lib/api/api.ts';

/** What the board reads again by itself keeps no session alive. */
export const fetchDay = (date: string, branchId: number | undefined, isBackground: boolean) =>
  readApi(`/api/admin/day/${date}${branchQuery(branchId)}`, daySchema, {
    ...(isBackground && { headers: { [BACKGROUND_HEADER]: '1' } }),
  });

export const changesOf = (date: string, branchId: number | undefined) =>
  `/api/admin/day/${date}/changes${branchQuery(branchId)}`;

export const putStep = (id: string, step: AttendanceStep, body: AttendanceChange) =>
  readApi(`/api/admin/bookings/${id}/attendance/${step}`, daySessionSchema, { method: 'PUT', body });

export const putNote = (id: string, note: string) =>
  readApi(`/api/admin/bookings/${id}/note`, daySessionSchema, { method: 'PUT', body: { note } });

/** A booking of any day. */
export const fetchBooking = (id: string): Promise<AdminBooking> =>
  readApi(`/api/admin/bookings/${id}`, adminBookingSchema);
