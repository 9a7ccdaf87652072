import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';
import { asLine, noControlCharacters } from '../bookings/booking-fields.ts';
import { blankAsMissing } from '../bookings/text-fields.ts';
import type { CounterPaymentMethod } from '../orders/counter-payment.ts';
import { differenceWon } from './reckoning.ts';
import { refusalCode } from '../problems/refusal.ts';

/** What can be counted at the end of a day: the drawer, the slips of the card terminal, the transfers on the account. */
export const countedMethods = ['cash', 'card-terminal', 'transfer'] as const satisfies CounterPaymentMethod[];
export type CountedMethod = (typeof countedMethods)[number];

/** Longest reason of a difference or a correction, in characters. */
export const CASH_UP_REASON_LIMIT = 200;
/** Highest sum that is taken down, in won. */
const CASH_UP_MOST_WON = 1_000_000_000;

/** Of one day. */
const MOST_SIGNINGS = 1_000;

const count = z.int({ error: refusalCode('cash-up-recorded') });
const movedSchema = z.object({ count, won: count });
const recordedOfMethodSchema = z.object({ taken: movedSchema, givenBack: movedSchema });
/** Payments of one method: how many, and how much in won. What was given back is positive, too. */
export type RecordedOfMethod = z.infer<typeof recordedOfMethodSchema>;

/** What was recorded at the counter on a day in Seoul: what was taken that day, and what was given back that day. */
const recordedSchema = z.object(
  {
    cash: recordedOfMethodSchema,
    'card-terminal': recordedOfMethodSchema,
    transfer: recordedOfMethodSchema,
    /** Sessions given for nothing. */
    freeCount: count,
  },
  { error: refusalCode('cash-up-recorded') },
);
export type Recorded = z.infer<typeof recordedSchema>;

const methodCountedSchema = z.extend(recordedOfMethodSchema, {
  /** Recorded, and for cash the float with it. */
  expectedWon: z.int(),
  countedWon: z.int(),
  /** Counted less expected: negative where something is missing. */
  differenceWon: z.int(),
  /** Why it differs; null where it does not. */
  reason: z.nullable(z.string()),
});

/** A day as somebody counted it and put their name to it. It stays as it is; a correction is a signing of its own. */
const cashUpSchema = z.object({
  /** 1 for the first of its day; every later one corrects those before. */
  number: z.int(),
  /** ISO instant. */
  signedAt: isoInstant,
  /** Username of whoever counted. */
  signedBy: z.string(),
  /** In the drawer in the morning, in won. */
  floatWon: z.int(),
  methods: z.object({
    cash: methodCountedSchema,
    'card-terminal': methodCountedSchema,
    transfer: methodCountedSchema,
  }),
  freeCount: z.int(),
  /** Why it was signed once more; null for the first. */
  correctionReason: z.nullable(z.string()),
});
export type CashUp = z.infer<typeof cashUpSchema>;

/** `GET /api/admin/cash-ups/{date}?branchId=`: of the first branch where none is named. */
export const cashUpDaySchema = z.object({
  /** In Seoul. */
  date: isoDay,
  /** ISO instant of the answer. */
  now: isoInstant,
  /** False for days to come. */
  isSignable: z.boolean(),
  recorded: recordedSchema,
  /** In the drawer in the morning by the newest signing of this day or one before, in won; 0 where there is none. */
  floatWon: z.int(),
  /** Sessions of the day that stand although nothing of their price is with us, the earliest first. */
  unpaid: z.array(
    z.object({ bookingId: z.string(), name: z.string(), time: z.string(), amountWon: z.int() }),
  ),
  /** Newest first. */
  signed: z.array(cashUpSchema),
  /**
   * What has been recorded since the newest signing; figures below 0 where something was taken back. Null without a signing,
   * and where nothing has changed.
   */
  since: z.nullable(recordedSchema),
});
export type CashUpDay = z.infer<typeof cashUpDaySchema>;

const amount = (message: string, least: number) =>
  z.int({ error: message }).check(z.minimum(least, message), z.maximum(CASH_UP_MOST_WON, message));

const reason = blankAsMissing(
  z
    .string({ error: refusalCode('cash-up-too-long') })
    .check(asLine, z.maxLength(CASH_UP_REASON_LIMIT, refusalCode('cash-up-too-long')), noControlCharacters),
);

const signingFields = z.object({
  /** Number of the newest signing of that day that was seen; 0 for none. Sent twice, it therefore counts once. */
  after: z
    .int({ error: refusalCode('cash-up-after') })
    .check(
      z.nonnegative(refusalCode('cash-up-after')),
      z.maximum(MOST_SIGNINGS, refusalCode('cash-up-after')),
    ),
  recorded: recordedSchema,
  floatWon: amount(refusalCode('cash-up-float'), 0),
  /** In won. Cash: all that is in the drawer. Slips and transfers: payments less cancellations. */
  counted: z.object({
    cash: amount(refusalCode('cash-up-counted'), 0),
    'card-terminal': amount(refusalCode('cash-up-counted'), -CASH_UP_MOST_WON),
    transfer: amount(refusalCode('cash-up-counted'), -CASH_UP_MOST_WON),
  }),
  reasons: z.object({ cash: reason, 'card-terminal': reason, transfer: reason }),
  correctionReason: reason,
});
export type CashUpSigning = z.infer<typeof signingFields>;

/**
 * `POST /api/admin/cash-ups/{date}?branchId=`: signs. A reason is needed exactly where what was counted differs from what was recorded,
 * and where the day has been signed before. Where somebody has signed or recorded something since it was looked at, it is
 * refused (`cash-up-changed`) and nothing is signed.
 */
export const cashUpSigningSchema = signingFields.check(({ value, issues }) => {
  const complain = (path: string[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value });
  for (const method of countedMethods) {
    const differs = differenceWon(method, value.counted[method], value.recorded, value.floatWon) !== 0;
    if (differs === (value.reasons[method] !== undefined)) continue;
    complain(
      ['reasons', method],
      differs ? refusalCode('cash-up-difference-reason') : refusalCode('cash-up-no-difference'),
    );
  }
  const corrects = value.after > 0;
  if (corrects !== (value.correctionReason !== undefined))
    complain(
      ['correctionReason'],
      corrects ? refusalCode('cash-up-correction-reason') : refusalCode('cash-up-no-correction'),
    );
});

/** 201 of a signing. */
export const cashUpSignedSchema = z.object({ number: z.int() });
export type CashUpSigned = z.infer<typeof cashUpSignedSchema>;
