import * as z from 'zod/mini';

/**
 * What somebody on the staff has to look at. `payment-unclear`: the provider has not told us for minutes how a payment
 * ended; `refund-stuck`: a refund is still on its way; `refund-failed`: it will not go through by itself; `refund-due`:
 * cancelled an hour ago or more, and nothing has gone back; `ledger-differs`: a day's comparison with the provider found
 * differences; `ledger-late`: a day that is over has not been compared; `mail-failed`: given up; `mails-late`: the mail
 * server has not taken mails for half an hour.
 */
export const matterKinds = [
  'payment-unclear',
  'refund-stuck',
  'refund-failed',
  'refund-due',
  'ledger-differs',
  'ledger-late',
  'mail-failed',
  'mails-late',
] as const;
export type MatterKind = (typeof matterKinds)[number];

export const matterSchema = z.object({
  /** The same for as long as it is the same matter. */
  key: z.string(),
  kind: z.enum(matterKinds),
  since: z.iso.datetime(),
  bookingId: z.nullable(z.string()),
  /** The visitor's name. */
  name: z.nullable(z.string()),
  amountWon: z.nullable(z.int()),
  /** The provider's code, or what the mail server said. */
  reason: z.nullable(z.string()),
  /** Of a mail that failed. */
  emailId: z.nullable(z.string()),
  emailSubject: z.nullable(z.string()),
  /** Of a ledger matter: yyyy-MM-dd in Seoul. */
  day: z.nullable(z.iso.date()),
  /** How many differences, days or mails it stands for. */
  count: z.int(),
  /** Whether staff may close it; what has to end by itself stays until it has. */
  dismissible: z.boolean(),
});
export type Matter = z.infer<typeof matterSchema>;

/** `GET /api/admin/attention`: the most pressing first, at most `MATTERS_SHOWN`. */
export const attentionSchema = z.object({
  matters: z.array(matterSchema),
  /** The newest comparison with the provider's ledger; null before the first. */
  ledger: z.nullable(z.object({ day: z.iso.date(), checkedAt: z.iso.datetime(), differences: z.int() })),
});
export type Attention = z.infer<typeof attentionSchema>;
export const MATTERS_SHOWN = 50;

/** `POST /api/admin/attention/dismissals`. */
export const dismissalSchema = z.object({
  key: z.string({ error: 'Please say which matter is dealt with' }).check(z.minLength(1), z.maxLength(200)),
});
