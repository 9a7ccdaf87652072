import { myBookingSchema } from 'shared/my-booking/my-booking.ts';
import { json } from '../../platform/openapi.ts';

export const tags = ['The visitor’s own page'];

/** Refusals of everything that a visitor changes. */
export const ownChange = [
  'validation-failed',
  'malformed-request',
  'page-closed',
  'other-origin',
  'payload-too-large',
  'too-many-requests',
  'not-ready',
] as const;

/** Refusals of everything that is read for the page. */
export const ownRead = ['validation-failed', 'page-closed', 'too-many-requests', 'not-ready'] as const;

/** What every change is answered with. */
export const page = { description: 'The page as it is now', ...json(myBookingSchema) };
