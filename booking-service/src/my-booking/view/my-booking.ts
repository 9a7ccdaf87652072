import { deliveriesOf, isOwed } from 'shared/deliveries/sold-deliveries.ts';
import type { MyBooking, OwnRefund, OwnSinger } from 'shared/my-booking/my-booking.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import { statusAt } from '../../bookings/lifecycle/booking.ts';
import { readPhone } from '../../bookings/place/phone-number.ts';
import type { MailFacts, SingerFacts } from '../../email/base/facts.ts';
import type { DeliveryFacts } from '../../orders/deliveries.store.ts';
import { addressOf, standing, totalWonOf } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import type { LiveAttempt } from '../../payments/attempts/attempt.ts';
import { payable, payUntil } from '../../payments/attempts/payable.ts';
import { Problem } from '../../platform/problem.ts';
import type { UsedCode } from '../../vouchers/gift-cards.store.ts';
import type { Dates, RefundRow } from './my-booking.store.ts';
import { cancelling, mayChange, moving } from './visitor-rules.ts';

/** All that the page is made of, read at one moment. */
export interface ViewFacts {
  order: Order;
  /** About everybody of the order. */
  facts: MailFacts;
  live: LiveAttempt | undefined;
  /** Of what waits for payment. */
  usedCode: UsedCode | undefined;
  /** What is still with us of what was paid for each, by booking. */
  balances: ReadonlyMap<string, number>;
  dates: readonly Dates[];
  /** By booking. */
  deliveries: ReadonlyMap<string, DeliveryFacts>;
  refunds: readonly RefundRow[];
  newEmail: string | null;
  reminders: boolean;
  now: Date;
}

const iso = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

export function toMyBooking(view: ViewFacts): MyBooking {
  const { order, facts, newEmail, reminders, refunds } = view;
  const { venue, arrival } = facts;
  return {
    id: order.id,
    locale: order.locale,
    email: addressOf(order),
    newEmail,
    phone: order.phone && (readPhone(order.phone)?.international ?? order.phone),
    bookingType: facts.bookingType,
    klookBookingId: facts.klookBookingId,
    singers: [facts, ...facts.companions].map((singer) => toSinger(singer, view)),
    toPay: toPayOf(view),
    payment: { ...paymentOf(view), refunds: refunds.map(toRefund) },
    venue: venue && visibleVenue(venue),
    arrival,
    reminders,
  };
}

const visibleVenue = ({ franchiseEmail: _, ...venue }: NonNullable<MailFacts['venue']>) => venue;

function toSinger(singer: SingerFacts, { order, balances, dates, deliveries, now }: ViewFacts): OwnSinger {
  const booking = order.bookings.find(({ id }) => id === singer.id);
  if (!booking) throw new Error(`Booking ${singer.id} is not of order ${order.id}`);
  const { movedAt, cancelledAt } = dates.find(({ id }) => id === singer.id) ?? {};
  const status = statusAt(booking, now);
  const isExpired = status !== booking.status;
  const balanceWon = balances.get(booking.id);
  const paidWon = balanceWon === undefined ? 0 : booking.paidWon;
  const addOns = singer.addons;
  const { addOnsOfVersion = null, notedDeliveries: noted = null } = deliveries.get(booking.id) ?? {};
  const sold = { sold: addOns, addOns: addOnsOfVersion, noted, startsAt: booking.startsAt };
  return {
    branchId: singer.branchId,
    id: booking.id,
    place: booking.place,
    name: booking.name,
    status,
    cancellationReason: isExpired ? 'payment-expired' : booking.cancellationReason,
    cancelledAt: status === 'cancelled' ? iso(isExpired ? booking.holdExpiresAt : cancelledAt) : null,
    movedAt: iso(movedAt),
    startsAt: iso(booking.startsAt),
    slotMinutes: booking.slotMinutes,
    selectedDrink: booking.selectedDrink,
    drinkTemperature: booking.drinkTemperature,
    youtubeTrackUrl: booking.youtubeTrackUrl,
    lpDeliveryAddress: booking.lpDeliveryAddress,
    addOns,
    deliveries: isOwed({ status, paidWon, balanceWon: balanceWon ?? null }) ? deliveriesOf(sold) : [],
    sessionFeeWon: booking.sessionFeeWon,
    totalWon: booking.totalPriceWon,
    discountWon: booking.discountWon,
    paidWon,
    refundedWon: paidWon - (balanceWon ?? 0),
    mayChange: mayChange(booking, now),
    needsAddress: booking.lpDeliveryAddress !== null,
    moving: moving(booking, now),
    cancelling: cancelling(order, booking, addOns, now),
    version: booking.version,
  };
}

function toPayOf({ order, live, usedCode, now }: ViewFacts): MyBooking['toPay'] {
  const bookings = payable(order, live, now);
  if (bookings instanceof Problem) return null;
  const { code = null, giftWon = 0, leftWon = 0 } = usedCode ?? {};
  const totalWon = Math.max(totalWonOf(bookings) - giftWon, 0);
  // What a code pays for is confirmed where it was typed, without a payment.
  if (totalWon === 0) return null;
  const discountWon = bookings.reduce((sum, booking) => sum + booking.discountWon, 0);
  const holdExpiresAt = payUntil(bookings).toISOString();
  return { code: code && shownVoucherCode(code), discountWon, giftWon, leftWon, totalWon, holdExpiresAt };
}

function paymentOf({ order, facts, live, now }: ViewFacts): Omit<MyBooking['payment'], 'refunds'> {
  const { money, payment } = facts;
  const paid = {
    method: payment?.method ?? null,
    approvedAt: iso(payment?.approvedAt),
    receiptUrl: payment?.receiptUrl ?? null,
    giftWon: payment?.giftWon ?? 0,
    // What was paid at the counter is no payment of this page.
    paidWon: money.isAtCounter ? 0 : money.paidWon,
    refundedWon: money.isAtCounter ? 0 : money.refundedWon,
  };
  if (live) return { ...paid, state: live.state === 'PAID' ? 'paid' : 'checking' };
  const others = standing(order).filter((booking) => statusAt(booking, now) !== 'pending');
  if (order.bookings.every(({ totalPriceWon }) => totalPriceWon === 0) && facts.bookingType === 'direct')
    return { ...paid, state: 'free' };
  const isElsewhere = facts.bookingType === 'klook' || others.some(({ status }) => status !== 'cancelled');
  return { ...paid, state: isElsewhere ? 'elsewhere' : 'none' };
}

const refundStates = {
  REQUESTED: 'on-its-way',
  SENDING: 'on-its-way',
  DONE: 'paid-back',
  FAILED: 'stuck',
} as const satisfies Record<RefundRow['state'], OwnRefund['state']>;

const toRefund = ({
  id,
  bookingIds,
  amountWon,
  giftWon,
  state,
  askedAt,
  paidBackAt,
}: RefundRow): OwnRefund => ({
  id,
  bookingIds,
  amountWon,
  giftWon,
  state: refundStates[state],
  askedAt: askedAt.toISOString(),
  paidBackAt: iso(paidBackAt),
});
