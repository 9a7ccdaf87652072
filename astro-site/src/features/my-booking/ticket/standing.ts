import type { MyBooking, OwnSinger } from 'shared/my-booking/my-booking.ts';
import { timeKst } from 'shared/time/display.ts';
import type { Words } from '../words/use-words.ts';

type View = Pick<MyBooking, 'toPay' | 'payment'>;
type Singer = Pick<OwnSinger, 'status' | 'cancellationReason' | 'cancelledAt' | 'movedAt'>;
export type Standing = keyof Words['ticket']['lamp'];

/** How a session stands, in one word: an unpaid one is held, or its payment is being checked. */
export function standingOf({ status }: Pick<Singer, 'status'>, { toPay, payment }: View): Standing {
  if (status !== 'pending') return status;
  if (payment.state === 'checking') return 'checking';
  return toPay ? 'held' : 'pending';
}

/** The same in a sentence, with its moments. */
export function standingInWords(words: Words, singer: Singer, view: View): string {
  const { status } = words.ticket;
  const standing = standingOf(singer, view);
  switch (standing) {
    case 'held':
      return status.held(timeKst(new Date(view.toPay?.holdExpiresAt ?? 0)));
    case 'cancelled':
      return cancelledInWords(words, singer);
    case 'confirmed':
      return singer.movedAt ? status.moved(words.moment(singer.movedAt)) : status.confirmed;
    default:
      return status[standing];
  }
}

function cancelledInWords({ ticket, moment }: Words, { cancellationReason, cancelledAt }: Singer): string {
  const { cancelled } = ticket;
  switch (cancellationReason) {
    case 'visitor':
    case 'staff':
      return cancelledAt ? cancelled[cancellationReason](moment(cancelledAt)) : cancelled.unknown;
    case null:
      return cancelled.unknown;
    default:
      return cancelled[cancellationReason];
  }
}
