import { formatWon } from '../pricing/won.ts';
import { dateTimeKst } from '../time/display.ts';

/** "The session of Mina", where it is one of several. */
const whose = (name: string | null) => (name === null ? 'This session' : `The session of ${name}`);

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** What a visitor's own page is answered; each says what can be done. */
export const ownPage = {
  'own-forgotten': 'The personal data of this booking has been removed, so its page is closed.',
  'own-not-on-page': 'This booking is not one of yours. Please reload the page.',
  'own-stale': 'This booking has changed in the meantime. Look at it as it is now, then decide again.',
  'own-cancelled': ({ name }: { name: string | null }) =>
    `${whose(name)} is cancelled, so nothing of it can be changed.`,
  'own-begun': ({ name }: { name: string | null }) =>
    `${whose(name)} has begun or is over, so nothing of it can be changed here. Please speak to our staff.`,
  'own-phone-too-late':
    'Your sessions have begun, are over or are cancelled, so we no longer call you about them.',
  'own-klook-moves':
    'Your session was bought on Klook, so Klook moves it: open your booking in the Klook app or on klook.com and change it there.',
  'own-klook-cancels':
    'Your session was bought on Klook, so Klook cancels and refunds it: open your booking in the Klook app or on klook.com and cancel it there.',
  'own-not-confirmed': ({ name }: { name: string | null }) =>
    `${whose(name)} cannot be moved: only sessions that are confirmed can. Please write to us.`,
  'own-no-moves-left': ({ name, maxMoves }: { name: string | null; maxMoves: number }) =>
    maxMoves === 0
      ? `${whose(name)} cannot be moved, by the policy that you booked under. Please write to us.`
      : `${whose(name)} has been moved as often as the policy that you booked under allows: ${times(maxMoves)}. Please write to us.`,
  'own-too-late-to-move': ({
    name,
    until,
    maxMoves,
  }: {
    name: string | null;
    until: string;
    maxMoves: number;
  }) =>
    `${whose(name)} could be moved ${times(maxMoves)}, until ${dateTimeKst(new Date(until))}, which has passed. Please write to us.`,
  'own-one-or-all': 'Please move one of you alone, or all of you who have yet to sing',
  'own-not-cancellable': ({ name }: { name: string | null }) =>
    `${whose(name)} cannot be cancelled here as it stands now. Please write to us.`,
  'own-paid-elsewhere': ({ name }: { name: string | null }) =>
    name === null
      ? 'You paid for this session at the studio, so please write to us to cancel it.'
      : `The session of ${name} was paid for at the studio, so please write to us to cancel it.`,
  'own-payment-being-checked':
    'We are still asking the card provider about your payment. Please cancel once it is settled; this page will show it.',
  'own-refund-under-way':
    'Money of this payment is on its way back right now. Please cancel once it has arrived; this page will show it.',
  'own-refund-changed': ({ refundWon }: { refundWon: number }) =>
    refundWon === 0
      ? 'By now nothing would go back, so nothing has been cancelled. Please look at it once more, then decide.'
      : `By now ${formatWon(refundWon)} would go back, so nothing has been cancelled. Please look at it once more, then decide.`,
  'own-calendar-empty': 'There is no confirmed session with a time to put into a calendar.',
  'own-too-many-email-changes':
    'The e-mail address of this booking was changed several times within an hour. Please look into the mails that we sent, or write to us.',
};
