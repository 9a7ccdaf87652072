import type { Page } from '@playwright/test';
import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import {
  adminRecordingsSchema,
  type AdminRecording,
  type AdminRecordings,
} from 'shared/recordings/recordings.ts';
import type { MockApi } from '../mock-api.ts';

const UPLOADS = '**/api/admin/recordings/uploads';

let count = 0;

/** A recording of a session that is ready and not handed over yet; a test states only what matters to it. */
export function aRecording(
  { id: bookingId }: AdminBooking,
  differing: Partial<AdminRecording> = {},
): AdminRecording {
  count += 1;
  return {
    id: `sample${String(count).padStart(20, '0')}`,
    ...{
      bookingId,
      kind: 'vocals',
      fileName: 'Mina vocals.wav',
      sizeBytes: 5_760_044,
      state: 'ready',
      refusal: null,
    },
    content: { format: 'wav', durationMs: 20_000, sampleRateHz: 48_000, channels: 2, bitsPerSample: 24 },
    ...{ uploadedBy: 'owner', uploadedAt: '2027-03-10T02:00:00.000Z', handedOverAt: null },
    keptUntil: '2027-04-09T02:00:00.000Z',
    ...{ endedAt: null, endedBecause: null },
    ...differing,
  };
}

/** What stands of a session's recordings. */
export const recordingsOf = (
  { id: bookingId, name }: AdminBooking,
  recordings: readonly AdminRecording[] = [],
  differing: Partial<AdminRecordings> = {},
): AdminRecordings =>
  adminRecordingsSchema.parse({
    ...{ bookingId, name, recordings, handedOverAt: null, whyNot: null, mayExtend: false, extendedAt: null },
    ...{ mayHandOver: recordings.some(({ state }) => state === 'ready'), keepDays: 30 },
    ...differing,
  });

/** The recordings of a session as the booking service has them. */
export interface MockRecordings {
  answer: AdminRecordings;
  /** Answers to the parts of a file, in the order of their sending; a part beyond them arrives. */
  parts: readonly (number | Promise<unknown>)[];
  /** From which byte on each part was sent. */
  offsets: number[];
  /** How often an upload was begun. */
  begun: number;
}

/** Plays the upload of recordings to a page, by the tus protocol: every file arrives and is ready, unless `parts` says otherwise. */
export async function withRecordings(
  api: MockApi,
  page: Page,
  session: AdminBooking,
): Promise<MockRecordings> {
  const mock: MockRecordings = { answer: recordingsOf(session), parts: [], offsets: [], begun: 0 };
  let sent = aRecording(session);
  api.on('GET /api/admin/bookings/:id', { json: session });
  api.on('GET /api/admin/bookings/:id/recordings', () => ({ json: mock.answer }));
  api.on('POST /api/admin/recordings/:id/finish', () => {
    mock.answer = recordingsOf(session, [sent]);
    return { json: mock.answer };
  });
  api.on('DELETE /api/admin/recordings/:id', () => ({ json: recordingsOf(session) }));
  await page.route(UPLOADS, async (route) => {
    const headers = route.request().headers();
    const [, name = ''] = /filename ([^,]+)/.exec(headers['upload-metadata'] ?? '') ?? [];
    const fileName = Buffer.from(name, 'base64').toString();
    sent = aRecording(session, { fileName, sizeBytes: Number(headers['upload-length']) });
    mock.begun += 1;
    await route.fulfill({ status: 201, headers: { Location: `/api/admin/recordings/uploads/${sent.id}` } });
  });
  let arrived = 0;
  await page.route(`${UPLOADS}/*`, async (route) => {
    const request = route.request();
    const length = { 'Upload-Length': String(sent.sizeBytes) };
    if (request.method() === 'HEAD')
      return route.fulfill({ status: 200, headers: { 'Upload-Offset': String(arrived), ...length } });
    const offset = Number(request.headers()['upload-offset']);
    const answer = mock.parts[mock.offsets.length];
    mock.offsets.push(offset);
    if (typeof answer === 'number') return route.fulfill({ status: answer, body: '' });
    await answer;
    arrived = Math.min(sent.sizeBytes, offset + 8 * 1024 ** 2);
    await route.fulfill({ status: 204, headers: { 'Upload-Offset': String(arrived) } });
  });
  return mock;
}
