import * as z from 'zod/mini';
import { staffLanguages } from '../auth/staff-languages.ts';
import { branchIdSchema } from '../branches/branch.ts';
import { isCalendarDate } from '../time/seoul.ts';

/**
 * What can be exported. `report`: the sums of the days as the page of the reports has them, with the span before; `figures`: what they are
 * summed from, a line for each day and thing that is counted.
 */
export const exportKinds = ['bookings', 'payments', 'refunds', 'cash-ups', 'report', 'figures'] as const;
export type ExportKind = (typeof exportKinds)[number];

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const exportMessages = {
  kind: `Please choose one of ${exportKinds.join(', ')}`,
  format: `Please choose one of ${exportFormats.join(', ')}`,
  language: `Please choose one of ${staffLanguages.join(', ')}`,
  day: 'Please give first and last day as yyyy-MM-dd',
  order: 'Please let the first day not be after the last',
} as const;

const day = z
  .string({ error: exportMessages.day })
  .check(z.refine((date) => isCalendarDate(date) && date >= '2000-01-01', exportMessages.day));

/** `POST /api/admin/exports`: days in Seoul, both included. */
export const exportOrderSchema = z
  .object({
    kind: z.enum(exportKinds, { error: exportMessages.kind }),
    format: z.enum(exportFormats, { error: exportMessages.format }),
    /** Of the headings. */
    language: z.enum(staffLanguages, { error: exportMessages.language }),
    from: day,
    to: day,
    /** Left out: of all branches, and what is the house's own. */
    branchId: z.optional(branchIdSchema),
  })
  .check(z.refine(({ from, to }) => from <= to, { error: exportMessages.order, path: ['to'] }));
export type ExportOrder = z.infer<typeof exportOrderSchema>;

/** `ordered` until its file is asked for; `broken` when the file ended before its last row. */
const exportStates = ['ordered', 'sending', 'sent', 'broken'] as const;

/** An export and how far its file is: the answer to an order, and `GET /api/admin/exports/{exportId}`. */
export const exportSchema = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  /** How many there were when it was ordered; some may have come or gone since. */
  rows: z.int(),
  rowsSent: z.int(),
});
export type Export = z.infer<typeof exportSchema>;

const EXPORTS = '/api/admin/exports';
export const exportAddresses = {
  all: EXPORTS,
  one: (id: string) => `${EXPORTS}/${id}`,
  /** Once, within ten minutes of the order. */
  file: (id: string) => `${EXPORTS}/${id}/file`,
};
