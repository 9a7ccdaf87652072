import * as z from 'zod/mini';
import { dayField, instantField, isoDay, isoInstant } from '../time/iso.ts';
import { asLine, noControlCharacters } from '../bookings/booking-fields.ts';
import { blankAsMissing } from '../bookings/text-fields.ts';
import { daySessionSchema } from '../day/day.ts';
import { blockKinds } from '../slots/blocked-time.ts';
import { CLAIM_UNIT_MINUTES } from '../slots/claims.ts';
import { seoulWallClock } from '../time/seoul.ts';
import { refusalCode } from '../problems/refusal.ts';

export const BLOCK_NOTE_LIMIT = 200;
/** Longer than this is for the closed dates of the CMS. */
const MAX_BLOCK_DAYS = 31;

const UNIT_MS = CLAIM_UNIT_MINUTES * 60_000;
const DAY_MS = 86_400_000;
const instantOnGrid = (error: string) =>
  instantField(error).check(z.refine((value) => Date.parse(value) % UNIT_MS === 0, error));
/** No number where one of the two is no instant, which is said already: nothing is true of it. */
const lengthMs = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
  Date.parse(endsAt) - Date.parse(startsAt);

/** What is to be blocked, before somebody says why. Weekly: at the same time of every week, the first time from `startsAt` on. */
const span = {
  studioIds: z
    .array(z.int({ error: refusalCode('block-studios') }), { error: refusalCode('block-studios') })
    .check(z.minLength(1, refusalCode('block-studios')), z.maxLength(20, refusalCode('block-studios'))),
  startsAt: instantOnGrid(refusalCode('block-start')),
  endsAt: instantOnGrid(refusalCode('block-end')),
  isWeekly: z._default(z.boolean({ error: refusalCode('block-weekly') }), false),
  /** The last day in Seoul on which a weekly one begins; left out: until it is lifted. */
  lastDate: z.optional(dayField(refusalCode('block-last-date'))),
};
type Span = z.infer<z.ZodMiniObject<typeof span>>;

const spanRules = [
  z.refine<Span>((block) => !(lengthMs(block) <= 0), { path: ['endsAt'], error: refusalCode('block-end') }),
  z.refine<Span>((block) => !(lengthMs(block) > MAX_BLOCK_DAYS * DAY_MS), {
    path: ['endsAt'],
    error: refusalCode('block-too-long'),
  }),
  z.refine<Span>((block) => !(block.isWeekly && lengthMs(block) > DAY_MS), {
    path: ['endsAt'],
    error: refusalCode('block-long-week'),
  }),
  z.refine<Span>(
    ({ startsAt, lastDate }) =>
      lastDate === undefined ||
      Number.isNaN(Date.parse(startsAt)) ||
      lastDate >= seoulWallClock(new Date(startsAt)).date,
    { path: ['lastDate'], error: refusalCode('block-last-date') },
  ),
  z.refine<Span>(({ isWeekly, lastDate }) => isWeekly || lastDate === undefined, {
    path: ['lastDate'],
    error: refusalCode('block-last-date-alone'),
  }),
];

/** `POST /api/admin/blocks/guests`: whom it would concern. */
export const blockSpanSchema = z.object(span).check(...spanRules);
export type BlockSpan = z.infer<typeof blockSpanSchema>;

/** `POST /api/admin/blocks`. */
export const newBlockSchema = z
  .object({
    ...span,
    kind: z.enum(blockKinds, { error: refusalCode('block-kind') }),
    note: blankAsMissing(
      z
        .string({ error: refusalCode('block-note') })
        .check(asLine, z.maxLength(BLOCK_NOTE_LIMIT, refusalCode('block-note')), noControlCharacters),
    ),
  })
  .check(...spanRules);
export type NewBlock = z.infer<typeof newBlockSchema>;

/** A block that has time left. */
const blockSchema = z.object({
  id: z.int(),
  studioIds: z.array(z.int()),
  kind: z.enum(blockKinds),
  note: z.string(),
  /** The next stretch of it that is not over; ISO instants. */
  startsAt: isoInstant,
  endsAt: isoInstant,
  isWeekly: z.boolean(),
  lastDate: z.nullable(isoDay),
  /** Username; null once the account is gone. */
  by: z.nullable(z.string()),
  /** Guests in it of whom nothing has been decided yet. */
  undecided: z.int(),
});
export type Block = z.infer<typeof blockSchema>;
export const blocksSchema = z.array(blockSchema);

/** Where those of an order could go: in a row from that time. */
const placeSchema = z.object({ bookingDate: isoDay, bookingTime: z.string(), studioId: z.int() });
export type Place = z.infer<typeof placeSchema>;

/** Guests of one order whom a block concerns: decided on together, so that they hear of it in one mail. */
const guestsSchema = z.object({
  /** By time; one at least. */
  sessions: z.array(z.extend(daySessionSchema, { isKept: z.boolean() })),
  /** The nearest room of their day; null where there is none. */
  nearest: z.nullable(placeSchema),
});
export type Guests = z.infer<typeof guestsSchema>;

/** `GET /api/admin/blocks/{blockId}/guests`, and whom a block would concern. By time. */
export const guestListSchema = z.array(guestsSchema);

/** 201 of `POST /api/admin/blocks`. */
export const blockMadeSchema = z.object({ id: z.int(), guests: guestListSchema });
export type BlockMade = z.infer<typeof blockMadeSchema>;

/** `DELETE /api/admin/blocks/{blockId}`: all that is left of it, or what of it begins within these instants. */
export const liftSchema = z
  .object({
    from: z.optional(instantOnGrid(refusalCode('block-start'))),
    until: z.optional(instantOnGrid(refusalCode('block-end'))),
  })
  .check(
    z.refine(
      ({ from, until }) =>
        (from === undefined) === (until === undefined) &&
        (from === undefined || until === undefined || Date.parse(from) < Date.parse(until)),
      { path: ['until'], error: refusalCode('block-range') },
    ),
  );
export type Lift = z.infer<typeof liftSchema>;
