import type { ProblemType } from 'shared/problems/problem.ts';

/** What the service refuses of a payment, as far as more can be said of it than that it did not work. */
type PaymentRefusal = Extract<
  ProblemType,
  | 'booking-not-found'
  | 'payment-not-found'
  | 'amount-mismatch'
  | 'voucher-refused'
  | 'hold-expired'
  | 'slot-taken'
  | 'already-paid'
  | 'payment-in-progress'
  | 'payment-closed'
  | 'payment-refunded'
  | 'payment-failed'
  | 'payment-unavailable'
  | 'booking-cancelled'
  | 'nothing-to-pay'
  | 'too-many-requests'
  | 'not-ready'
  | 'internal-error'
>;

/**
 * Why the service refused, in a language that it does not speak. The same refusal has several sentences there, which name
 * sums and times: each of these is true of all of them, above all of money.
 */
export interface PaymentRefusals {
  byType: Record<PaymentRefusal, string>;
  /** By the code of the refusal, or by the provider's of a payment that failed, where it is not one of the reasons. */
  byCode: Record<string, string>;
  /** Of a payment that failed for one of the reasons: that, and that nothing was charged. */
  notCharged: (reason: string) => string;
  noAnswer: string;
}

/** The service speaks English itself, and knows more. */
export const refusals: PaymentRefusals | undefined = undefined;
