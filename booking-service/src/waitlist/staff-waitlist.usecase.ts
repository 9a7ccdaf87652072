import type { Waiting } from 'shared/waitlist/waitlist.ts';
import type { User } from '../auth/account.ts';
import { writeAudit } from '../auth/audit-log.store.ts';
import type { Database, Queryable } from '../platform/database.ts';
import { Problem } from '../platform/problem.ts';
import { dayTopic } from '../slots/day-topic.ts';
import { releaseWish } from '../slots/slot-claims.store.ts';
import { heldAt } from './held.ts';
import type { WaitedDay } from './waited-day.ts';
import { lockWishById, setWishState, wishesOfDay } from './wishes.store.ts';
import type { StoredWish } from './wishes.store.ts';

/** Who waits for a time of a day in a branch, for its board. */
export async function readWaiting(db: Queryable, day: WaitedDay, now: Date): Promise<Waiting[]> {
  const wishes = await wishesOfDay(db, day);
  return wishes.map((wish) => {
    const { id, email, earliest, latest, people, joinedAt, confirmedAt } = wish;
    return {
      id,
      email,
      earliest,
      latest,
      people,
      joinedAt: joinedAt.toISOString(),
      isConfirmed: confirmedAt !== null,
      held: heldFor(wish, now),
    };
  });
}

function heldFor(wish: StoredWish, now: Date): Waiting['held'] {
  const held = heldAt(wish, now);
  if (!held) return null;
  const { studioId, startsAt, slotMinutes, until } = held;
  const endsAt = new Date(startsAt.getTime() + slotMinutes * 60_000);
  return {
    ...{ studioId, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    until: until.toISOString(),
  };
}

/**
 * Staff take somebody off the list, who said so at the counter or on the phone; what is held for them is free at once.
 *
 * @throws Problem `not-found` for somebody who does not wait
 */
export function removeWish(
  { db, actor, now }: { db: Database; actor: User; now: Date },
  id: number | undefined,
): Promise<void> {
  return db.transaction(async (trx) => {
    const wish = id === undefined ? undefined : await lockWishById(trx, id);
    if (wish?.state !== 'waiting' && wish?.state !== 'offered')
      throw new Problem('not-found', 'unknown-wish');
    await setWishState(trx, wish.id, 'left');
    await releaseWish(trx, wish.id);
    await writeAudit(trx, {
      ...{ at: now, actor, action: 'wish-removed', subject: { type: 'wish', id: wish.id } },
      before: { day: wish.date, startsAt: wish.startsAt?.toISOString() ?? null },
    });
    trx.tell(dayTopic(wish.date));
  });
}
