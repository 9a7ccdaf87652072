import { formatWon } from 'shared/pricing/won.ts';
import { dateTimeKst } from 'shared/time/display.ts';

/** "Mina’s session", where it is one of several. */
const whose = (name: string | null) => (name === null ? 'This session' : `The session of ${name}`);

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** What a visitor's own page says where something cannot be done; each sentence says what can. */
export const ownPageMessages = {
  forgotten: 'The personal data of this booking has been removed, so its page is closed.',
  notOnPage: 'This booking is not one of yours. Please reload the page.',
  stale: 'This booking has changed in the meantime. Look at it as it is now, then decide again.',
  cancelled: (name: string | null) => `${whose(name)} is cancelled, so nothing of it can be changed.`,
  begun: (name: string | null) =>
    `${whose(name)} has begun or is over, so nothing of it can be changed here. Please speak to our staff.`,
  phoneTooLate: 'Your sessions have begun, are over or are cancelled, so we no longer call you about them.',

  klookMoves:
    'Your session was bought on Klook, so Klook moves it: open your booking in the Klook app or on klook.com and change it there.',
  klookCancels:
    'Your session was bought on Klook, so Klook cancels and refunds it: open your booking in the Klook app or on klook.com and cancel it there.',

  notConfirmed: (name: string | null) =>
    `${whose(name)} cannot be moved: only sessions that are confirmed can. Please write to us.`,
  noMovesLeft: (name: string | null, maxMoves: number) =>
    maxMoves === 0
      ? `${whose(name)} cannot be moved, by the policy that you booked under. Please write to us.`
      : `${whose(name)} has been moved as often as the policy that you booked under allows: ${times(maxMoves)}. Please write to us.`,
  tooLateToMove: (name: string | null, until: Date, maxMoves: number) =>
    `${whose(name)} could be moved ${times(maxMoves)}, until ${dateTimeKst(until)}, which has passed. Please write to us.`,
  oneOrAll: 'Please move one of you alone, or all of you who have yet to sing',

  notCancellable: (name: string | null) =>
    `${whose(name)} cannot be cancelled here as it stands now. Please write to us.`,
  paidElsewhere: (name: string | null) =>
    name === null
      ? 'You paid for this session at the studio, so please write to us to cancel it.'
      : `The session of ${name} was paid for at the studio, so please write to us to cancel it.`,
  paymentBeingChecked:
    'We are still asking the card provider about your payment. Please cancel once it is settled; this page will show it.',
  refundUnderWay:
    'Money of this payment is on its way back right now. Please cancel once it has arrived; this page will show it.',
  refundChanged: (refundWon: number) =>
    refundWon === 0
      ? 'By now nothing would go back, so nothing has been cancelled. Please look at it once more, then decide.'
      : `By now ${formatWon(refundWon)} would go back, so nothing has been cancelled. Please look at it once more, then decide.`,
} as const;

/** Whom a sentence has to name: nobody where the order is of one. */
export const nameIn = (order: { bookings: readonly unknown[] }, { name }: { name: string }) =>
  order.bookings.length > 1 ? name : null;
