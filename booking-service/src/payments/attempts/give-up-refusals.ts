import type { PlainCode } from 'shared/problems/refusals.en.ts';

/** Why an order that waits for payment cannot be given up; each tells the true state. */
export interface GiveUpRefusals {
  unknown: PlainCode;
  paid: PlainCode;
  inProgress: PlainCode;
  /** It was given up before. */
  closed: PlainCode;
  /** Staff have decided about its bookings. */
  tooLate: PlainCode;
}

/** By what the visitor wanted. */
export const giveUpRefusals = {
  abandon: {
    unknown: 'payment-unknown',
    paid: 'payment-already-paid',
    inProgress: 'payment-in-progress',
    closed: 'payment-closed',
    tooLate: 'payment-abandon-too-late',
  },
  replace: {
    unknown: 'replaced-unknown',
    paid: 'replaced-paid',
    inProgress: 'replaced-in-progress',
    closed: 'replaced-closed',
    tooLate: 'replaced-too-late',
  },
} satisfies Record<string, GiveUpRefusals>;
