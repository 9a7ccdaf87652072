import type { CancellationQuote } from 'shared/my-booking/cancellation.ts';
import { lessFrom } from 'shared/refunds/less-from.ts';
import { readFacts } from '../../email/facts.store.ts';
import type { SingerFacts } from '../../email/base/facts.ts';
import { findOrder } from '../../orders/order.store.ts';
import { liveAttempt } from '../../payments/attempts/attempt.store.ts';
import type { Judged } from '../../payments/refunds/judge-refund.usecase.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { namedOf } from '../base/named-bookings.ts';
import { judgeCancellation } from './judge-cancellation.usecase.ts';

/**
 * What happens with the money if these are cancelled at this moment, line by line. Nothing is changed.
 *
 * @throws Problem `booking-not-found`, and as `judgeCancellation` does
 */
export function quoteCancellation(
  { db, clock, config }: PlatformDeps,
  orderId: string,
  ids: readonly string[],
): Promise<CancellationQuote> {
  return db.transaction(async (trx) => {
    await trx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const order = await findOrder(trx, orderId);
    if (!order) throw new Error(`Order ${orderId} has an open page and is not there`);
    const now = clock();
    const bookings = namedOf(order, ids);
    const live = await liveAttempt(trx, orderId);
    const { judged, refundWon, giftWon, refundedWon, keptWon } = await judgeCancellation(trx, {
      ...{ order, bookings, live, now },
    });
    const facts = await readFacts(
      trx,
      bookings.map(({ id }) => id),
      { siteOrigin: config.siteOrigin, now },
    );
    const named = [facts, ...facts.companions];
    return {
      singers: judged.map((one) => toSinger(one, named)),
      refundWon,
      giftWon,
      refundedWon,
      keptWon,
      lessFrom: earliest(judged, now)?.toISOString() ?? null,
    };
  });
}

/** Add-ons in the language of the mails. */
function toSinger(
  { booking, lines }: Judged,
  named: readonly SingerFacts[],
): CancellationQuote['singers'][number] {
  const addOns = named.find(({ id }) => id === booking.id)?.addons ?? [];
  return {
    bookingId: booking.id,
    name: booking.name,
    lines: lines.map(({ item, name, paidWon, refundWon, why }) => ({
      item,
      name: item === 'session' ? '' : (addOns.find(({ id }) => id === item)?.name ?? name),
      ...{ paidWon, refundWon, why },
    })),
  };
}

/** The first moment after which less goes back for one of them. */
function earliest(judged: readonly Judged[], now: Date): Date | null {
  const falls = judged.flatMap(({ facts }) => lessFrom(facts, now) ?? []);
  return falls.length > 0 ? new Date(Math.min(...falls.map((moment) => moment.getTime()))) : null;
}
