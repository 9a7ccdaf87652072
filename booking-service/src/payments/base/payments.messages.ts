import { timeKst } from 'shared/time/display.ts';

/** What the payment routes say to visitors of what went well. */
export const paymentMessages = {
  ready: (holdExpiresAt: Date) =>
    `Your slot is held until ${timeKst(holdExpiresAt)}. Please pay before then.`,
  confirmed: 'Your payment is complete and your booking is confirmed.',
  checking:
    'We are checking your payment with the card provider. Please do not pay again; this page will show the result.',
  giftCardPaid: 'Paid. The gift card is on its way to you by e-mail.',
  abandoned: 'The payment was given up. The time is free again, also for you.',
} as const;
