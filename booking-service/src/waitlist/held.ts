import type { SessionSlot } from '../slots/slot-claims.store.ts';
import type { StoredWish } from './wishes.store.ts';

/** The time that is held for a wish at `now`, and until when; undefined where none is, or where its time is over. */
export function heldAt(wish: StoredWish, now: Date): (SessionSlot & { until: Date }) | undefined {
  const { state, studioId, startsAt, minutes, heldUntil } = wish;
  if (state !== 'offered' || !studioId || !startsAt || !minutes || !heldUntil || heldUntil <= now)
    return undefined;
  return { studioId, startsAt, slotMinutes: minutes, until: heldUntil };
}
