import type { ErasureReport } from 'shared/privacy/personal-data.ts';

/** What erasing somebody would do, with a booking of each fate. */
export const person: ErasureReport = {
  person: '3f6c0e5a',
  bookings: [
    { id: '7K3MZ9QX2B', fate: 'removed', keptUntil: null },
    { id: '2B7K3MZ9QX', fate: 'kept-by-law', keptUntil: '2031-11-20T09:30:00.000Z' },
    { id: 'QX2B7K3MZ9', fate: 'running', keptUntil: null },
  ],
  counts: {
    bookings: 3,
    history: 2,
    mails: 7,
    payments: 2,
    recordings: 1,
    enquiries: 1,
    giftCards: 0,
    wishes: 0,
    vouchers: 0,
    keptByLaw: 0,
    answers: 4,
    auditEntries: 1,
  },
  isStaff: false,
};
