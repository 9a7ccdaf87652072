import type { BookingStatus } from './booking-status.ts';

/** Why a booking is cancelled. `not-honoured`: it was paid for, and its time could no longer be given. */
export const cancellationReasons = [
  'payment-expired',
  'payment-abandoned',
  'visitor',
  'staff',
  'no-show',
  'not-honoured',
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

/** What a booking's history tells of, beside the statuses that staff set. */
export type NamedEvent =
  | 'booked'
  | 'payment-started'
  /** Without money: it may be tried again. */
  | 'payment-ended'
  | 'paid'
  /** A code was used for it, or taken off again; `details.voucher` names which. */
  | 'voucher-used'
  | 'voucher-taken-off'
  /** A code pays for all of it. */
  | 'covered'
  | 'abandoned'
  | 'replaced'
  | 'not-honoured'
  /** Another amount was taken than was asked for. */
  | 'amount-differs'
  | 'scheduled'
  /** By its visitor. */
  | 'cancelled'
  /** What the visitor chose or typed: `fields` names what. */
  | 'details-changed'
  | 'phone-changed'
  | 'email-changed'
  /** Staff have ended every link to the visitor's page, and sent a new one. */
  | 'link-replaced'
  /** At the counter: `details.step` names which of `attendanceSteps`. */
  | 'step-noted'
  | 'step-taken-back'
  /** What staff tell each other about the guest. */
  | 'note-changed'
  /** How far something is that follows after the session: `details.addOn` and `details.delivery`. */
  | 'delivery-changed'
  | 'refund-requested'
  | 'refunded'
  | 'refund-failed';
export type HistoryEvent = NamedEvent | `status-${BookingStatus}`;

/** Who did it: `user:<id>` is somebody on the staff. */
export type Actor = 'visitor' | 'system' | 'provider' | `user:${number}`;
