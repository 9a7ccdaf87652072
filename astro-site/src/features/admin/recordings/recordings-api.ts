import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { adminBookingSchema } from 'shared/bookings/admin-booking.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { adminRecordingsSchema } from 'shared/recordings/recordings.ts';
import type { RecordingKind } from 'shared/recordings/recordings.ts';
import { readApi } from '../../../lib/api/api.ts';

/** Whose session it is, and who sings beside them. */
export const readSession = (bookingId: string) =>
  readApi(`/api/admin/bookings/${bookingId}`, adminBookingSchema, { headers: { [BACKGROUND_HEADER]: '1' } });

export const readRecordings = (bookingId: string) =>
  readApi(recordingAddresses.ofBooking(bookingId), adminRecordingsSchema, {
    headers: { [BACKGROUND_HEADER]: '1' },
  });

/** What staff do with the recordings of a session; each answers with all of them as they are then. */
const change = (path: string, method: 'POST' | 'PATCH' | 'DELETE', body?: unknown) =>
  readApi(path, adminRecordingsSchema, { method, body });

export const finishUpload = (id: string, sha256: string) =>
  change(recordingAddresses.finish(id), 'POST', { sha256 });
export const changeKind = (id: string, kind: RecordingKind) =>
  change(recordingAddresses.adminRecording(id), 'PATCH', { kind });
export const deleteRecording = (id: string) => change(recordingAddresses.adminRecording(id), 'DELETE');
export const handOver = (bookingId: string) => change(recordingAddresses.handOver(bookingId), 'POST');
export const keepLonger = (bookingId: string) => change(recordingAddresses.extendByStaff(bookingId), 'POST');
