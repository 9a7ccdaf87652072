import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { branchMeant } from 'shared/catalogue/catalogue-at.ts';
import { isOpenDate, offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { WishNoted, WishRequest } from 'shared/waitlist/waitlist.ts';
import { catalogueFor } from '../catalogue/catalogue-for.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { EmailQueue, WishNews } from '../email/base/email.ts';
import { addressLimits } from '../platform/address-limits.ts';
import type { Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { Problem } from '../platform/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { dayTopic } from '../slots/day-topic.ts';
import { freeTimes } from '../slots/free-times.ts';
import { readDay } from '../slots/slots.store.ts';
import { insertWish, lockAddress, lockWishesOf, wasWrittenSince } from './wishes.store.ts';
import type { NewWish } from './wishes.store.ts';

export interface WaitlistDeps extends PlatformDeps {
  catalogues: Catalogues;
  emails: EmailQueue;
}

const HOUR_SECONDS = 3_600;

/**
 * Notes who wants to be told of a free time, and mails the link that confirms it: nothing is offered before it was opened. An address has one
 * wish for a day in a branch, and so many in all. What it has changes by its link alone, since an address is easily typed by a stranger: to join once more
 * changes nothing, is answered alike, and sends the link again once an hour at most.
 *
 * @throws Problem `slot-not-on-sale`, `times-free` with the first of them, `too-many-requests`
 */
export async function joinWaitlist(
  deps: WaitlistDeps,
  { request, address }: { request: WishRequest; address: string },
): Promise<WishNoted> {
  const { db, clock, config, emails, catalogues } = deps;
  const now = clock();
  const { waitlistJoinsPerAddressPerHour: max, networkFactors: factors } = config.limits;
  const limits = addressLimits('waitlist', address, { max, windowSeconds: HOUR_SECONDS, factors });
  await countHit(db, limits, now, 'wish-too-many');
  const { date, earliest, latest, people } = request;
  const newest = await catalogues.current();
  const branchId = request.branchId ?? branchMeant(newest);
  const { rules } = catalogueFor(newest, { branchId });
  const offered = offeredIn(rules, request, now);
  await db.transaction(async (trx) => {
    await lockAddress(trx, request.email);
    const { owned } = await readDay(trx, date, now, rules);
    const free = freeTimes(rules, date, now, owned, people).find((time) => offered.includes(time));
    if (free)
      throw new Problem('times-free', { code: 'wish-free', params: { time: free } }, { nearestTime: free });
    const news = await noteWish(trx, { ...request, branchId }, { most: config.limits.wishesPerEmail, now });
    if (!news) return;
    await emails.waitlistJoined(trx, { ...news, now });
    if (news.why === 'joined') trx.tell(dayTopic(date));
  });
  return { date, earliest, latest, people };
}

/** @returns what is to be written about which wish; undefined where nothing is */
async function noteWish(
  trx: Transaction,
  request: NewWish,
  { most, now }: { most: number; now: Date },
): Promise<WishNews | undefined> {
  const wishes = await lockWishesOf(trx, request.email, seoulWallClock(now).date);
  const same = wishes.find((wish) => wish.date === request.date && wish.branchId === request.branchId);
  // Of an address that waits for so many days already, the first, which may be left for another.
  const earlier = same ?? (wishes.length >= most ? wishes[0] : undefined);
  if (!earlier) {
    const id = await insertWish(trx, request, now);
    return { wish: { ...request, id }, why: 'joined' };
  }
  const anHourAgo = new Date(now.getTime() - HOUR_SECONDS * 1_000);
  if (earlier.state === 'offered' || (await wasWrittenSince(trx, earlier.id, anHourAgo))) return undefined;
  if (!same) return { wish: earlier, why: 'full' };
  return { wish: earlier, why: earlier.confirmedAt ? 'waiting' : 'joined' };
}

/** Starts of the wish that are on sale, whoever has them. */
function offeredIn(rules: BusinessRules, { date, earliest, latest }: WishRequest, now: Date): string[] {
  if (!isOpenDate(rules, date, now)) throw new Problem('slot-not-on-sale', 'wish-closed');
  const offered = offeredStartTimes(rules, date, now).filter((time) => time >= earliest && time <= latest);
  if (offered.length === 0) throw new Problem('slot-not-on-sale', 'wish-over');
  return offered;
}
