import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import {
  adminRecordingsSchema,
  changeRecordingSchema,
  finishUploadSchema,
  ownRecordingsSchema,
  recordingIdSchema,
  sharedRecordingsSchema,
  shareSwitchSchema,
} from 'shared/recordings/recordings.ts';
import * as z from 'zod';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const desk = ['Admin: recordings'];
const own = ['The visitor’s own recordings'];
const listening = ['Shared recordings'];

const booking = { path: z.object({ bookingId: bookingIdSchema }) };
const recording = { path: z.object({ recordingId: recordingIdSchema }) };
const shared = z.object({ token: z.string() });

const all = { description: 'As they are now', ...json(adminRecordingsSchema) };
const theirs = { description: 'As they are now', ...json(ownRecordingsSchema) };

const bytes = (what: string) => ({
  description: what,
  content: { 'application/octet-stream': { schema: z.string() } },
});
const file = { 200: bytes('All of it'), 206: bytes('The part that `Range` asks for') };

const deskChange = [...adminChange, 'recording-not-found'] as const;
const ownRead = ['page-closed', 'recording-not-found', 'too-many-requests', 'not-ready'] as const;
const ownChange = [
  'page-closed',
  'recording-not-found',
  'other-origin',
  'payload-too-large',
  'not-ready',
] as const;
const tus = 'By the tus protocol 1.0.0 (tus.io).';
const tusVersion = { 'Tus-Resumable': z.literal('1.0.0') };

/** Recordings, as the API document shows them. */
export const recordingPaths: ApiPaths = {
  '/api/admin/recordings/uploads': {
    post: {
      summary: 'Begin to upload a recording',
      description: `${tus} \`Upload-Length\` up to 4 GB; \`Upload-Metadata\` with \`bookingId\`, \`kind\` and \`filename\`.`,
      tags: desk,
      requestParams: {
        header: z.object({ ...tusVersion, 'Upload-Length': z.string(), 'Upload-Metadata': z.string() }),
      },
      responses: {
        201: { description: 'Begun', headers: z.object({ Location: z.string() }) },
        ...problemResponses(...adminChange, 'booking-not-found', 'personal-data-removed', 'storage-full'),
      },
    },
  },
  '/api/admin/recordings/uploads/{recordingId}': {
    head: {
      summary: 'How far an upload is',
      description: tus,
      tags: desk,
      requestParams: { ...recording, header: z.object(tusVersion) },
      responses: {
        200: { description: '`Upload-Offset`' },
        ...adminRead,
        ...problemResponses('recording-not-found', 'malformed-request'),
      },
    },
    patch: {
      summary: 'Go on with an upload',
      description: `${tus} What has arrived is kept, also of a request that breaks off.`,
      tags: desk,
      requestParams: { ...recording, header: z.object({ ...tusVersion, 'Upload-Offset': z.string() }) },
      requestBody: { content: { 'application/offset+octet-stream': { schema: z.string() } } },
      responses: {
        204: { description: 'Kept; `Upload-Offset` says how far it is' },
        ...problemResponses(...deskChange, 'recordings-changed', 'storage-full'),
      },
    },
    delete: {
      summary: 'Give an upload up',
      description: tus,
      tags: desk,
      requestParams: { ...recording, header: z.object(tusVersion) },
      responses: { 204: { description: 'Given up' }, ...problemResponses(...deskChange) },
    },
  },
  '/api/admin/recordings/{recordingId}/finish': {
    post: {
      summary: 'Say what the uploaded file should be',
      description: 'It is read once after that, and is `ready` or `refused` then.',
      tags: desk,
      requestParams: recording,
      requestBody: json(finishUploadSchema),
      responses: { 200: all, ...problemResponses(...deskChange, 'recordings-changed') },
    },
  },
  '/api/admin/recordings/{recordingId}/file': {
    get: {
      summary: 'A recording, to listen to or, with `?save`, to save',
      description: 'Noted in the audit log.',
      tags: desk,
      requestParams: recording,
      responses: {
        ...file,
        ...adminRead,
        ...problemResponses('recording-not-found', 'range-not-satisfiable'),
      },
    },
  },
  '/api/admin/recordings/{recordingId}': {
    patch: {
      summary: 'Say what a recording is',
      tags: desk,
      requestParams: recording,
      requestBody: json(changeRecordingSchema),
      responses: { 200: all, ...problemResponses(...deskChange) },
    },
    delete: {
      summary: 'Delete a recording',
      tags: desk,
      requestParams: recording,
      responses: { 200: all, ...problemResponses(...deskChange) },
    },
  },
  '/api/admin/bookings/{bookingId}/recordings': {
    get: {
      summary: 'The recordings of a session',
      tags: desk,
      requestParams: booking,
      responses: { 200: all, ...adminRead, ...problemResponses('booking-not-found') },
    },
  },
  '/api/admin/bookings/{bookingId}/recordings/hand-over': {
    post: {
      summary: 'Tell the guest that their recordings are ready',
      description:
        'They are on the guest’s own page from then on, for the days that the CMS says. Once more is allowed.',
      tags: desk,
      requestParams: booking,
      responses: {
        200: all,
        ...problemResponses(
          ...adminChange,
          'booking-not-found',
          'personal-data-removed',
          'no-email-address',
          'hand-over-not-possible',
        ),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/recordings/extension': {
    post: {
      summary: 'Keep recordings as long again, once',
      tags: desk,
      requestParams: booking,
      responses: {
        200: all,
        ...problemResponses(
          ...adminChange,
          'booking-not-found',
          'personal-data-removed',
          'extension-not-possible',
        ),
      },
    },
  },
  '/api/my-booking/recordings': {
    get: {
      summary: 'The recordings that a visitor was told of',
      tags: own,
      responses: { 200: theirs, ...problemResponses('page-closed', 'too-many-requests', 'not-ready') },
    },
  },
  '/api/my-booking/recordings/{recordingId}': {
    delete: {
      summary: 'Delete a recording of one’s own, for good',
      tags: own,
      requestParams: recording,
      responses: { 200: theirs, ...problemResponses(...ownChange) },
    },
  },
  '/api/my-booking/recordings/{recordingId}/file': {
    get: {
      summary: 'A recording of one’s own, to listen to or, with `?save`, to save',
      tags: own,
      requestParams: recording,
      responses: { ...file, ...problemResponses(...ownRead, 'range-not-satisfiable') },
    },
  },
  '/api/my-booking/bookings/{bookingId}/recordings.zip': {
    get: {
      summary: 'All recordings of a session as one file',
      tags: own,
      requestParams: booking,
      responses: { 200: bytes('A zip'), ...problemResponses(...ownRead) },
    },
  },
  '/api/my-booking/bookings/{bookingId}/recordings': {
    delete: {
      summary: 'Delete all recordings of a session, for good',
      tags: own,
      requestParams: booking,
      responses: { 200: theirs, ...problemResponses(...ownChange) },
    },
  },
  '/api/my-booking/bookings/{bookingId}/recordings/share': {
    put: {
      summary: 'Make a link that lets others listen, or withdraw it',
      tags: own,
      requestParams: booking,
      requestBody: json(shareSwitchSchema),
      responses: { 200: theirs, ...problemResponses(...ownChange, 'validation-failed', 'malformed-request') },
    },
  },
  '/api/my-booking/bookings/{bookingId}/recordings/extension': {
    post: {
      summary: 'Keep recordings as long again, once',
      tags: own,
      requestParams: booking,
      responses: { 200: theirs, ...problemResponses(...ownChange, 'extension-not-possible') },
    },
  },
  '/api/listen/{token}': {
    get: {
      summary: 'What somebody has shared',
      tags: listening,
      requestParams: { path: shared },
      responses: {
        200: { description: 'To listen to', ...json(sharedRecordingsSchema) },
        ...problemResponses('recording-not-found', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/listen/{token}/{recordingId}': {
    get: {
      summary: 'A shared recording',
      tags: listening,
      requestParams: { path: z.object({ ...shared.shape, ...recording.path.shape }) },
      responses: {
        ...file,
        ...problemResponses('recording-not-found', 'range-not-satisfiable', 'too-many-requests', 'not-ready'),
      },
    },
  },
};
