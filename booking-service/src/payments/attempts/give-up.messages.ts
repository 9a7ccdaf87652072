import { paymentMessages } from '../base/payments.messages.ts';

/** What is said when an order that waits for payment cannot be given up; each sentence tells the true state. */
export interface GiveUpSentences {
  unknown: string;
  paid: string;
  inProgress: string;
  /** It was given up before. */
  closed: string;
  /** Staff have decided about its bookings. */
  tooLate: string;
}

/** By what the visitor wanted. */
export const giveUpSentences = {
  abandon: {
    unknown: paymentMessages.unknownPayment,
    paid: paymentMessages.alreadyPaid,
    inProgress: paymentMessages.inProgress,
    closed: paymentMessages.closed,
    tooLate: paymentMessages.abandonTooLate,
  },
  replace: {
    unknown:
      'We do not know the session that you are changing, so nothing was booked. Please submit again to book this one on its own.',
    paid: 'The session that you are changing is paid and it is yours, so nothing was changed. You will find it in your confirmation e-mail; please write to us to move it.',
    inProgress:
      'A payment for the session that you are changing is being checked right now, so nothing was changed. Please wait a moment before you try again.',
    closed:
      'The session that you are changing is no longer held for you, so nothing was changed. Please submit again to book this one on its own.',
    tooLate:
      'Our staff have already settled the session that you are changing, so nothing was changed. Please write to us to move it.',
  },
} satisfies Record<string, GiveUpSentences>;
