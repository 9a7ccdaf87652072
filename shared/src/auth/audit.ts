import * as z from 'zod/mini';
import { isoInstant } from '../time/iso.ts';

/** Everything that staff do and the log keeps. Whoever adds one is asked for its words in every language of the page. */
export const auditActions = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'second-step-failed',
  'session-ended',
  'other-sessions-ended',
  'password-changed',
  'password-reset',
  'second-factor-added',
  'second-factor-renamed',
  'second-factor-removed',
  'second-factor-reset',
  'second-factor-rule',
  'recovery-codes-made',
  'recovery-code-used',
  'account-created',
  'account-activated',
  'account-deactivated',
  'account-deleted',
  'account-branches',
  'account-content',
  'booking-status',
  'booking-schedule',
  'booking-refund',
  'booking-step',
  'booking-step-back',
  'booking-note',
  'booking-delivery',
  'walk-in-sold',
  'counter-payment-given-back',
  'counter-payment-kept',
  'block-made',
  'block-lifted',
  'block-guest',
  'wish-removed',
  'voucher-made',
  'voucher-ended',
  'gift-card-returned',
  'cash-up-signed',
  'cash-up-corrected',
  'recording-uploaded',
  'recording-changed',
  'recording-deleted',
  'recording-opened',
  'recordings-handed-over',
  'recordings-kept-longer',
  'link-replaced',
  'email-sent',
  'email-resent',
  'matter-dealt-with',
  'ledger-compared',
  'export-ordered',
  'month-closed',
  'statement-settings',
  'statement-saved',
  'settlement-compared',
  'enquiry-answered',
  'enquiry-reopened',
  'personal-data-exported',
  'personal-data-erased',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditSubject =
  | 'booking'
  | 'block'
  | 'user'
  | 'email'
  | 'matter'
  | 'ledger'
  | 'enquiry'
  | 'rule'
  | 'person'
  | 'cash-up'
  | 'export'
  | 'statement'
  | 'wish'
  | 'voucher';

/** One line of `GET /api/admin/audit`: who did what to what, and what it was before and after. */
const auditEntrySchema = z.object({
  id: z.int(),
  at: isoInstant,
  actor: z.string(),
  action: z.string(),
  subjectType: z.string(),
  subjectId: z.string(),
  /** The account's or the enquirer's name, where it is about one. */
  subjectName: z.nullable(z.string()),
  /** The booking that it is about, or whose mail or matter it is. */
  bookingId: z.nullable(z.string()),
  before: z.nullable(z.looseObject({})),
  after: z.nullable(z.looseObject({})),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditSchema = z.array(auditEntrySchema);
