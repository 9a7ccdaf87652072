import { catalogueAt } from 'shared/catalogue/catalogue-at.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { claimedUnits } from 'shared/slots/claims.ts';
import { instantInSeoul, seoulWallClock } from 'shared/time/seoul.ts';
import { OFFER_MINUTES } from 'shared/waitlist/waitlist.ts';
import type { Transaction } from '../platform/database.ts';
import { dayTopicOf } from '../slots/day-topic.ts';
import { freeTimes } from '../slots/free-times.ts';
import type { OwnedUnits } from '../slots/free-times.ts';
import { releaseWish, takeSlotForWish } from '../slots/slot-claims.store.ts';
import type { SessionSlot } from '../slots/slot-claims.store.ts';
import { readSoldDay } from '../slots/sold-day.usecase.ts';
import type { WaitlistDeps } from './join.usecase.ts';
import {
  areMailsLate,
  lockDay,
  lockEndedOffer,
  lockWaiting,
  noteOffer,
  noteOfferMail,
  waitingDays,
} from './offers.store.ts';
import type { WaitedDay } from './waited-day.ts';
import { setWishState } from './wishes.store.ts';

const OFFER_MS = OFFER_MINUTES * 60_000;
/** A mail of ours that has not left by then is not on its way. */
const MAIL_PATIENCE_MS = 2 * 60_000;
/** Whose mails do not leave is not held times for again and again. */
const MOST_UNTOLD_OFFERS = 2;

type OfferDeps = Pick<WaitlistDeps, 'db' | 'clock' | 'catalogues' | 'emails'>;

/** Ends offers whose time is over, then holds what is free for whoever waits for it. Any number of copies may do it at once. */
export async function makeOffers(deps: OfferDeps, stopping: AbortSignal): Promise<void> {
  const { db, clock, catalogues } = deps;
  let isMore = true;
  while (isMore && !stopping.aborted) isMore = await db.transaction((trx) => endOffer(trx, clock()));
  if (await areMailsLate(db, new Date(clock().getTime() - MAIL_PATIENCE_MS))) return;
  const days = await waitingDays(db, seoulWallClock(clock()).date);
  // A service that has just been installed has no catalogue yet, and nobody who waits.
  if (days.length === 0) return;
  const catalogue = await catalogues.current();
  for (const day of days) {
    if (stopping.aborted) return;
    // Who waits where nothing is sold at the moment waits on.
    if (!catalogueAt(catalogue, day.branchId)) continue;
    await db.transaction((trx) => offerDay(trx, deps, day, clock()));
  }
}

/**
 * Whoever did not book in time is off the list. Whoever could not, because the time was taken out of sale or the mail never
 * left, waits on where they stood.
 */
async function endOffer(trx: Transaction, now: Date): Promise<boolean> {
  const ended = await lockEndedOffer(trx, now);
  if (!ended) return false;
  const { id, startsAt, isOverdue, wasTold, offers } = ended;
  const hadTheirTurn = isOverdue && (wasTold || offers >= MOST_UNTOLD_OFFERS);
  await setWishState(trx, id, hadTheirTurn ? 'missed' : 'waiting');
  await releaseWish(trx, id);
  trx.tell(dayTopicOf(startsAt));
  return true;
}

/** Goes through those who wait for a day in the order of joining: each gets the first free time that fits. */
async function offerDay(
  trx: Transaction,
  { catalogues, emails }: OfferDeps,
  day: WaitedDay,
  now: Date,
): Promise<void> {
  if (!(await lockDay(trx, day))) return;
  const wishes = await lockWaiting(trx, day);
  const { catalogue, owned } = await readSoldDay({ db: trx, catalogues }, day, now);
  const { rules } = catalogue;
  const taken = new Map([...owned].map(([studio, units]) => [studio, new Set(units)]));
  const until = new Date(now.getTime() + OFFER_MS);
  for (const wish of wishes) {
    // What is held has to be on sale until the last moment.
    const slot = firstFree(rules, { ...wish, at: until }, taken);
    if (!slot || !(await takeSlotForWish(trx, wish.id, slot, until, now))) continue;
    await noteOffer(trx, wish.id, slot, until);
    await noteOfferMail(trx, wish.id, await emails.waitlistOffer(trx, { wish, slot, until, now }));
    for (const unit of claimedUnits(slot.startsAt, slot.slotMinutes))
      taken.get(slot.studioId)?.add(unit.getTime() / 1_000);
    trx.tell(dayTopicOf(slot.startsAt));
  }
}

interface Wanted {
  date: string;
  earliest: string;
  latest: string;
  people: number;
  /** When it has to be on sale. */
  at: Date;
}

function firstFree(
  rules: BusinessRules,
  { date, earliest, latest, people, at }: Wanted,
  owned: OwnedUnits,
): SessionSlot | undefined {
  const slots = rules.studios.flatMap((studio) => {
    const time = freeTimes({ ...rules, studios: [studio] }, date, at, owned, people).find(
      (start) => start >= earliest && start <= latest,
    );
    const slotMinutes = people * rules.slotMinutes;
    return time ? [{ studioId: studio.id, startsAt: instantInSeoul(date, time), slotMinutes }] : [];
  });
  return slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime())[0];
}
