import { cancellationQuoteSchema } from 'shared/my-booking/cancellation.ts';
import { myBookingSchema, type MyBooking, type OwnSinger } from 'shared/my-booking/my-booking.ts';
import type { FindRequest, OwnCancellation, OwnDetails, OwnMove } from 'shared/my-booking/requests.ts';
import { timeslotsSchema } from 'shared/slots/timeslots.ts';
import { callApi, readApi, type ApiRequest } from '../../../lib/api/api.ts';

const root = '/api/my-booking';

const change = (method: 'POST' | 'PATCH', path: string, body: unknown, headers?: Record<string, string>) =>
  readApi(`${root}${path}`, myBookingSchema, { method, body, ...(headers && { headers }) });

/** @throws ApiError with `page-closed` where no page is open in this browser */
export const readMyBooking = (request?: ApiRequest): Promise<MyBooking> =>
  readApi(root, myBookingSchema, { ...request });

/** Exchanges a link for a session of this browser. */
export async function openPage(link: string): Promise<void> {
  await callApi(`${root}/session`, { method: 'POST', body: { link } });
}

export async function leavePage(): Promise<void> {
  await callApi(`${root}/session`, { method: 'DELETE' });
}

/** The answer is the same for everybody. */
export async function findBooking(request: FindRequest): Promise<void> {
  await callApi(`${root}/find`, { method: 'POST', body: request });
}

export const confirmAddress = (link: string) => change('POST', '/email/confirmation', { link });

export async function stopReminders(link: string): Promise<void> {
  await callApi(`${root}/no-reminders`, { method: 'POST', body: { link } });
}

export const changeDetails = ({ id, version }: Pick<OwnSinger, 'id' | 'version'>, details: OwnDetails) =>
  change('PATCH', `/bookings/${id}`, details, { 'If-Match': `"${version}"` });

export const changePhone = (phone: string) => change('PATCH', '/phone', { phone });
export const changeEmail = (email: string) => change('POST', '/email', { email });
export const setReminders = (reminders: boolean) => change('PATCH', '/reminders', { reminders });
export const moveBookings = (move: OwnMove) => change('POST', '/move', move);
export const cancelBookings = (cancellation: OwnCancellation) =>
  change('POST', '/cancellation', cancellation);

const about = (bookingIds: readonly string[], more: Record<string, string> = {}) =>
  new URLSearchParams({ bookings: bookingIds.join(','), ...more });

/** Start times (HH:mm) of a Seoul day to which all of them can be moved. */
export const readTimes = (bookingIds: readonly string[], date: string): Promise<string[]> =>
  readApi(`${root}/times?${about(bookingIds, { date })}`, timeslotsSchema);

export const readCancellation = (bookingIds: readonly string[]) =>
  readApi(`${root}/cancellation?${about(bookingIds)}`, cancellationQuoteSchema);

export const calendarFilePath = `${root}/calendar.ics`;
