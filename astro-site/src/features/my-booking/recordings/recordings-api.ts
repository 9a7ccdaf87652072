import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { ownRecordingsSchema, type OwnRecordings } from 'shared/recordings/recordings.ts';
import { readApi, type ApiRequest } from '../../../lib/api/api.ts';

const ask = (path: string, request?: ApiRequest): Promise<OwnRecordings> =>
  readApi(path, ownRecordingsSchema, request);

/** @throws ApiError with `page-closed` where no page is open in this browser */
export const readRecordings = () => ask(recordingAddresses.own);

export const extendRecordings = (bookingId: string) =>
  ask(recordingAddresses.extend(bookingId), { method: 'POST' });

/** Switched on anew, the link is another one. */
export const switchSharing = (bookingId: string, isOn: boolean) =>
  ask(recordingAddresses.share(bookingId), { method: 'PUT', body: { isOn } });

export const deleteRecording = (id: string) => ask(recordingAddresses.ownRecording(id), { method: 'DELETE' });
export const deleteRecordings = (bookingId: string) =>
  ask(recordingAddresses.ownOf(bookingId), { method: 'DELETE' });

/** Where a file is saved from, under the name that it was given. */
export const savePath = (id: string) => `${recordingAddresses.ownFile(id)}?save`;
