import { listed } from './listed.en.ts';

/** Words about a session that is held for this visitor. */
export const held = {
  notice: (time: string) =>
    `You have a session held until ${time}: continue to payment, change it, or let it go`,
  session: (date: string, times: readonly string[]) => `${date}, ${listed(times)} KST`,
  booking: (id: string) => `Booking #${id}`,
  continue: 'Continue to payment',
  change: 'Change it',
  letGo: 'Let it go',
  lettingGo: 'One moment...',
  free: 'Your time is free again, for you too.',
  ended: 'The time to pay has run out, so the session is no longer held for you. Nothing was charged for it.',
  noAnswer:
    'We could not reach our booking service, so the session is still held. Please check your connection and try again.',
  changing: (time: string) =>
    `Your session stays yours until ${time}. It is given back when the new one is booked, not before.`,
  endedWhileChanging:
    'The time to pay has run out, so your session may go to somebody else. Everything you typed is still here: if its time is free, you can book it again.',
  own: 'held for you',
  ownLegend: (times: readonly string[]) =>
    `${listed(times)} ${times.length === 1 ? 'is' : 'are'} held for you.`,
  stillYours: (time: string) => `Your session at ${time} KST is still held for you.`,
  offered: (time: string, until: string) => `${time} KST is kept for you until ${until}. Book it by then.`,
  offerEnded: (time: string) =>
    `${time} KST is no longer kept for you. If it is still free, you can book it like any other time.`,
  left: (clock: string) => `${clock} left`,
};
