import { plainName } from 'shared/bookings/plain-name.ts';
import type { Arrival, Venue } from 'shared/catalogue/catalogue.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Contact } from '../../orders/order.ts';

/**
 * All that a mail about a booking may say, as it stands when the mail is queued: the booking, in the language of the mail
 * (its add-ons are named in it where the catalogue that they were sold from knows that name), and what belongs to it.
 * An empty name is greeted without one; a song that is null is left out.
 */
export interface MailFacts extends SingerFacts, Contact {
  /** Whoever else of the order the mail is about, by place. */
  companions: readonly SingerFacts[];
  /** Whom of the order it is not about, by place. */
  others: readonly OtherFacts[];
  /** As asked of visitors now, whatever the booking was sold under: the page says the same. */
  arrival: Arrival;
  payment: PaymentFacts | null;
  money: MoneyFacts;
  venue: Venue | null;
  siteOrigin: string;
  now: Date;
}

/** One booking; a song that is null is left out. */
export interface SingerFacts extends Omit<Booking, 'youtubeTrackUrl'> {
  youtubeTrackUrl: string | null;
  branchId: number;
  /** Whether a calendar entry for it has been sent. */
  hasEntry: boolean;
}

/** What a mail says of somebody whom it is not about. */
export type OtherFacts = Pick<Booking, 'place' | 'name' | 'startsAt' | 'status'>;

export interface PaymentFacts {
  /** As the provider names it, e.g. "카드"; null where it did not say. */
  method: string | null;
  approvedAt: Date;
  receiptUrl: string | null;
  /** What of it was paid by card, and what by gift card. */
  cardWon: number;
  giftWon: number;
}

/** Where the money is of those whom the mail is about. `checking`: the provider has not told us yet whether the card was charged. */
export interface MoneyFacts {
  state: 'none' | 'checking' | 'paid';
  paidWon: number;
  /** What has gone back already. */
  refundedWon: number;
  /** A refund has been asked for and is not through yet. */
  isRefundUnderWay: boolean;
  /** It was paid at the counter, and goes back there, without a mail. */
  isAtCounter?: true;
}

/**
 * The facts without what a stranger may have written to somebody else by way of us: a plain name is left, and what the
 * visitor chose from our own lists.
 */
export function withoutStrangersWords(facts: MailFacts): MailFacts {
  const companions = facts.companions.map((singer) => ({ ...singer, ...ownChoices(singer) }));
  const others = facts.others.map((other) => ({ ...other, name: plainNameOf(other) }));
  return { ...facts, ...ownChoices(facts), companions, others };
}

const plainNameOf = ({ name }: Pick<Booking, 'name'>) => plainName(name) ?? '';

const ownChoices = (singer: SingerFacts) => ({
  name: plainNameOf(singer),
  klookBookingId: null,
  youtubeTrackUrl: null,
  lpDeliveryAddress: null,
});
