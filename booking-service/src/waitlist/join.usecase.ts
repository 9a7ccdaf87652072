import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { branchMeant } from 'shared/catalogue/catalogue-at.ts';
import { isOpenDate, offeredStartTimes } from 'shared/slots/offered-slots.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import type { WishNoted, WishRequest } from 'shared/waitlist/waitlist.ts';
import { catalogueFor } from '../catalogue/catalogue-for.ts';
import type { Catalogues } from '../catalogue/catalogues.usecase.ts';
import type { EmailQueue } from '../email/base/email.ts';
import { addressLimits } from '../platform/address-limits.ts';
import type { Transaction } from '../platform/database.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { Problem } from '../platform/problem.ts';
import { countHit } from '../platform/rate-limit.ts';
import { dayTopic } from '../slots/day-topic.ts';
import { freeTimes } from '../slots/free-times.ts';
import { readDay } from '../slots/slots.store.ts';
import { changeWish, insertWish, lockAddress, lockWishesOf } from './wishes.store.ts';
import type { NewWish, StoredWish } from './wishes.store.ts';

export interface WaitlistDeps extends PlatformDeps {
  catalogues: Catalogues;
  emails: EmailQueue;
}

const tooManyTries = 'Too many wishes came from your network within an hour. Please try again later.';
const tooManyWishes = (max: number) =>
  `This e-mail address waits for ${max} days already, and that is as many as we can note. Leave one of them by the link in its mail first.`;
const closed = 'Nothing is sold on that day, so no time of it can become free. Please choose another day.';
const over = 'No session of that day begins between these times any more. Please choose others.';
const isFree = (time: string) =>
  `There is a free time already: ${time}. Please book it before somebody else does.`;

const HOUR_SECONDS = 3_600;

/**
 * Notes who wants to be told of a free time, and confirms it by mail. An address has one wish for a day in a branch: the same one again
 * changes nothing, another one takes its place and joins the end of the line.
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
  for (const limit of addressLimits('waitlist', address, { max, windowSeconds: HOUR_SECONDS, factors }))
    await countHit(db, limit, now, tooManyTries);
  const { date, earliest, latest, people } = request;
  const newest = await catalogues.current();
  const branchId = request.branchId ?? branchMeant(newest);
  const { rules } = catalogueFor(newest, { branchId });
  const offered = offeredIn(rules, request, now);
  await db.transaction(async (trx) => {
    await lockAddress(trx, request.email);
    const { owned } = await readDay(trx, date, now, rules);
    const free = freeTimes(rules, date, now, owned, people).find((time) => offered.includes(time));
    if (free) throw new Problem('times-free', isFree(free), { nearestTime: free });
    const wishId = await noteWish(trx, { ...request, branchId }, { most: config.limits.wishesPerEmail, now });
    if (wishId === undefined) return;
    await emails.waitlistJoined(trx, { wish: { ...request, branchId, id: wishId }, now });
    trx.tell(dayTopic(date));
  });
  return { date, earliest, latest, people };
}

/** @returns the number of the wish; undefined where the address has the same one already, or is being offered a time */
async function noteWish(
  trx: Transaction,
  request: NewWish,
  { most, now }: { most: number; now: Date },
): Promise<number | undefined> {
  const wishes = await lockWishesOf(trx, request.email, seoulWallClock(now).date);
  const earlier = wishes.find((wish) => wish.date === request.date && wish.branchId === request.branchId);
  if (!earlier && wishes.length >= most)
    throw new Problem('too-many-requests', tooManyWishes(most), { limited: 'wishes' });
  if (!earlier) return insertWish(trx, request, now);
  if (earlier.state === 'offered' || isAlike(earlier, request)) return undefined;
  await changeWish(trx, earlier.id, request, now);
  return earlier.id;
}

/** Starts of the wish that are on sale, whoever has them. */
function offeredIn(rules: BusinessRules, { date, earliest, latest }: WishRequest, now: Date): string[] {
  if (!isOpenDate(rules, date, now)) throw new Problem('slot-not-on-sale', closed);
  const offered = offeredStartTimes(rules, date, now).filter((time) => time >= earliest && time <= latest);
  if (offered.length === 0) throw new Problem('slot-not-on-sale', over);
  return offered;
}

const isAlike = (wish: StoredWish, { earliest, latest, people }: NewWish) =>
  wish.earliest === earliest && wish.latest === latest && wish.people === people;
