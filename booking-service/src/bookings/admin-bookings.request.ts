import type { Request } from 'express';
import { bookingStatusSchema } from 'shared/bookings/booking-request.ts';
import * as z from 'zod';
import { validationFailed } from '../platform/parse.ts';

const cursorMessage = 'Please send the cursor of the page before as it was, or none for the first page';

/** The place after which a page begins: creation time and number of the last booking before it. */
const cursorSchema = z.string().transform((text, context) => {
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|', 2);
  const at = new Date(createdAt);
  if (!Number.isNaN(at.getTime()) && /^[0-9A-Z]{10}$/.test(id)) return { createdAt: at, id };
  context.addIssue({ code: 'custom', message: cursorMessage });
  return z.NEVER;
});

const blankAsMissing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** `GET /api/admin/bookings?status=&search=&limit=&cursor=` (design.md section 4). */
export const bookingPageSchema = z
  .object({
    status: blankAsMissing(
      z.enum(bookingStatusSchema.options, { error: 'Please ask for a status that exists' }).optional(),
    ),
    search: z.string().trim().max(100, 'Please search for at most 100 characters').default(''),
    limit: blankAsMissing(z.coerce.number().int().min(1).max(200).default(50)),
    cursor: blankAsMissing(cursorSchema.optional()),
  })
  .transform(({ status, search, limit, cursor }) => ({
    status: status ?? null,
    // A line break would match across two fields, and Postgres takes no NUL.
    search: search.replace(/[\u0000-\u001f]+/g, ' '),
    limit,
    after: cursor ?? null,
  }));

export function cursorOf({ createdAt, id }: { createdAt: Date; id: string }): string {
  return Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');
}

/** The version in `If-Match`, undefined when the header is missing or `*`. */
export function seenVersionOf(req: Request): number | undefined {
  const header = req.get('If-Match')?.trim();
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (digits === undefined) {
    throw validationFailed([
      { path: 'If-Match', message: 'Please send the version that you saw, in quotes' },
    ]);
  }
  return Number(digits);
}
