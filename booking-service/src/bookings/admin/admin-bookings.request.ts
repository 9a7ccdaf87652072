import { bookingSorts } from 'shared/bookings/admin-booking.ts';
import { bookingStatusSchema } from 'shared/bookings/booking-status.ts';
import { refusalCode } from 'shared/problems/refusal.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';
import { searchLine } from 'shared/typed/search.ts';
import * as z from 'zod';
import { anyBranchParameter } from '../../catalogue/branch-parameter.ts';
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
const day = blankAsMissing(
  z
    .string()
    .refine(isCalendarDate, messages.day)
    .meta({ override: { format: 'date' } })
    .optional(),
);

/** `GET /api/admin/bookings?branchId=&status=&search=&from=&to=&hideNeverPaid=&sort=&limit=&cursor=`. */
export const bookingPageSchema = z
  .object({
    branchId: anyBranchParameter,
    status: blankAsMissing(z.enum(bookingStatusSchema.options, { error: messages.status }).optional()),
    search: z.string().trim().max(100, messages.search).default('').meta({
      description:
        'Part of name, e-mail, phone, number or Klook ID; a session day (2026-11-26, 26 Nov, 11월 26일); or klook, direct',
    }),
    from: day.meta({ description: 'First session day, in Seoul' }),
    to: day.meta({ description: 'Last session day, in Seoul' }),
    hideNeverPaid: blankAsMissing(z.literal('1', { error: messages.hide }).optional()).meta({
      description: 'Without bookings that were given up or not paid in time',
    }),
    sort: blankAsMissing(z.enum(bookingSorts, { error: messages.sort }).default('newest')),
    limit: blankAsMissing(z.coerce.number().int().min(1).max(200).default(50)),
    cursor: blankAsMissing(z.string().optional()),
  })
  .transform(
    ({ branchId, status, search, from, to, hideNeverPaid, sort, limit, cursor }, context): BookingPage => {
      if (from !== undefined && to !== undefined && from > to)
        context.addIssue({ code: 'custom', path: ['to'], message: messages.span });
      const after = cursor === undefined ? null : placeOf(cursor, sort);
      if (cursor !== undefined && !after)
        context.addIssue({ code: 'custom', path: ['cursor'], message: messages.cursor });
      return {
        branchId: branchId ?? null,
        status: status ?? null,
        search: searchLine(search),
        from: from ?? null,
        to: to ?? null,
        hideNeverPaid: hideNeverPaid === '1',
        sort,
        limit,
        after,
      };
    },
  );

/** Answers what was queued for the visitor: the mail's number in the outbox, null where none is sent. */
export const queuedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  emailId: z.uuid().nullable(),
});

/** The version that was seen, undefined when the header is missing or `*`. */
export const ifMatch = {
  'If-Match': z
    .string()
    .trim()
    .regex(/^(\*|"\d{1,9}")$/, refusalCode('seen-version-missing'))
    .transform((header) => (header === '*' ? undefined : Number(header.slice(1, -1))))
    .optional()
    .meta({ description: 'The version that was seen: "3"' }),
};
