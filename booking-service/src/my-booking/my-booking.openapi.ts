import { findSchema, linkSchema, newEmailSchema, remindersSchema } from 'shared/my-booking/requests.ts';
import * as z from 'zod';
import { adminChange, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';
import { ownChange, page, tags } from './base/own-page.openapi.ts';
import { cancellationPaths } from './cancellation/cancellation.openapi.ts';
import { detailsPaths } from './details/details.openapi.ts';
import { movePaths } from './move/move.openapi.ts';

/** Refusals of what is changed without an open page. */
const change = ownChange.filter((type) => type !== 'page-closed');

export const myBookingPaths: ApiPaths = {
  ...detailsPaths,
  ...movePaths,
  ...cancellationPaths,
  '/api/my-booking': {
    get: {
      summary: 'What a visitor has booked',
      description: 'For whoever has opened the link of a mail, as the cookie `visit` says.',
      tags,
      responses: { 200: page, ...problemResponses('page-closed', 'too-many-requests', 'not-ready') },
    },
  },
  '/api/my-booking/calendar.ics': {
    get: {
      summary: 'The sessions as a calendar file',
      tags,
      responses: {
        200: { description: 'iCalendar', content: { 'text/calendar': { schema: z.string() } } },
        ...problemResponses('page-closed', 'not-found', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/my-booking/session': {
    post: {
      summary: 'Open the page with the link of a mail',
      description: 'The random part of the link, which stands behind `#`, for a cookie of half an hour.',
      tags,
      requestBody: json(linkSchema),
      responses: { 204: { description: 'Open' }, ...problemResponses(...change, 'link-invalid') },
    },
    delete: {
      summary: 'Leave the page',
      tags,
      responses: { 204: { description: 'Closed' }, ...problemResponses('other-origin', 'not-ready') },
    },
  },
  '/api/my-booking/find': {
    post: {
      summary: 'Ask for a fresh link by booking number and e-mail address',
      description:
        'It goes to the address on file. The answer is the same whether there is such a booking or not.',
      tags,
      requestBody: json(findSchema),
      responses: {
        202: { description: 'Noted', ...json(z.object({ message: z.string() })) },
        ...problemResponses(...change),
      },
    },
  },
  '/api/my-booking/email': {
    post: {
      summary: 'Ask for mails to another address',
      description: 'A mail goes there. Nothing changes before its link is opened.',
      tags,
      requestBody: json(newEmailSchema),
      responses: { 202: page, ...problemResponses(...change, 'page-closed') },
    },
  },
  '/api/my-booking/email/confirmation': {
    post: {
      summary: 'Confirm another address with the link that was mailed there',
      description: 'Links that went to the old address open nothing from then on, and it is told.',
      tags,
      requestBody: json(linkSchema),
      responses: { 200: page, ...problemResponses(...change, 'link-invalid') },
    },
  },
  '/api/my-booking/reminders': {
    patch: {
      summary: 'Switch mails before and after sessions off, or on again',
      description: 'For the address of the order, whatever else is booked with it.',
      tags,
      requestBody: json(remindersSchema),
      responses: { 200: page, ...problemResponses(...change, 'page-closed') },
    },
  },
  '/api/my-booking/no-reminders': {
    post: {
      summary: 'Switch mails before and after sessions off with the link of one',
      tags,
      requestBody: json(linkSchema),
      responses: { 204: { description: 'Off' }, ...problemResponses(...change, 'link-invalid') },
    },
  },
  '/api/mail-opt-out/{link}': {
    get: {
      summary: 'For mail programs that open `List-Unsubscribe` in a browser',
      tags,
      requestParams: { path: z.object({ link: z.string() }) },
      responses: {
        303: { description: 'To the page that switches the mails off. Nothing has changed yet.' },
        ...problemResponses('not-found', 'too-many-requests', 'not-ready'),
      },
    },
    post: {
      summary: 'One click of a mail program: no more mails of this kind (RFC 8058)',
      description: 'Taken from any origin: the link is the proof. The body is not looked at.',
      tags,
      requestParams: { path: z.object({ link: z.string() }) },
      responses: {
        200: { description: 'Off', ...json(z.object({ success: z.literal(true) })) },
        ...problemResponses('not-found', 'link-invalid', 'too-many-requests', 'not-ready'),
      },
    },
  },
  '/api/admin/bookings/{bookingId}/link': {
    post: {
      summary: 'Replace the link to a visitor’s own page',
      description:
        'Every earlier link, and every page that one has opened, is dead. A new one goes to the address on file.',
      tags: ['Admin: bookings'],
      requestParams: { path: z.object({ bookingId: z.string() }) },
      responses: {
        202: {
          description: 'On its way',
          ...json(z.object({ success: z.literal(true), message: z.string(), emailId: z.uuid() })),
        },
        ...problemResponses(...adminChange, 'booking-not-found', 'personal-data-removed'),
      },
    },
  },
};
