import { formatWon } from 'shared/pricing/won.ts';

/** Why it was not booked, and what to do. */
export const failure = {
  title: 'Booking Failed',
  noId: 'An error occurred while processing your booking.',
  fallback: 'Please check your information and try again.',
  noAnswer:
    'We could not reach our booking service. Everything you typed is still here: check your connection and press the button again.',
  breakdown:
    'Something went wrong on our side. Everything you typed is still here: please press the button again in a moment.',
  slotLost: (time: string, why: string) => `${time} KST: ${why} The times have just been reloaded.`,
  priceChanged: (won: number) =>
    `A price has changed since you opened this page. Your new total is ${formatWon(won)}. If that is fine, press the button once more.`,
  summary: (count: number, first: string) =>
    count === 1
      ? `One answer needs your attention: ${first}`
      : `${count} answers need your attention. First: ${first}`,
};
