import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { attendanceChangeSchema, attendanceStepSchema, noteChangeSchema } from 'shared/day/attendance.ts';
import { daySchema, daySessionSchema } from 'shared/day/day.ts';
import * as z from 'zod';
import { branchParameter } from '../catalogue/branch-parameter.ts';
import { adminChange, adminRead, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const date = z.iso.date().meta({ description: 'A date in Seoul' });
const bookingId = bookingIdSchema;
const tags = ['Admin: day'];
const changed = {
  description: 'The session as it is now',
  headers: z.object({ ETag: z.string() }),
  ...json(daySessionSchema),
};
const refusals = [...adminChange, 'booking-not-found', 'personal-data-removed', 'stale-change'] as const;

/** The day at the counter, as the API document shows it. */
export const dayPaths: ApiPaths = {
  '/api/admin/day/{date}': {
    get: {
      summary: 'Everything that takes place on a day',
      tags,
      requestParams: { path: z.object({ date }), query: z.object({ branchId: branchParameter }) },
      responses: { 200: { description: 'As it is at `now`', ...json(daySchema) }, ...adminRead },
    },
  },
  '/api/admin/day/{date}/changes': {
    get: {
      summary: 'Changes of a day as they happen',
      description:
        'Server-sent events: `changed` when the day has to be read again, `tray` when the Klook bookings that wait for a time have, `alive` every few seconds while no change can have been missed. Ends with the session.',
      tags,
      requestParams: { path: z.object({ date }) },
      responses: {
        200: {
          description: 'A stream that does not end by itself',
          content: { 'text/event-stream': { schema: z.string() } },
        },
        ...adminRead,
        ...problemResponses('malformed-request'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/attendance/{step}': {
    put: {
      summary: 'Note a step at the counter, or take it back',
      description:
        'Sent twice it counts once. Going into the booth sets the status to `in-progress`, being done to `completed`; taken back, it is what it was.',
      tags,
      requestParams: { path: z.object({ bookingId, step: attendanceStepSchema }) },
      requestBody: json(attendanceChangeSchema),
      responses: { 200: changed, ...problemResponses(...refusals, 'booking-cancelled', 'later-step-noted') },
    },
  },
  '/api/admin/bookings/{bookingId}/note': {
    put: {
      summary: 'Write down what staff should know of a guest',
      tags,
      requestParams: { path: z.object({ bookingId }) },
      requestBody: json(noteChangeSchema),
      responses: { 200: changed, ...problemResponses(...refusals) },
    },
  },
};
