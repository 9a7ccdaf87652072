import type { ProblemType } from 'shared/problems/problem.ts';

/** What went wrong, by the type of the problem; what has no words here is told in the service's own. */
const byType: Partial<Record<ProblemType, string>> = {
  'slot-taken': 'This time has just been taken. Your booking is unchanged.',
  'slot-not-on-sale': 'This time is not on sale. Please choose another one.',
  'move-not-allowed': 'It may not be moved any more: no move is left, or the session is too near.',
  'session-begun': 'The session has begun, so this can no longer be changed.',
  'cancellation-not-possible': 'It cannot be cancelled here any more. Please look at what the page says now.',
  'booking-cancelled': 'This booking has been cancelled in the meantime.',
  'refund-in-progress': 'A refund of it is on its way. Please wait until it has arrived.',
  'payment-in-progress': 'Its payment is still being checked. Please try again in a moment.',
  'klook-decides': 'You bought it on Klook, so Klook does this.',
  'too-many-requests': 'That was very often. Please wait a little and try again.',
  'link-invalid': 'This link no longer works. The newest mail about your booking has one that does.',
  'personal-data-removed':
    'The personal data of this booking has been removed, so it can no longer be changed.',
  'recording-not-found': 'This recording has been deleted in the meantime.',
  'extension-not-possible': 'It cannot be kept longer any more: that was done once, or it has been deleted.',
  'internal-error': 'Something went wrong on our side. Please try again in a moment.',
  'not-ready': 'We cannot answer right now. Please try again in a moment.',
};

export const refusals = {
  byType,
  noAnswer:
    'No answer came, so we do not know whether it went through. Please look at the page and try again if needed.',
  unknown: 'This did not work. Please try again in a moment.',
  /** What is wrong with fields of this page alone, by code. */
  fields: { 'booking-id-wrong': 'Please enter the booking number: 10 letters and digits, as in your e-mail' },
  addressMissing: 'Please say where it should be sent',
};
