import { asGiven } from '../../booking-row/booking-row.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { CheckedSession, Purchase } from './checked-request.ts';

export interface PartyToStore {
  /** A number for each booking; the first is the order's too. */
  ids: readonly string[];
  studioId: number;
  checked: Purchase;
  now: Date;
}

/** The new bookings of an order with every column. */
export const asStored = ({ ids, studioId, checked, now }: PartyToStore): Booking[] =>
  checked.sessions.map((session, index) => ({
    ...whatSingerBought(session, checked),
    id: ids[index] ?? '',
    orderId: ids[0] ?? '',
    place: index + 1,
    studioId,
    createdAt: now,
    updatedAt: now,
  }));

function whatSingerBought(
  { singer, price, discount, startsAt, lpDeliveryAddress }: CheckedSession,
  { bookingType, catalogue, status, holdExpiresAt, klook }: Purchase,
): Omit<Booking, 'id' | 'orderId' | 'place' | 'studioId' | 'createdAt' | 'updatedAt'> {
  const isConfirmed = status === 'confirmed';
  return {
    ...asGiven(singer),
    youtubeTrackUrl: singer.youtubeTrackUrl,
    bookingType,
    klookBookingId: klook?.bookingId ?? null,
    klookDate: klook?.date ?? null,
    klookTime: klook?.time ?? null,
    lpDeliveryAddress,
    startsAt,
    slotMinutes: catalogue.rules.slotMinutes,
    status,
    cancellationReason: null,
    holdExpiresAt,
    holdPromisedUntil: holdExpiresAt,
    // The confirmation of a free session is queued with it.
    told: isConfirmed ? 'confirmed' : null,
    toldStartsAt: isConfirmed ? startsAt : null,
    sessionFeeWon: price.sessionFeeWon,
    totalPriceWon: price.totalWon - (discount?.won ?? 0),
    discountWon: discount?.won ?? 0,
    voucherId: discount?.voucherId ?? null,
    paidWon: 0,
    addons: price.addons,
    catalogueVersion: catalogue.version,
    cancellationPolicy: catalogue.rules.cancellationPolicy,
    visitorMoves: 0,
    staffNote: null,
    forgottenAt: null,
    version: 1,
  };
}
