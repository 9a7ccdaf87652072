import { seoulWallClock } from 'shared/time/seoul.ts';
import type { Wish } from 'shared/waitlist/waitlist.ts';
import { followLink } from '../personal-links/follow-link.usecase.ts';
import type { LinkDeps, LinkTry } from '../personal-links/follow-link.usecase.ts';
import { Problem } from '../platform/problem.ts';
import { dayTopic } from '../slots/day-topic.ts';
import { releaseWish } from '../slots/slot-claims.store.ts';
import { heldAt } from './held.ts';
import { confirmWish, findWish, lockWish, setWishState } from './wishes.store.ts';
import type { StoredWish } from './wishes.store.ts';

/** What is held, as people read it. */
function offerOf(wish: StoredWish, now: Date): Wish['offer'] {
  const held = heldAt(wish, now);
  return held ? { time: seoulWallClock(held.startsAt).time, until: held.until.toISOString() } : null;
}

/**
 * What the reader of a link waits for, which confirms the wish: its reader reads the mails of its address. Programs that look at every
 * link of a mail do not, since what opens it stands behind `#`. An offer whose time is over counts as missed at once, whether or not the job that ends it
 * has come by.
 *
 * @throws Problem as `followLink` does
 */
export const lookAtWish = (deps: LinkDeps, tried: LinkTry): Promise<Wish> =>
  followLink(deps, tried, 'wish', async (link, now) => {
    const wish = await confirmedWish(deps.db, link, now);
    if (!wish) return undefined;
    const { branchId, date, earliest, latest, people, email, ahead } = wish;
    const offer = offerOf(wish, now);
    const state = wish.state === 'offered' && !offer ? 'missed' : wish.state;
    return { state, branchId, date, earliest, latest, people, email, ahead, offer };
  });

async function confirmedWish(db: LinkDeps['db'], link: string, now: Date) {
  const wish = await findWish(db, link);
  // The page of a guest who waits looks again and again.
  if (wish?.state === 'waiting' && wish.confirmedAt === null)
    await db.transaction(async (trx) => {
      if (await confirmWish(trx, wish.id, now)) trx.tell(dayTopic(wish.date));
    });
  return wish;
}

/** @throws Problem `offer-ended`, and as `followLink` does */
export async function checkOffer(deps: LinkDeps, tried: LinkTry): Promise<Wish> {
  const wish = await lookAtWish(deps, tried);
  if (!wish.offer) throw new Problem('offer-ended', 'offer-ended');
  return wish;
}

/** Takes somebody off the list; what is held for them is free at once. Doing it again changes nothing. */
export async function leaveWaitlist(deps: LinkDeps, tried: LinkTry): Promise<void> {
  await followLink(deps, tried, 'wish', (link) =>
    deps.db.transaction(async (trx) => {
      const wish = await lockWish(trx, link);
      if (!wish) return undefined;
      if (wish.state === 'waiting' || wish.state === 'offered') {
        await setWishState(trx, wish.id, 'left');
        await releaseWish(trx, wish.id);
        trx.tell(dayTopic(wish.date));
      }
      return wish;
    }),
  );
}
