import * as z from 'zod/mini';
import { byKey, ofEach } from '../typed/of-each.ts';
import { isoDay, isoInstant } from '../time/iso.ts';
import { branchIdSchema } from '../branches/branch.ts';
import { localizedTextSchema } from '../languages/localized-text.ts';
import { isCalendarDate } from '../time/seoul.ts';
import { figures, openKinds } from './figures.ts';
import { daysIn, MOST_DAYS, steps } from './spans.ts';

const reportMessages = {
  day: 'Please give first and last day as yyyy-MM-dd',
  order: 'Please let the first day not be after the last',
  tooLong: 'Please ask for two years at most',
  figure: 'Please name a figure that is counted',
  weekday: 'Please give the weekday as 1 for Monday to 7 for Sunday',
} as const;

const day = z
  .string({ error: reportMessages.day })
  .check(z.refine((date) => isCalendarDate(date) && date >= '2000-01-01', reportMessages.day));

const spanFields = { from: day, to: day };
const isOrdered = z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
  error: reportMessages.order,
  path: ['to'],
});
const isShort = z.refine<{ from: string; to: string }>((span) => daysIn(span) <= MOST_DAYS, {
  error: reportMessages.tooLong,
  path: ['to'],
});

/** `GET /api/admin/reports?from=&to=`: days in Seoul, both included. */
export const spanSchema = z.object(spanFields).check(isOrdered, isShort);

const figureSchema = z.enum(figures, { error: reportMessages.figure });

/** `GET /api/admin/reports/bookings?from=&to=&figure=&key=&detail=&cursor=`: the bookings behind a figure. */
export const behindSchema = z
  .object({
    ...spanFields,
    /** What is open is so at this moment, whatever the days. */
    figure: z.enum([...figures, ...openKinds], { error: reportMessages.figure }),
    /** Left out: all of them. */
    key: z.optional(z.string().check(z.maxLength(40))),
    detail: z.optional(z.string().check(z.maxLength(40))),
    /** 1 for Monday to 7 for Sunday. */
    weekday: z.optional(z.enum(['1', '2', '3', '4', '5', '6', '7'], { error: reportMessages.weekday })),
    cursor: z.optional(z.string().check(z.maxLength(60))),
  })
  .check(isOrdered, isShort);
export type Behind = z.infer<typeof behindSchema>;

const lineSchema = z.object({
  figure: figureSchema,
  key: z.string(),
  detail: z.string(),
  count: z.int(),
  /** Won, or minutes: `figureDays` says which. */
  amount: z.int(),
  countBefore: z.int(),
  amountBefore: z.int(),
});
export type ReportLine = z.infer<typeof lineSchema>;

const comparedSchema = z.object({ now: z.int(), before: z.int() });

/** One branch beside the others, of the span and of the one before. */
const branchSumsSchema = z.object({
  /** `HOUSE` (0): what is of none of them, as gift cards that were sold. */
  id: z.int(),
  name: z.nullable(localizedTextSchema),
  sessions: comparedSchema,
  /** Of days until today, as is what was offered. */
  soldMinutes: comparedSchema,
  offeredMinutes: comparedSchema,
  takenWon: comparedSchema,
  givenBackWon: comparedSchema,
});
export type BranchSums = z.infer<typeof branchSumsSchema>;

const wonSchema = z.object({ takenWon: z.int(), givenBackWon: z.int() });

/** `GET /api/admin/reports`: of all branches, or of the one that `branchId` names. */
export const reportSchema = z.object({
  /** The days, and the branch where it is of one. */
  span: z.object({ from: isoDay, to: isoDay, branchId: z.optional(branchIdSchema) }),
  before: z.object({ from: isoDay, to: isoDay }),
  /** Everything that happened until then is counted; null while nothing was counted yet. */
  asOf: z.nullable(isoInstant),
  /** Days that are still to be counted anew. */
  staleDays: z.int(),
  lines: z.array(lineSchema),
  /** By weekday (1 Monday to 7 Sunday) and hour of the start; what was not offered and not sold is left out. */
  hours: z.array(
    z.object({ weekday: z.int(), hour: z.int(), soldMinutes: z.int(), offeredMinutes: z.int() }),
  ),
  step: z.enum(steps),
  /** Step by step, the first and last cut at the span; steps in which nothing happened are left out. */
  curve: z.array(z.object({ from: isoDay, takenWon: z.int(), givenBackWon: z.int(), sessions: z.int() })),
  /** The same sums from the ledger itself, at this moment. */
  check: z.object({ counted: wonSchema, ledger: wonSchema }),
  /** At `asOf`, whatever the span: what is still to be given back, and what guests have yet to pay. */
  open: ofEach(openKinds, z.object({ count: z.int(), won: z.int() })),
  /** What guests may still pay with gift cards, at this moment: how many cards, and what is left on them; null of one branch, since they are the house's. */
  onGiftCards: z.nullable(z.object({ count: z.int(), won: z.int() })),
  /** Where there is more than one, and all of them are asked for: each, and last the house itself. */
  branches: z.array(branchSumsSchema),
  /** The newest comparison of all days with the bookings; null before the first. */
  compared: z.nullable(z.object({ at: isoInstant, days: z.int(), differences: z.int() })),
  names: z.object({
    bands: byKey(localizedTextSchema),
    addOns: byKey(localizedTextSchema),
    /** Codes, by number; of those that took something off. */
    vouchers: byKey(z.string()),
    /** Two letters each, the main country first; of country codes. */
    countries: byKey(z.array(z.string())),
  }),
});
export type Report = z.infer<typeof reportSchema>;
