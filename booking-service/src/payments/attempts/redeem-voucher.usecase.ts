import type { RedeemRequest } from 'shared/vouchers/redeem-request.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import { addHistory } from '../../bookings/lifecycle/booking.store.ts';
import { changeBookings } from '../../bookings/lifecycle/change-booking.usecase.ts';
import { lockOrder } from '../../orders/order.store.ts';
import { standing, totalWonOf } from '../../orders/order.ts';
import type { Order } from '../../orders/order.ts';
import { inTransaction } from '../../platform/database.ts';
import type { Transaction } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import { findGiftUse, giftLeft, holdGift } from '../../vouchers/gift-cards.store.ts';
import { judgeVoucher } from '../../vouchers/use-voucher.usecase.ts';
import type { VoucherRow } from '../../vouchers/voucher-row.ts';
import { freeUse, lockVoucher, takeUse } from '../../vouchers/voucher-uses.store.ts';
import { voucherRefused } from '../../vouchers/voucher-refused.ts';
import type { PaymentDeps } from '../base/payment-deps.ts';
import { abandonCreated, liveAttempt } from './attempt.store.ts';
import type { LiveAttempt } from './attempt.ts';
import { payByGiftAlone } from './gift-payment.usecase.ts';
import { payable, payUntil } from './payable.ts';
import { sameEmail } from './same-email.ts';
import { toBePaid } from './to-be-paid.usecase.ts';

/**
 * Uses a code for what waits for payment, instead of one that was used before, or takes it off again (null). The use is held as long
 * as the slots are. Openings of the card window with the other price are given up with it: nobody pays what is no longer the price.
 *
 * @throws Problem `booking-not-found`, `voucher-refused`; the 409s of `payable` where nothing of it waits for payment
 */
export function redeemVoucher({ db, clock }: PaymentDeps, request: RedeemRequest): Promise<Redeemed> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const { order, bookings } = await lockPayable(trx, request, now);
    // Whom staff have settled with a code keeps its use: the others of the party cannot have another one.
    const settled = standing(order).filter(({ status }) => status !== 'pending');
    if (settled.some(({ voucherId }) => voucherId !== null))
      throw new Problem('nothing-to-pay', 'payment-settled-by-staff');
    const gift = await findGiftUse(trx, order.id);
    const used = [...bookings.flatMap(({ voucherId }) => voucherId ?? []), ...(gift ? [gift.cardId] : [])];
    const { code } = request;
    const voucher = await lockVoucher(trx, code, used);
    if (code !== null && !voucher) throw voucherRefused('unknown');
    await freeUse(trx, order.id);
    for (const gone of order.bookings.filter(isGoneWithUse))
      await reduce(trx, gone, { voucher: undefined, won: 0, now });
    const discounts = voucher ? await take(trx, voucher, order, bookings, now) : bookings.map(() => 0);
    const changed: Booking[] = [];
    for (const [place, booking] of bookings.entries())
      changed.push(await reduce(trx, booking, { voucher, won: discounts[place] ?? 0, now }));
    const { giftWon, leftWon } = voucher ? await holdOf(trx, voucher, changed, order.id, now) : noGift;
    const event = voucher ? 'voucher-used' : 'voucher-taken-off';
    const details = voucher ? { voucher: voucher.code } : {};
    if (voucher || used.length > 0)
      await addHistory(trx, { bookingId: order.id, at: now, actor: 'visitor', event, details });
    await abandonCreated(trx, order.id, now);
    return {
      code: voucher ? shownVoucherCode(voucher.code) : null,
      discountWon: changed.reduce((sum, { discountWon }) => sum + discountWon, 0),
      giftWon,
      leftWon,
      totalWon: totalWonOf(changed) - giftWon,
      holdExpiresAt: payUntil(changed).toISOString(),
    };
  });
}

/**
 * Confirms what a voucher pays for in full. Repeated it changes nothing.
 *
 * @throws Problem `booking-not-found`, `amount-mismatch` where something is still to be paid, `slot-taken`, `voucher-refused`; the 409s of `payable`
 */
export function completeCovered(
  { db, clock, emails }: PaymentDeps,
  request: Pick<RedeemRequest, 'bookingId' | 'customerEmail'>,
): Promise<void> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const { order, bookings } = await lockPayable(trx, request, now, isConfirmed);
    if (bookings.length === 0) return;
    const bill = await toBePaid(trx, { orderId: order.id, bookings, now });
    if (bill.cardWon > 0)
      throw new Problem('amount-mismatch', 'payment-not-covered', { totalPrice: bill.cardWon });
    if (bill.giftWon > 0 && !(await payByGiftAlone(trx, { order, bill, now })))
      throw new Problem('voucher-refused', 'payment-voucher-lost');
    const change = { type: bill.giftWon > 0 ? ('paid' as const) : ('covered' as const) };
    const changed = await changeBookings(trx, bookings, change, { now, actor: 'visitor', emails });
    if (changed.ok) return;
    if (changed.refusal === 'voucher-used') throw new Problem('voucher-refused', 'payment-voucher-lost');
    throw new Problem('slot-taken', 'payment-slot-taken');
  });
}

/**
 * Whether a booking was cancelled that still says that it has the use of the order. Brought back it would have what was taken off
 * without a use, or take the one that the others have by then.
 */
const isGoneWithUse = ({ status, cancellationReason, voucherId }: Booking) =>
  status === 'cancelled' && cancellationReason !== 'no-show' && voucherId !== null;

/** Whether it was completed before: nothing of it was paid by card, and all of it stands. */
const isConfirmed = ({ bookings }: Order, live: LiveAttempt | undefined) =>
  bookings.every(({ status }) => status === 'confirmed') &&
  (live?.amountWon === 0 ||
    (bookings.some(({ voucherId }) => voucherId !== null) && totalWonOf(bookings) === 0));

/** An order with what of it waits for payment, locked; nothing of one that is `done` already. */
async function lockPayable(
  trx: Transaction,
  { bookingId, customerEmail }: Pick<RedeemRequest, 'bookingId' | 'customerEmail'>,
  now: Date,
  done: (order: Order, live: LiveAttempt | undefined) => boolean = () => false,
): Promise<{ order: Order; bookings: readonly Booking[] }> {
  const order = await lockOrder(trx, bookingId);
  if (!order?.email || !sameEmail(order.email, customerEmail))
    throw new Problem('booking-not-found', 'payment-booking-unknown');
  const live = await liveAttempt(trx, order.id);
  if (done(order, live)) return { order, bookings: [] };
  const bookings = payable(order, live, now);
  if (bookings instanceof Problem) throw bookings;
  return { order, bookings };
}

async function take(
  trx: Transaction,
  voucher: VoucherRow,
  { id: orderId, email }: Order,
  bookings: readonly Booking[],
  now: Date,
): Promise<readonly number[]> {
  const startsAts = bookings.flatMap(({ startsAt }) => startsAt ?? []);
  const { discounts } = await judgeVoucher(
    trx,
    voucher,
    { orderId, email, startsAts, sessions: bookings },
    now,
  );
  if (voucher.kind === 'gift-card') return discounts;
  const holds = bookings.map(({ holdExpiresAt }) => holdExpiresAt);
  // Where staff keep the slots nothing expires, the use neither.
  const expiresAt = holds.includes(null) ? null : payUntil(bookings);
  if (!(await takeUse(trx, { voucherId: voucher.id, orderId, expiresAt, now })))
    throw voucherRefused('used-up');
  return discounts;
}

const noGift = { giftWon: 0, leftWon: 0 };

/** What a gift card pays of the bookings, and what stays on it. */
async function holdOf(
  trx: Transaction,
  { id: cardId, kind }: VoucherRow,
  bookings: readonly Booking[],
  orderId: string,
  now: Date,
): Promise<{ giftWon: number; leftWon: number }> {
  if (kind !== 'gift-card') return noGift;
  const wantedWon = totalWonOf(bookings);
  const giftWon = await holdGift(trx, { cardId, orderId, wantedWon, now });
  if (giftWon === 0) throw voucherRefused('spent');
  return { giftWon, leftWon: (await giftLeft(trx, { cardId, orderId, now })) - giftWon };
}

function reduce(
  trx: Transaction,
  booking: Booking,
  { voucher, won, now }: { voucher: VoucherRow | undefined; won: number; now: Date },
): Promise<Booking> {
  const totalPriceWon = booking.totalPriceWon + booking.discountWon - won;
  const voucherId = won > 0 && voucher ? voucher.id : null;
  return updateBooking(trx, booking.id, { totalPriceWon, discountWon: won, voucherId }, now);
}
