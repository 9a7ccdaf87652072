import * as z from 'zod/mini';
import { typedVoucherCode } from './redeem-request.ts';
import { asLine, dateField, emailField, noControlCharacters } from '../bookings/booking-fields.ts';
import { codeCharacters } from '../typed/code.ts';
import { blankAsMissing } from '../bookings/text-fields.ts';
import { bookingIdSchema } from '../bookings/booking-id.ts';

/** What a voucher takes off: a share, a sum, or the fee of one session, the dearest of the order. A gift card takes nothing off: it pays. */
export const voucherKinds = ['percent', 'won', 'free-session', 'gift-card'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** Of what a share or a sum is taken: of the session fees alone, or of the add-ons too. */
export const voucherScopes = ['sessions', 'everything'] as const;
export type VoucherScope = (typeof voucherScopes)[number];

const NOTE_LIMIT = 200;
const MOST_USES = 100_000;
const MOST_WON = 10_000_000;

const messages = {
  code: 'Please give a code of 4 to 24 letters A to Z and digits, or none and we make one',
  kind: 'Please choose what the voucher takes off: percent, won or free-session',
  value: 'Please give a share from 1 to 100 percent, or a sum from ₩1 to ₩10,000,000',
  scope: 'Please choose what it takes it off: sessions or everything',
  days: 'Please name the days of the week as different numbers from 1 for Monday to 7 for Sunday',
  uses: 'Please give a whole number from 1 to 100,000, or none where there is no limit',
  order: 'Please let the first day not be after the last',
  note: 'Please write at most 200 characters',
} as const;

const usesField = z.optional(
  z.int({ error: messages.uses }).check(z.minimum(1, messages.uses), z.maximum(MOST_USES, messages.uses)),
);

const terms = {
  kind: z.enum(voucherKinds, { error: messages.kind }),
  /** Percent, or won; of no meaning for a free session. */
  value: z.optional(
    z.int({ error: messages.value }).check(z.minimum(1, messages.value), z.maximum(MOST_WON, messages.value)),
  ),
  scope: z._default(z.enum(voucherScopes, { error: messages.scope }), 'everything'),
  /** Days in Seoul on which it may be used, both included. */
  from: blankAsMissing(dateField),
  until: blankAsMissing(dateField),
  /** Days of the sessions that it is for: 1 Monday to 7 Sunday; empty: any. */
  weekdays: z._default(
    z
      .array(
        z.int({ error: messages.days }).check(z.minimum(1, messages.days), z.maximum(7, messages.days)),
        {
          error: messages.days,
        },
      )
      .check(z.refine((days) => new Set(days).size === days.length, messages.days)),
    [],
  ),
  /** How many orders may use it, and how many of one e-mail address; left out: any number. */
  mostUses: usesField,
  mostPerGuest: usesField,
  /** The one address that may use it. */
  onlyFor: blankAsMissing(emailField),
  /** For guests who have booked nothing before. */
  isForFirst: z._default(z.boolean(), false),
};

/** `POST /api/admin/vouchers`. What it says never changes; a voucher can be ended, and another one made. */
export const newVoucherSchema = z
  .object({
    ...terms,
    /** Left out: eight letters and digits that nobody guesses. */
    code: z.optional(
      z
        .string({ error: messages.code })
        .check(z.overwrite(codeCharacters), z.regex(/^[0-9A-Z]{4,24}$/, messages.code)),
    ),
    /** Why there is one, for staff. */
    note: z._default(
      z
        .string({ error: messages.note })
        .check(asLine, z.maxLength(NOTE_LIMIT, messages.note), noControlCharacters),
      '',
    ),
  })
  .check(
    z.refine(
      ({ kind, value }) =>
        kind === 'free-session' || (value !== undefined && (kind !== 'percent' || value <= 100)),
      {
        path: ['value'],
        error: messages.value,
      },
    ),
    z.refine(({ from, until }) => !from || !until || from <= until, {
      path: ['until'],
      error: messages.order,
    }),
  );
export type NewVoucher = z.infer<typeof newVoucherSchema>;
/** The same as a client writes it: defaults may be left out. */
export type NewVoucherBody = z.input<typeof newVoucherSchema>;

/** A voucher as staff see it. */
export const voucherSchema = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(voucherKinds),
  value: z.nullable(z.int()),
  scope: z.enum(voucherScopes),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  weekdays: z.array(z.int()),
  mostUses: z.nullable(z.int()),
  mostPerGuest: z.nullable(z.int()),
  onlyFor: z.nullable(z.string()),
  isForFirst: z.boolean(),
  note: z.string(),
  /** ISO instants; of the second null while it may be used. */
  createdAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Orders that it was used for, those being paid included, and what it took off them in won. */
  uses: z.int(),
  takenOffWon: z.int(),
  /** What is left of a gift card; null of anything else. */
  leftWon: z.nullable(z.int()),
  /** Of a gift card that was bought on the site: by whom, and whether its money goes or went back. */
  sold: z.nullable(z.object({ orderId: bookingIdSchema, email: z.string(), isReturned: z.boolean() })),
});
export type Voucher = z.infer<typeof voucherSchema>;
/** `GET /api/admin/vouchers?q=`: newest first, the first hundred that fit. */
export const vouchersSchema = z.array(voucherSchema);

/** An order that a voucher was used for; `until` (ISO instant) while it is being paid. */
const voucherUseSchema = z.object({
  bookingId: bookingIdSchema,
  name: z.string(),
  takenOffWon: z.int(),
  until: z.nullable(z.string()),
});
/** `GET /api/admin/vouchers/{id}/uses`: the newest hundred. */
export const voucherUsesSchema = z.array(voucherUseSchema);
export type VoucherUse = z.infer<typeof voucherUseSchema>;

/** `POST /api/admin/vouchers/quote`: what a code would take off a session at the counter. */
export const voucherQuoteRequestSchema = z.object({
  code: typedVoucherCode,
  feeWon: z.int().check(z.nonnegative()),
  bookingDate: dateField,
  email: blankAsMissing(emailField),
});
/** The same as a client writes it. */
export type VoucherQuoteRequest = z.input<typeof voucherQuoteRequestSchema>;
export const voucherQuoteSchema = z.object({
  code: z.string(),
  discountWon: z.int(),
  /** What a gift card pays of it. */
  giftWon: z.int(),
});
export type VoucherQuote = z.infer<typeof voucherQuoteSchema>;

const VOUCHERS = '/api/admin/vouchers';
export const voucherAddresses = {
  all: VOUCHERS,
  quote: `${VOUCHERS}/quote`,
  end: (id: number | string) => `${VOUCHERS}/${id}/end`,
  uses: (id: number | string) => `${VOUCHERS}/${id}/uses`,
};
