import * as z from 'zod/mini';

/** Every refusal the API gives: slug, status and title (RFC 9457). */
export const problemTypes = {
  'validation-failed': { status: 400, title: 'Some of the information is missing or not valid' },
  'malformed-request': { status: 400, title: 'The request could not be read' },
  'sign-in-required': { status: 401, title: 'Please sign in' },
  'invalid-credentials': { status: 401, title: 'The sign-in was refused' },
  'second-step-ended': { status: 401, title: 'The sign-in has to begin again' },
  /** A visitor's page: its link was replaced, or never was one. */
  'link-invalid': { status: 401, title: 'This link no longer works' },
  /** A visitor's page that was left, or open for too long. */
  'page-closed': { status: 401, title: 'Your page has been closed' },
  'account-disabled': { status: 403, title: 'This account cannot sign in' },
  'not-allowed': { status: 403, title: 'You may not do this' },
  'password-change-required': { status: 403, title: 'The password has to be changed first' },
  'second-factor-required': { status: 403, title: 'A second factor has to be set up first' },
  'other-origin': { status: 403, title: 'Requests from another site are refused' },
  'not-found': { status: 404, title: 'Nothing is here under that address' },
  'booking-not-found': { status: 404, title: 'This booking is not known' },
  'recording-not-found': { status: 404, title: 'This recording is not known' },
  'payment-not-found': { status: 404, title: 'This payment is not known' },
  'method-not-allowed': { status: 405, title: 'This address does not do that' },
  'slot-taken': { status: 409, title: 'This time has just been taken' },
  'slot-not-on-sale': { status: 409, title: 'This time is not on sale' },
  'times-free': { status: 409, title: 'There is a free time already' },
  'offer-ended': { status: 409, title: 'This time is not held any more' },
  'price-changed': { status: 409, title: 'The price has changed' },
  'klook-already-used': { status: 409, title: 'This Klook booking has already been completed' },
  'voucher-refused': { status: 409, title: 'This code cannot be used' },
  'voucher-exists': { status: 409, title: 'There is such a code already' },
  'amount-mismatch': { status: 409, title: 'The amount does not match the booking' },
  'hold-expired': { status: 409, title: 'The time to pay has run out' },
  'already-paid': { status: 409, title: 'This booking is already paid' },
  'payment-in-progress': { status: 409, title: 'A payment for this booking is being checked' },
  'payment-closed': { status: 409, title: 'This payment can no longer be completed' },
  'payment-refunded': { status: 409, title: 'This payment has gone back, or is on its way back' },
  'payment-failed': { status: 409, title: 'The payment was not approved' },
  'booking-cancelled': { status: 409, title: 'This booking has been cancelled' },
  'nothing-to-pay': { status: 409, title: 'Nothing is to be paid online for this booking' },
  'refund-not-possible': { status: 409, title: 'This refund is not possible' },
  'refund-in-progress': { status: 409, title: 'A refund of this booking is on its way' },
  'ledger-check-in-progress': { status: 409, title: 'This day is being compared right now' },
  'account-exists': { status: 409, title: 'There is such an account already' },
  'account-protected': { status: 409, title: 'This account is protected' },
  'personal-data-removed': { status: 409, title: 'The personal data of this booking has been removed' },
  'move-not-allowed': { status: 409, title: 'This booking may not be moved any more' },
  'session-begun': { status: 409, title: 'The session has begun' },
  'refund-changed': { status: 409, title: 'Another sum would go back by now' },
  'klook-decides': { status: 409, title: 'Klook does this' },
  'cancellation-not-possible': { status: 409, title: 'This booking cannot be cancelled here' },
  'no-email-address': { status: 409, title: 'There is no e-mail address' },
  'booking-not-paid': { status: 409, title: 'This booking is not paid' },
  'later-step-noted': { status: 409, title: 'A later step has been noted' },
  'cash-up-changed': { status: 409, title: 'Something was recorded or signed in the meantime' },
  'month-not-closable': { status: 409, title: 'This month cannot be closed yet' },
  'recordings-changed': { status: 409, title: 'These recordings have changed in the meantime' },
  'hand-over-not-possible': { status: 409, title: 'Nothing can be handed over right now' },
  'extension-not-possible': { status: 409, title: 'These recordings cannot be kept longer' },
  'stale-change': { status: 409, title: 'Somebody else has changed this in the meantime' },
  'payload-too-large': { status: 413, title: 'The request is too large' },
  'range-not-satisfiable': { status: 416, title: 'The file has no such part' },
  'idempotency-key-reused': { status: 422, title: 'This key has been used for another request' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'proof-required': { status: 429, title: 'A proof of work is needed first' },
  'internal-error': { status: 500, title: 'Something went wrong on our side' },
  /** Our keys or contract with the card provider are not in order. Nothing was charged. */
  'payment-unavailable': { status: 503, title: 'Card payment is not available right now' },
  'storage-full': { status: 507, title: 'There is no room for this file' },
  'not-ready': { status: 503, title: 'The service cannot answer right now' },
} as const;

export type ProblemType = keyof typeof problemTypes;

const whySchemas = {
  /** Sentences in any language are looked up by it (`refusals.*.ts`); `detail` and `message` are the English one. */
  code: z.optional(z.string()),
  /** What its sentence names: names, times, won. */
  params: z.optional(z.looseObject({})),
};

const fieldErrorSchema = z.object({
  /** Field, with dots into lists and objects; empty for the whole. */
  path: z.string(),
  message: z.string(),
  ...whySchemas,
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  ...whySchemas,
  errors: z.optional(z.array(fieldErrorSchema)),
  /** On 5xx: what to quote to staff. */
  requestId: z.optional(z.string()),
  /** On `price-changed`: the right total in won. */
  totalPrice: z.optional(z.int()),
  /** On `refund-changed`: what would go back now, in won. */
  refundWon: z.optional(z.int()),
  /** Where a party does not fit: the first of its times that cannot be had, HH:mm in Seoul. */
  goneTime: z.optional(z.string()),
  /** Where a party does not fit: the nearest start of that day with enough room; left out where there is none. On `times-free`: the first free one. */
  nearestTime: z.optional(z.string()),
  /** On `stale-change` of a booking, for staff (`changed-booking.ts`). */
  changed: z.optional(z.unknown()),
  /** On `proof-required`: the challenge to solve (bookings/proof-of-work.ts), as JSON text. */
  challenge: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
