import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { shownVoucherCode } from 'shared/vouchers/voucher-code.ts';
import type { WalkIn, WalkInSold } from 'shared/walk-ins/walk-in.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import { staffActor } from '../bookings/admin/admin-bookings.usecase.ts';
import { newBookingNumber } from '../orders/booking-number.ts';
import { insertOrExplain } from '../bookings/place/insert-order.usecase.ts';
import { insertOrder } from '../bookings/place/place-booking.store.ts';
import type { NewOrder, Placed } from '../bookings/place/place-booking.store.ts';
import { NotPlaced } from '../bookings/place/place-together.usecase.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { inTransaction } from '../platform/database.ts';
import type { Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { findAnswer, isKeyUsed } from '../platform/idempotency.ts';
import type { Answer, SubmissionKey } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import { isBlocked } from '../slots/blocked-times.store.ts';
import { checkWalkIn, lessVoucher } from './check-walk-in.ts';
import { lockForSale, useForSale } from '../vouchers/counter-voucher.usecase.ts';
import type { CounterDiscount } from '../vouchers/counter-voucher.usecase.ts';
import { insertCounterPayment } from './counter-payments.store.ts';

export interface WalkInDeps extends Pick<PlatformDeps, 'db' | 'clock' | 'config'> {
  catalogues: Catalogues;
  emails: EmailQueue;
}

export interface Sale {
  walkIn: WalkIn;
  actor: User;
  key: SubmissionKey | undefined;
}

const MAX_RUNS = 5;

/**
 * Sells a free time to somebody at the counter, with what was paid for it: by the same claims as everybody else's. A repeat
 * gets the first answer again.
 *
 * @throws Problem `slot-taken`, `slot-not-on-sale`, `price-changed`, `voucher-refused`, `validation-failed`, with nothing stored
 */
export async function sellWalkIn(deps: WalkInDeps, sale: Sale): Promise<Answer> {
  try {
    return await attempt(deps, sale);
  } catch (refusal) {
    const mayBeRepeat = refusal instanceof Problem || isKeyUsed(refusal);
    const earlier = sale.key && mayBeRepeat ? await findAnswer(deps.db, sale.key) : undefined;
    if (earlier) return earlier;
    throw refusal;
  }
}

async function attempt(deps: WalkInDeps, { walkIn, actor, key }: Sale): Promise<Answer> {
  const { email = null, phone = null, locale, studioId } = walkIn;
  for (let run = 1; run <= MAX_RUNS; run += 1) {
    const catalogue = await deps.catalogues.ofStudio(studioId);
    const now = deps.clock();
    const checked = checkWalkIn(walkIn, catalogue, now);
    const id = newBookingNumber();
    const body: WalkInSold = { id };
    const answer = { status: 201, headers: { Location: `/api/admin/bookings/${id}` }, body };
    const unlimited = { limits: [], holds: [], proof: undefined };
    const contact = { email, phone, locale };
    const order = { ...unlimited, ids: [id], studioId, checked, now, contact, submission: key, answer };
    const sold = await insertOrExplain({ ...order, actor: staffActor(actor) }, (toInsert) =>
      insertWithPayment(deps, toInsert, walkIn, actor),
    );
    if (typeof sold === 'string') continue;
    if (sold.placed) return answer;
    if (sold.catalogueVersion !== catalogue.version) continue;
    const slot = { studioId, startsAt: instantInSeoul(walkIn.bookingDate, walkIn.bookingTime) };
    const isOutOfSale = await isBlocked(deps.db, { ...slot, slotMinutes: catalogue.rules.slotMinutes });
    throw new Problem('slot-taken', isOutOfSale ? 'time-blocked' : 'just-taken');
  }
  throw new Problem('not-ready', 'sale-not-stored', {
    retryAfterSeconds: 1,
  });
}

/** The sale, its payment and its mail, or nothing. */
async function insertWithPayment(
  { db, emails }: WalkInDeps,
  order: NewOrder,
  walkIn: WalkIn,
  actor: User,
): Promise<Placed> {
  const { ids, now } = order;
  const id = ids[0] ?? '';
  try {
    return await inTransaction(db, async (trx) => {
      const discount = await discountOf(trx, order, walkIn);
      const checked = discount ? lessVoucher(order.checked, discount, walkIn) : order.checked;
      const placed = await insertOrder(trx, { ...order, checked });
      if (!placed.placed) throw new NotPlaced(placed);
      if (discount) await useForSale(trx, discount, id, now);
      const giftWon = discount?.giftWon ?? 0;
      const amountWon = checked.totalWon - giftWon;
      const { method, reason: why } = paidBy(walkIn, amountWon, discount);
      await insertCounterPayment(trx, {
        ...{ orderId: id, method, amountWon, reason: why },
        ...{ takenAt: now, takenBy: actor.id },
        gift: discount && giftWon > 0 ? { cardId: discount.voucher.id, won: giftWon } : null,
      });
      const subject = { type: 'booking', id } as const;
      const used = discount && {
        voucher: discount.voucher.code,
        ...(giftWon > 0 ? { giftWon } : { discountWon: discount.won }),
      };
      const after = { method, amountWon, ...(why !== null && { reason: why }), ...used };
      await writeAudit(trx, { at: now, actor, action: 'walk-in-sold', subject, after });
      await emails.bookingConfirmed(trx, { bookingIds: ids, now });
      return placed;
    });
  } catch (error) {
    if (error instanceof NotPlaced) return error.placed;
    throw error;
  }
}

/** What the voucher of a sale takes off, if there is one. @throws Problem `voucher-refused` */
async function discountOf(
  trx: Transaction,
  { ids, checked, now }: NewOrder,
  { voucherCode, email }: WalkIn,
): Promise<CounterDiscount | null> {
  const [session] = checked.sessions;
  if (voucherCode === undefined || !session?.startsAt) return null;
  const { startsAt, price } = session;
  return lockForSale(
    trx,
    voucherCode,
    { orderId: ids[0] ?? '', feeWon: price.sessionFeeWon, startsAt, email: email ?? null },
    now,
  );
}

/** What a voucher takes off in full is free, and says so; what a gift card pays in full is paid. */
function paidBy(
  { payment: { method, reason } }: WalkIn,
  amountWon: number,
  discount: CounterDiscount | null,
): { method: CounterPaymentMethod; reason: string | null } {
  if (discount && amountWon === 0 && discount.giftWon > 0) return { method: 'gift-card', reason: null };
  if (discount && amountWon === 0) return { method: 'free', reason: shownVoucherCode(discount.voucher.code) };
  return { method, reason: method === 'free' ? (reason ?? null) : null };
}
