import type { DeliveryTerms } from 'shared/catalogue/delivery-terms.ts';

const within: Record<DeliveryTerms['unit'], (days: number) => string> = {
  'business-days': (days) => `within ${days} business ${days === 1 ? 'day' : 'days'} of your session`,
  'calendar-days': (days) => `within ${days} ${days === 1 ? 'day' : 'days'} of your session`,
};

/** What follows after the session. Days come written out, as "Thursday 16 July 2026". */
export const deliveries = {
  heading: 'After your session',
  state: { open: 'To come', 'in-work': 'In the making', sent: 'Sent' },
  by: (day: string) => `You get it by ${day}.`,
  postedBy: (day: string) => `It leaves for your address by ${day}.`,
  within: (days: number, unit: DeliveryTerms['unit']) => `You get it ${within[unit](days)}.`,
  noDay: 'No date is promised. Our staff tell you when it is ready.',
  late: (day: string) => `It was to be sent by ${day}, and is late. We are sorry: our staff are on it.`,
  sent: (day: string) => `Sent to you on ${day}.`,
  postedOn: (day: string) => `On its way to your address since ${day}.`,
  tracking: 'Tracking number',
};
