import type { Request } from 'express';
import { bookingSorts } from 'shared/bookings/admin-booking.ts';
import { bookingStatusSchema } from 'shared/bookings/booking-status.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';
import * as z from 'zod';
import { validationFailed } from '../../platform/parse.ts';
import type { BookingPage, Place } from '../search/booking-page.ts';

const messages = {
  status: 'Please ask for a status that exists',
  search: 'Please search for at most 100 characters',
  day: 'Please give the day as yyyy-MM-dd',
  span: 'Please let the first day of the span not be after the last',
  hide: 'Please send 1 to hide bookings that were never paid, or nothing',
  sort: `Please sort by ${bookingSorts.join(', ')}`,
  cursor:
    'Please send the cursor of the page before as it was, with the same sort, or none for the first page',
};

/** To the microsecond, as Postgres keeps it; a booking without a time stands at infinity. */
const instant = /^(infinity|(?!000[01])\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)$/;

function placeOf(cursor: string, sort: string): Place | null {
  const [sortedBy, at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|', 3);
  const exists = at === 'infinity' || !Number.isNaN(Date.parse(at));
  return sortedBy === sort && instant.test(at) && exists && /^[0-9A-Z]{10}$/.test(id) ? { at, id } : null;
}

/** What a list gives for the page after this place. */
export const cursorOf = ({ at, id }: Place, { sort }: Pick<BookingPage, 'sort'>): string =>
  Buffer.from(`${sort}|${at}|${id}`).toString('base64url');

const blankAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const day = blankAsMissing(z.string().refine(isCalendarDate, messages.day).optional());

/** `GET /api/admin/bookings?branchId=&status=&search=&from=&to=&hideNeverPaid=&sort=&limit=&cursor=`. */
export const bookingPageSchema = z
  .object({
    status: blankAsMissing(z.enum(bookingStatusSchema.options, { error: messages.status }).optional()),
    search: z.string().trim().max(100, messages.search).default(''),
    from: day,
    to: day,
    hideNeverPaid: blankAsMissing(z.literal('1', { error: messages.hide }).optional()),
    sort: blankAsMissing(z.enum(bookingSorts, { error: messages.sort }).default('newest')),
    limit: blankAsMissing(z.coerce.number().int().min(1).max(200).default(50)),
    cursor: blankAsMissing(z.string().optional()),
  })
  .transform(
    (
      { status, search, from, to, hideNeverPaid, sort, limit, cursor },
      context,
    ): Omit<BookingPage, 'branchId'> => {
      if (from !== undefined && to !== undefined && from > to)
        context.addIssue({ code: 'custom', path: ['to'], message: messages.span });
      const after = cursor === undefined ? null : placeOf(cursor, sort);
      if (cursor !== undefined && !after)
        context.addIssue({ code: 'custom', path: ['cursor'], message: messages.cursor });
      return {
        status: status ?? null,
        // A line break would match across two fields, and Postgres takes no NUL.
        search: search.replace(/[\u0000-\u001f]+/g, ' '),
        from: from ?? null,
        to: to ?? null,
        hideNeverPaid: hideNeverPaid === '1',
        sort,
        limit,
        after,
      };
    },
  );

/** How the outbox names a mail. */
export const emailIdSchema = z.uuid();

/** The version in `If-Match`, undefined when the header is missing or `*`. */
export function seenVersionOf(req: Request): number | undefined {
  const header = req.get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (digits === undefined) {
    throw validationFailed([{ path: 'If-Match', code: 'seen-version-missing' }]);
  }
  return Number(digits);
}
