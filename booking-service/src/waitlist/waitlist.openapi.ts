import * as z from 'zod';
import { linkSchema } from 'shared/my-booking/requests.ts';
import {
  wishNotedSchema,
  wishRequestSchema,
  wishSchema,
  waitlistAddresses,
} from 'shared/waitlist/waitlist.ts';
import { adminChange, json, problemResponses } from '../platform/openapi.ts';
import type { ApiPaths } from '../platform/openapi.ts';

const tags = ['Waitlist'];

const anyChange = [
  ...(['validation-failed', 'malformed-request', 'other-origin', 'payload-too-large'] as const),
  ...(['too-many-requests', 'not-ready'] as const),
] as const;
const byLink = [...anyChange, 'link-invalid'] as const;

export const waitlistPaths: ApiPaths = {
  [waitlistAddresses.join]: {
    post: {
      summary: 'Ask to be told when a time of a full day is free',
      description:
        'A mail has the link that confirms it; without that nothing is offered, and the wish is deleted after 24 hours. The guest who is ' +
        'next in line when a time becomes free gets a mail, and the time is held for 20 minutes. An address has one wish for a day, which ' +
        'changes by its link alone: to join once more is answered alike and changes nothing.',
      tags,
      requestBody: json(wishRequestSchema),
      responses: {
        201: { description: 'Noted; the link of a mail confirms it', ...json(wishNotedSchema) },
        ...problemResponses(...anyChange, 'slot-not-on-sale', 'times-free'),
      },
    },
  },
  [waitlistAddresses.wish]: {
    post: {
      summary: 'Confirm a wish by the link of a mail, and see it',
      tags,
      requestBody: json(linkSchema),
      responses: {
        200: { description: 'As it is now', ...json(wishSchema) },
        ...problemResponses(...byLink),
      },
    },
  },
  [waitlistAddresses.take]: {
    post: {
      summary: 'Go on to book the time that is held',
      description:
        'The cookie `offer` makes it count as free for this browser: among the free times of its day, and when it is booked.',
      tags,
      requestBody: json(linkSchema),
      responses: {
        200: { description: 'What is held', ...json(wishSchema) },
        ...problemResponses(...byLink, 'offer-ended'),
      },
    },
  },
  [waitlistAddresses.leave]: {
    post: {
      summary: 'Leave the waitlist',
      description: 'What is held is free at once.',
      tags,
      requestBody: json(linkSchema),
      responses: { 204: { description: 'Off the list' }, ...problemResponses(...byLink) },
    },
  },
  [waitlistAddresses.one('{wishId}')]: {
    delete: {
      summary: 'Take somebody off the waitlist',
      description: 'Written to the audit log. What is held for them is free at once.',
      tags: ['Admin: waitlist'],
      requestParams: { path: z.object({ wishId: z.int() }) },
      responses: { 204: { description: 'Off the list' }, ...problemResponses(...adminChange, 'not-found') },
    },
  },
};
