import type { PaymentStanding } from 'shared/bookings/admin-payment.ts';
import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { CancellationReason } from 'shared/bookings/lifecycle.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import { CLAIM_UNIT_MINUTES } from 'shared/slots/claims.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import type { EmailKind } from '../../../src/email/base/email.ts';
import type { Returned } from '../../harness/provider-shop.ts';

export interface Slot {
  date: string;
  /** HH:mm */
  time: string;
}

/** Somebody who sings, as a person with pencil and paper would keep them: only what was done and answered. */
export interface Guest {
  id: string;
  order: Order;
  slot: Slot | null;
  /** Of the session, and of an add-on that is made in it. */
  feeWon: number;
  addOnWon: number;
  status: BookingStatus;
  reason: CancellationReason | null;
  cancelledAt: Date | null;
  refundedWon: number;
  /** What of it had gone back before they were last cancelled. */
  refundedBeforeWon: number;
  moves: number;
  /** What was noted at the counter, with the status before where it set one. */
  steps: Map<AttendanceStep, BookingStatus | null>;
  /** The slot that a mail called confirmed, or that the last one called it off. */
  told: Slot | 'cancelled' | null;
  /** Staff have noted that nothing goes back. */
  isDealtWith: boolean;
}

export interface Order {
  /** The number of its first guest. */
  id: string;
  soldAs: 'site' | 'klook' | 'counter';
  email: string | null;
  guests: Guest[];
  /** Until when it is held unpaid. */
  heldUntil: Date | null;
  /** The card window that is open. */
  window: Returned | null;
  /** What the card was charged with, and under which number. */
  card: { attemptId: string; takenWon: number } | null;
  counter: { method: CounterPaymentMethod; amountWon: number; isGivenBack: boolean } | null;
  mails: EmailKind[];
}

/** A time that staff took out of sale. What had passed when it was lifted stays as it was. */
export interface BlockedSpan {
  id: number;
  from: Date;
  until: Date;
  liftedAt: Date | null;
}

const UNIT_MS = CLAIM_UNIT_MINUTES * 60_000;
/** The beginning of the unit of time that is under way. */
const unitAt = (moment: Date) => Math.floor(moment.getTime() / UNIT_MS) * UNIT_MS;

export const isUnder = ({ from, until, liftedAt }: BlockedSpan, slot: Slot) => {
  const at = beginOf(slot);
  return at >= from && at < until && (liftedAt === null || at.getTime() < unitAt(liftedAt));
};

export const wonOf = ({ feeWon, addOnWon }: Pick<Guest, 'feeWon' | 'addOnWon'>) => feeWon + addOnWon;

export const beginOf = ({ date, time }: Slot) => instantInSeoul(date, time);

const isOver = ({ status, order }: Guest, now: Date) =>
  status === 'pending' && order.heldUntil !== null && order.heldUntil <= now;

export const statusOf = (guest: Guest, now: Date) => (isOver(guest, now) ? 'cancelled' : guest.status);
export const reasonOf = (guest: Guest, now: Date) => (isOver(guest, now) ? 'payment-expired' : guest.reason);

/** Whether the slot is theirs: nobody else gets the time of a no-show. */
export const ownsSlot = (guest: Guest, now: Date) =>
  guest.slot !== null && (statusOf(guest, now) !== 'cancelled' || guest.reason === 'no-show');

export const sameSlot = (one: Slot | null, other: Slot | null) =>
  one?.date === other?.date && one?.time === other?.time;

const HOUR_MS = 3_600_000;

/** What the policy has still to give back at a moment, of what was paid by card. */
export function dueWon(guest: Guest, at: Date): number {
  const { slot, feeWon, addOnWon, refundedWon, order, reason } = guest;
  if (!order.card || !slot || reason === 'no-show') return 0;
  const hoursLeft = (beginOf(slot).getTime() - at.getTime()) / HOUR_MS;
  if (hoursLeft <= 0) return 0;
  const tier = initialRules.cancellationPolicy.direct.find(({ hoursBefore }) => hoursBefore <= hoursLeft);
  const policyWon = Math.round((feeWon * (tier?.refundPercent ?? 0)) / 100) + addOnWon;
  return Math.max(0, policyWon - refundedWon);
}

/** Where the money of a guest stands, by the words of product.md. */
export function paymentOf(guest: Guest, now: Date): PaymentStanding {
  const { order, refundedWon, refundedBeforeWon, isDealtWith } = guest;
  const isOff = statusOf(guest, now) === 'cancelled';
  const isDue = isOff && guest.reason !== 'no-show';
  if (order.soldAs === 'klook') return 'at-studio';
  if (order.counter) {
    if (order.counter.amountWon === 0) return 'free';
    if (order.counter.isGivenBack) return isOff ? 'refunded' : 'refunded-unpaid';
    if (!isDue) return 'paid-at-counter';
    return isDealtWith ? 'kept' : 'counter-refund-due';
  }
  if (!order.card) return 'unpaid';
  if (refundedWon === wonOf(guest)) return isOff ? 'refunded' : 'refunded-unpaid';
  if (!isDue) return 'paid';
  const isSettled = isDealtWith || guest.reason === 'visitor' || refundedWon > refundedBeforeWon;
  if (!isSettled) return 'refund-due';
  return refundedWon > 0 ? 'part-refunded' : 'kept';
}
