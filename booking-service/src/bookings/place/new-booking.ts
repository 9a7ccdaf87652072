import type { Locale } from 'shared/languages/localized-text.ts';
import { asGiven } from '../../booking-row/booking-row.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { CheckedRequest } from './checked-request.ts';

export interface BookingToStore {
  id: string;
  studioId: number;
  checked: CheckedRequest;
  now: Date;
  /** Language of the mails. */
  locale: Locale;
}

/** A new booking with every column. */
export function asStored({ id, studioId, checked, now, locale }: BookingToStore): Booking {
  const { request, catalogue, price, startsAt, status, holdExpiresAt, klook } = checked;
  const isConfirmed = status === 'confirmed';
  return {
    ...asGiven(request),
    id,
    studioId,
    locale,
    klookBookingId: klook?.bookingId ?? null,
    klookDate: klook?.date ?? null,
    klookTime: klook?.time ?? null,
    lpDeliveryAddress: checked.lpDeliveryAddress,
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
    totalPriceWon: price.totalWon,
    addons: price.addons,
    catalogueVersion: catalogue.version,
    cancellationPolicy: catalogue.rules.cancellationPolicy,
    visitorMoves: 0,
    forgottenAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
