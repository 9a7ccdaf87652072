import * as z from 'zod/mini';
import { isoDay, isoInstant } from '../time/iso.ts';

/** What super admins are told about sign-ins, for a day at most. */
const signInAlarms = ['new-browser', 'failed-sign-ins'] as const;
export type SignInAlarm = (typeof signInAlarms)[number];
export const ALARM_SHOWN_MS = 24 * 3_600_000;

/**
 * What somebody on the staff has to look at. `payment-unclear`: the provider has not told us for minutes how a payment
 * ended; `refund-stuck`: a refund is still on its way; `refund-failed`: it will not go through by itself; `refund-due`:
 * what the booking's card calls so; `counter-refund-due`: the same of what was paid at the counter; `ledger-differs`: a day's comparison with the provider found
 * differences; `ledger-late`: a day that is over has not been compared; `reports-differed`,
 * for who may read them: days of the reports were not what their bookings say, and were counted anew; `mail-failed`: given up; `mails-late`: the mail
 * server has not taken mails for half an hour; `confirmed-without-time`: a Klook booking stands and has no slot, so its time
 * can be sold to somebody else; `not-paid`: a booking stands although nothing was paid for it, or all of it went back; `delivery-late` and `delivery-due`: what follows after a session was to be sent by a day that is
 * past, or that has nearly come; `new-browser` and `failed-sign-ins`, for super admins: an account was signed in to from a
 * browser that it never was before, or wrong passwords for it have reached the limit.
 */
const matterKinds = [
  'payment-unclear',
  'refund-stuck',
  'refund-failed',
  'refund-due',
  'counter-refund-due',
  'ledger-differs',
  'ledger-late',
  'reports-differed',
  'mail-failed',
  'mails-late',
  'confirmed-without-time',
  'not-paid',
  'delivery-late',
  'delivery-due',
  ...signInAlarms,
] as const;
export type MatterKind = (typeof matterKinds)[number];

const matterSchema = z.object({
  /** The same for as long as it is the same matter. */
  key: z.string(),
  kind: z.enum(matterKinds),
  since: isoInstant,
  bookingId: z.nullable(z.string()),
  /** The visitor's name, or that of an account. */
  name: z.nullable(z.string()),
  amountWon: z.nullable(z.int()),
  /** The provider's code, what the mail server said, the browser and network of a sign-in, or the add-on that is delivered. */
  reason: z.nullable(z.string()),
  /** Of a mail that failed. */
  emailId: z.nullable(z.string()),
  emailSubject: z.nullable(z.string()),
  /** Of a ledger matter, and the day on which a delivery is due: yyyy-MM-dd in Seoul. */
  day: z.nullable(isoDay),
  /** Of a delivery. */
  addOnId: z.nullable(z.int()),
  /** How many differences, days, mails, sign-ins or tries it stands for. */
  count: z.int(),
  /** Whether staff may close it. What ends by itself cannot be closed. */
  dismissible: z.boolean(),
});
export type Matter = z.infer<typeof matterSchema>;

/** `GET /api/admin/attention`: the most pressing first; deliveries, and all others, at most `MATTERS_SHOWN` each. */
export const attentionSchema = z.object({
  matters: z.array(matterSchema),
  /** How many more there are. */
  hidden: z.int(),
  /** The newest comparison with the provider's ledger; null before the first. */
  ledger: z.nullable(z.object({ day: isoDay, checkedAt: isoInstant, differences: z.int() })),
});
export type Attention = z.infer<typeof attentionSchema>;
export const MATTERS_SHOWN = 50;

/** `POST /api/admin/attention/dismissals`. */
export const dismissalSchema = z.object({
  key: z.string({ error: 'Please say which matter is dealt with' }).check(z.minLength(1), z.maxLength(200)),
});
