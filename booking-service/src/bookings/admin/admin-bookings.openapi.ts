import {
  adminBookingSchema,
  adminBookingsSchema,
  bookingCountsSchema,
  bookingHistorySchema,
  bookingSorts,
  emailPreviewSchema,
  NEXT_CURSOR_HEADER,
  scheduleChangeSchema,
  staffEmailSchema,
  statusChangeSchema,
  statusPreviewSchema,
  statusQuestionSchema,
  swappedSchema,
} from 'shared/bookings/admin-booking.ts';
import { swapSchema } from 'shared/bookings/swap.ts';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { bookingStatusSchema } from 'shared/bookings/booking-status.ts';
import * as z from 'zod';
import { anyBranchParameter } from '../../catalogue/branch-parameter.ts';
import { adminChange, adminRead, json, problemResponses } from '../../platform/openapi.ts';
import type { ApiPaths } from '../../platform/openapi.ts';
import { emailIdSchema } from './admin-bookings.request.ts';

const path = z.object({ bookingId: bookingIdSchema });
const ifMatch = z.object({
  'If-Match': z.string().optional().meta({ description: 'The version that was seen: "3"' }),
});
const changed = {
  description: 'The booking as it is now',
  headers: z.object({ ETag: z.string() }),
  ...json(adminBookingSchema),
};
const queuedSchema = z.object({ success: z.literal(true), message: z.string(), emailId: emailIdSchema });
const tags = ['Admin: bookings'];

/** The dashboard's calls, as the API document shows them. */
export const adminBookingPaths: ApiPaths = {
  '/api/admin/bookings': {
    get: {
      summary: 'Bookings',
      description: `A page that is not the last carries ${NEXT_CURSOR_HEADER}: send it as \`cursor\` for the next one.`,
      tags,
      requestParams: {
        query: z.object({
          branchId: anyBranchParameter,
          status: z.optional(bookingStatusSchema),
          search: z.string().max(100).optional().meta({
            description:
              'Part of name, e-mail, phone, number or Klook ID; a session day (2026-11-26, 26 Nov, 11월 26일); or klook, direct',
          }),
          from: z.optional(z.iso.date()).meta({ description: 'First session day, in Seoul' }),
          to: z.optional(z.iso.date()).meta({ description: 'Last session day, in Seoul' }),
          hideNeverPaid: z
            .optional(z.literal('1'))
            .meta({ description: 'Without bookings that were given up or not paid in time' }),
          sort: z.optional(z.enum(bookingSorts)).meta({ description: 'newest when left out' }),
          limit: z.int().min(1).max(200).optional(),
          cursor: z.string().optional(),
        }),
      },
      responses: { 200: { description: 'One page', ...json(adminBookingsSchema) }, ...adminRead },
    },
  },
  '/api/admin/bookings/counts': {
    get: {
      summary: 'How many bookings have which status',
      tags,
      requestParams: { query: z.object({ branchId: anyBranchParameter }) },
      responses: { 200: { description: 'All bookings', ...json(bookingCountsSchema) }, ...adminRead },
    },
  },
  '/api/admin/bookings/swap': {
    post: {
      summary: 'Let two sessions take each other’s place',
      description:
        'Time and studio, both or neither, across studios, days and orders; each keeps its price and payment. Both visitors get the mail of a move. A 409 says which of the two stands in the way, and has changed nothing.',
      tags,
      requestBody: json(swapSchema),
      responses: {
        200: {
          description: 'The two as they are now, in the order in which they were named',
          ...json(swappedSchema),
        },
        ...problemResponses(
          ...adminChange,
          'booking-not-found',
          'personal-data-removed',
          'stale-change',
          'slot-taken',
          'slot-not-on-sale',
          'booking-cancelled',
          'session-begun',
          'move-not-allowed',
        ),
      },
    },
  },
  '/api/admin/bookings/{bookingId}': {
    get: {
      summary: 'One booking',
      tags,
      requestParams: { path },
      responses: { 200: changed, ...adminRead, ...problemResponses('booking-not-found') },
    },
  },
  '/api/admin/bookings/{bookingId}/history': {
    get: {
      summary: 'What happened to a booking, and its e-mails',
      tags,
      requestParams: { path },
      responses: {
        200: { description: 'Newest first', ...json(bookingHistorySchema) },
        ...adminRead,
        ...problemResponses('booking-not-found'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/status': {
    patch: {
      summary: 'Set a status',
      description:
        'Any, in any order. Leaving `cancelled` takes the slot again; a 409 has changed nothing. With `wholeParty` for everybody who is paid for together, all or none, told in one mail.',
      tags,
      requestParams: { path, header: ifMatch },
      requestBody: json(statusChangeSchema),
      responses: {
        200: changed,
        ...problemResponses(
          ...adminChange,
          'booking-not-found',
          'personal-data-removed',
          'stale-change',
          'slot-taken',
          'klook-already-used',
        ),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/status-preview': {
    get: {
      summary: 'What a new status would do',
      description:
        'The mail, the slot and the way back, decided as the change itself is; in `others`, what it would do to the rest of a party. Nothing is changed.',
      tags,
      requestParams: { path, query: statusQuestionSchema },
      responses: {
        200: { description: 'Before anybody agrees', ...json(statusPreviewSchema) },
        ...adminRead,
        ...problemResponses('validation-failed', 'booking-not-found'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/schedule': {
    patch: {
      summary: 'Give a booking another time',
      description:
        'Takes the new slot and frees the old one in one step; the visitor gets a mail. With `wholeParty` all who have yet to sing do so in a row from that time on, in one studio; a 409 says which time is gone.',
      tags,
      requestParams: { path, header: ifMatch },
      requestBody: json(scheduleChangeSchema),
      responses: {
        200: changed,
        ...problemResponses(
          ...adminChange,
          'booking-not-found',
          'personal-data-removed',
          'stale-change',
          'slot-taken',
          'slot-not-on-sale',
          'booking-cancelled',
          'move-not-allowed',
        ),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/send-email': {
    post: {
      summary: 'Write to the visitor',
      tags,
      requestParams: { path },
      requestBody: json(staffEmailSchema),
      responses: {
        202: { description: 'Queued', ...json(queuedSchema) },
        ...problemResponses(...adminChange, 'booking-not-found', 'personal-data-removed'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/email-preview': {
    post: {
      summary: 'The mail as it would be sent',
      description: 'Nothing is stored or sent.',
      tags,
      requestParams: { path },
      requestBody: json(staffEmailSchema),
      responses: {
        200: { description: 'Subject, HTML and plain text', ...json(emailPreviewSchema) },
        ...problemResponses(...adminChange, 'booking-not-found'),
      },
    },
  },
  '/api/admin/emails/{emailId}/resend': {
    post: {
      summary: 'Send an e-mail once more',
      tags,
      requestParams: { path: z.object({ emailId: emailIdSchema }) },
      responses: {
        202: { description: 'Queued', ...json(queuedSchema) },
        ...problemResponses(...adminChange, 'not-found', 'personal-data-removed'),
      },
    },
  },
};
