import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';
import { localizedTextSchema } from '../languages/localized-text.ts';
import { settlementSchema } from './settlement.ts';

/** How money of a statement came: by card on the site, or at the counter. */
export const statementMethods = ['card', 'card-terminal', 'cash', 'transfer', 'gift-card'] as const;
export type StatementMethod = (typeof statementMethods)[number];

export const statementFormats = ['pdf', 'xlsx'] as const;
export type StatementFormat = (typeof statementFormats)[number];

const MOST_VAT_PERCENT = 30;
const MOST_FEE_PERCENT = 10;

export const statementMessages = {
  month: 'Please name a month as yyyy-MM, for example 2026-11',
  vat: `Please give the VAT that prices include as a percentage from 0 to ${MOST_VAT_PERCENT}, with one decimal at most`,
  cardFee: `Please give the card fee as a percentage from 0 to ${MOST_FEE_PERCENT}, with two decimals at most, or leave it out`,
  format: `Please choose one of ${statementFormats.join(', ')}`,
  language: 'Please choose en or ko',
} as const;

/** yyyy-MM. */
export const monthField = z
  .string({ error: statementMessages.month })
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, statementMessages.month));

const percent = (most: number, step: number, message: string) =>
  z
    .number({ error: message })
    .check(z.minimum(0, message), z.maximum(most, message), z.multipleOf(step, message));

/** `GET` and `PUT /api/admin/statements/settings`: for all months that are not closed. */
export const statementSettingsSchema = z.object({
  /** That prices include. */
  vatPercent: percent(MOST_VAT_PERCENT, 0.1, statementMessages.vat),
  /** That the card provider keeps of what is taken on the site; null where it is not given. */
  cardFeePercent: z.nullable(percent(MOST_FEE_PERCENT, 0.01, statementMessages.cardFee)),
});
export type StatementSettings = z.infer<typeof statementSettingsSchema>;

/** VAT in Korea, until the owner says otherwise. */
export const initialStatementSettings: StatementSettings = { vatPercent: 10, cardFeePercent: null };

const methodField = z.enum(statementMethods);

/** Both positive. */
const giftMovedSchema = z.object({ paidWon: z.int(), returnedWon: z.int() });

/** Sums are in won. Dates are those of Seoul. */
export const statementSchema = z.object({
  month: monthField,
  /** From 1, without gaps; null while the month is open. */
  number: z.nullable(z.int()),
  /** ISO instant; null while the month is open. */
  closedAt: z.nullable(isoInstant),
  settings: statementSettingsSchema,
  /**
   * What was received and paid with gift cards that were bought, by what it was for: the key of a price band, the number of an add-on or of
   * the voucher that took it off, or '' for what is none of these. `gift-given`, negative: what gift cards paid that were given away.
   */
  sales: z.array(
    z.object({
      kind: z.enum(['fee', 'add-on', 'discount', 'gift-given', 'gift-sold', 'other']),
      key: z.string(),
      name: z.nullable(localizedTextSchema),
      count: z.int(),
      won: z.int(),
    }),
  ),
  /** By how it was paid, and what went back, positive. What gift cards paid is no money received. */
  methods: z.array(
    z.object({
      method: methodField,
      takenCount: z.int(),
      takenWon: z.int(),
      givenBackCount: z.int(),
      givenBackWon: z.int(),
    }),
  ),
  /** Of what went back, what had been paid for gift cards. Statements that were closed before those were sold have none. */
  giftBackWon: z.optional(z.int()),
  /**
   * What gift cards paid, and what went back onto them: of those that were bought, and of those that were given away. Statements that
   * were closed before these were told apart have none, and count all of it as taken.
   */
  giftCards: z.optional(z.object({ bought: giftMovedSchema, given: giftMovedSchema })),
  /** What was counted beyond what was recorded on days that were signed, or signed anew; negative where it was less. */
  differences: z.array(z.object({ date: isoDay, method: methodField, won: z.int() })),
  /** What of all this is of months that were closed before it was recorded. */
  corrections: z.array(
    z.object({
      kind: z.enum(['taken', 'given-back', 'difference']),
      date: isoDay,
      orderId: z.nullable(z.string()),
      method: methodField,
      /** What there is more by it. */
      won: z.int(),
    }),
  ),
  /** The daily comparison with the card provider's list, of the days that are over. */
  comparison: z.object({ days: z.int(), comparedDays: z.int(), differences: z.int() }),
  /** Days with money at the counter that nobody has signed. */
  unsignedDays: z.int(),
  /** As it was asked for last, also after the month was closed; null while nobody has asked. */
  settlement: z.nullable(settlementSchema),
});
export type Statement = z.infer<typeof statementSchema>;

/** `next`: over, and all before it are closed; `over`: one before it is open; `running`: this month. */
const monthStates = ['closed', 'next', 'over', 'running'] as const;

/** `GET /api/admin/statements`, newest first. */
export const statementMonthsSchema = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      state: z.enum(monthStates),
      number: z.nullable(z.int()),
      closedAt: z.nullable(isoInstant),
    }),
  ),
  settings: statementSettingsSchema,
});
export type StatementMonths = z.infer<typeof statementMonthsSchema>;
export type StatementMonth = StatementMonths['months'][number];

const STATEMENTS = '/api/admin/statements';
export const statementAddresses = {
  all: STATEMENTS,
  settings: `${STATEMENTS}/settings`,
  one: (month: string) => `${STATEMENTS}/${month}`,
  close: (month: string) => `${STATEMENTS}/${month}/close`,
  settlement: (month: string) => `${STATEMENTS}/${month}/settlement`,
  file: (month: string) => `${STATEMENTS}/${month}/file`,
};
