import type { NamedEvent } from 'shared/bookings/lifecycle.ts';

/** Words of a booking’s history. */
export const historyTexts = {
  title: (id: string) => `History of ${id}`,
  loading: 'Loading history...',
  failed: 'We could not load the history.',
  events: 'Changes',
  emails: 'E-mails',
  noEvents: 'Nothing has been changed yet.',
  noEmails: 'No e-mails yet.',
  eventNames: {
    booked: 'Booked',
    'payment-started': 'Payment started',
    'payment-ended': 'Payment did not go through',
    paid: 'Paid',
    abandoned: 'Given up before paying',
    replaced: 'Replaced',
    'not-honoured': 'Could not be honoured, the money goes back',
    'amount-differs': 'Another amount than the price was charged',
    scheduled: 'Session set',
    'refund-requested': 'Refund asked for',
    refunded: 'Refunded',
    'refund-failed': 'Refund failed',
  } satisfies Record<NamedEvent, string>,
  statusSet: (status: string) => `Status set to ${status}`,
  time: (when: string) => `to ${when}`,
  actors: { visitor: 'by the visitor', provider: 'by the card provider', system: 'by itself' },
  by: (name: string) => `by ${name}`,
  replacedBy: (id: string) => `by booking ${id}`,
  replaces: (id: string) => `in place of booking ${id}`,
} as const;
