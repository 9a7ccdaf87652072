import type { Booking } from '../../booking-row/booking-row.ts';
import type { FailureCode, TakenButFailed } from '../base/codes.ts';

/** One opening of the card window. Which state it is in says what is known of it. Money in won. */
export type PaymentAttempt =
  | OpenAttempt
  | UnsettledAttempt
  | PaidAttempt
  | RefusedAttempt
  | ReturnedAttempt
  | AbandonedAttempt;

interface Opening {
  /** 128 random bits; what the provider and the browser know it by, and call the order's number. */
  id: string;
  orderId: string;
  /** Those of the order that it is for. */
  bookingIds: readonly string[];
  /** What the provider is asked for; 0 where a gift card pays for all of it. */
  amountWon: number;
  /** What of it a gift card pays, beside that; null without one. */
  gift: GiftPart | null;
}

interface GiftPart {
  cardId: number;
  won: number;
  /** What has not gone back; 0 until it is paid. */
  balanceWon: number;
}

/** Waits for what the card window brings back. */
export interface OpenAttempt extends Opening {
  state: 'CREATED';
  /** Where a confirm has ended without money and may be tried again: why. */
  failureCode: FailureCode | null;
}

/** Somebody is confirming it, or nobody knows how its confirm ended. */
export interface UnsettledAttempt extends Opening {
  state: 'CONFIRMING' | 'UNKNOWN';
  /** What the browser brought back; ours only once the provider has vouched for it. */
  submittedPaymentKey: string;
  idempotencyKey: string;
  confirmStartedAt: Date;
}

/** Money that the provider has vouched for. */
export interface Taken {
  paymentKey: string;
  /** What has not gone back. */
  balanceWon: number;
}

export interface PaidAttempt extends Opening {
  state: 'PAID';
  taken: Taken;
  /** As the provider names it; null where it does not say. */
  method: string | null;
  approvedAt: Date;
}

/** It ended without money. */
interface RefusedAttempt extends Opening {
  state: 'FAILED';
  taken: null;
  failureCode: FailureCode | null;
}

/** Money was taken that does not pay for the order: it goes back in full. */
interface ReturnedAttempt extends Opening {
  state: 'FAILED';
  taken: Taken;
  failureCode: TakenButFailed;
}

/** The visitor gave it up, or another one of its order. */
interface AbandonedAttempt extends Opening {
  state: 'ABANDONED';
}

export type FailedAttempt = RefusedAttempt | ReturnedAttempt;
/** By constraint an order has at most one of these. */
export type LiveAttempt = UnsettledAttempt | PaidAttempt;
export type TakenAttempt = PaidAttempt | ReturnedAttempt;

/** The bookings that an attempt is for, by place, however they stand by now. */
export const bookingsOf = <One extends Pick<Booking, 'id'>>(
  { bookingIds }: Pick<Opening, 'bookingIds'>,
  { bookings }: { bookings: readonly One[] },
) => bookings.filter(({ id }) => bookingIds.includes(id));

/** What is still with us of a payment, by whatever it was paid. */
export const leftOf = ({ taken, gift }: Pick<PaidAttempt, 'taken' | 'gift'>) =>
  taken.balanceWon + (gift?.balanceWon ?? 0);

/** What logs and alarms say of an attempt. */
export const numbersOf = ({ id, orderId }: Pick<Opening, 'id' | 'orderId'>) => ({ attemptId: id, orderId });

export function isUnsettled(attempt: PaymentAttempt): attempt is UnsettledAttempt {
  return attempt.state === 'CONFIRMING' || attempt.state === 'UNKNOWN';
}

export function isLive(attempt: PaymentAttempt): attempt is LiveAttempt {
  return isUnsettled(attempt) || attempt.state === 'PAID';
}

export function isTaken(attempt: PaymentAttempt): attempt is TakenAttempt {
  return attempt.state === 'PAID' || (attempt.state === 'FAILED' && attempt.taken !== null);
}

/** True once one of the sessions has begun: they are no longer to be had together. */
export function hasBegun(bookings: readonly Pick<Booking, 'startsAt'>[], now: Date): boolean {
  return bookings.some(({ startsAt }) => startsAt !== null && startsAt <= now);
}

/** True once one of the sessions is over: money that arrives then buys nothing. */
export function isOver(bookings: readonly Pick<Booking, 'startsAt' | 'slotMinutes'>[], now: Date): boolean {
  return bookings.some(
    ({ startsAt, slotMinutes }) =>
      startsAt !== null && startsAt.getTime() + slotMinutes * 60_000 <= now.getTime(),
  );
}
