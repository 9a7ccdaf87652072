import type { Actor } from 'shared/bookings/lifecycle.ts';
import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { updateBooking } from '../../booking-row/booking-row.store.ts';
import type { EmailQueue } from '../../email/base/email.ts';
import type { Transaction } from '../../platform/database.ts';
import { dayTopicOf, KLOOK_TRAY_TOPIC } from '../../slots/day-topic.ts';
import { releaseOtherSlots, takeMovedSlots } from '../../slots/slot-claims.store.ts';
import { addHistory } from '../lifecycle/booking.store.ts';
import { isMoved } from './sessions.ts';
import type { Session } from './sessions.ts';

export interface MoveContext {
  rules: BusinessRules;
  actor: Actor;
  emails: Pick<EmailQueue, 'bookingMoved'>;
  now: Date;
  /** We had to, so it is none of the moves that their policy counts. */
  isForUs?: boolean;
  /** Why staff moved it. */
  reason?: string | undefined;
  /** In this studio alone. */
  studioId?: number | undefined;
}

/**
 * Moves bookings of one order, all of them or none, in the caller's transaction: the new slots are taken, the old ones freed
 * in the same instant; a move counts for each whose time changed, and one mail tells of those. Who may move when is for the
 * caller to say. When a time cannot be had nothing has changed, and the transaction is still good.
 *
 * @param sessions earliest first, of an order that this transaction has locked, as they were read under that lock
 * @returns whether they have the times now
 */
export async function moveBookings(
  trx: Transaction,
  sessions: readonly Session[],
  context: MoveContext,
): Promise<boolean> {
  const { actor, emails, now } = context;
  const studioId = await takeInSomeStudio(trx, sessions, context);
  if (studioId === null) return false;
  for (const session of sessions) await giveSlot(trx, session, studioId, context);
  const bookingIds = sessions.filter(isMoved).map(({ booking }) => booking.id);
  // Another studio at the same time is no news.
  if (bookingIds.length > 0)
    await emails.bookingMoved(trx, { bookingIds, now, isByVisitor: actor === 'visitor' });
  return true;
}

/** The first one's own studio first where it is still sold, then the others, unless one is asked for. */
async function takeInSomeStudio(
  trx: Transaction,
  sessions: readonly Session[],
  { rules, now, studioId: asked }: MoveContext,
): Promise<number | null> {
  const wanted = sessions.map(({ booking: { id, slotMinutes }, startsAt }) => ({
    bookingId: id,
    startsAt,
    slotMinutes,
  }));
  const sold = rules.studios.map(({ id }) => id);
  const own = sold.filter((id) => id === sessions[0]?.booking.studioId);
  const any = [...own, ...sold];
  for (const studioId of new Set(asked === undefined ? any : [asked])) {
    const there = wanted.map((session) => ({ ...session, studioId }));
    if (await takeMovedSlots(trx, there, now)) return studioId;
  }
  return null;
}

interface Given extends Pick<MoveContext, 'rules' | 'actor' | 'now' | 'reason' | 'isForUs'> {
  /** The booking that has its old slot now. */
  swappedWith?: string;
}

/** The slot is taken: the old one goes, and all that tells of the move but its mail is written. */
export async function giveSlot(
  trx: Transaction,
  session: Session,
  studioId: number,
  { rules, actor, now, reason, swappedWith, isForUs = false }: Given,
): Promise<void> {
  const { booking, startsAt } = session;
  const { id, slotMinutes } = booking;
  await releaseOtherSlots(trx, id, { studioId, startsAt, slotMinutes });
  const isMove = booking.startsAt !== null && isMoved(session);
  const moves = booking.visitorMoves + (isMove && !isForUs ? 1 : 0);
  await updateBooking(trx, id, { startsAt, studioId, visitorMoves: moves }, now);
  trx.tell(booking.startsAt ? dayTopicOf(booking.startsAt) : KLOOK_TRAY_TOPIC);
  trx.tell(dayTopicOf(startsAt));
  const isElsewhere = studioId !== booking.studioId && booking.startsAt !== null;
  if (!isMoved(session) && !isElsewhere) return;
  const from = booking.startsAt?.toISOString() ?? null;
  const studio = isElsewhere ? rules.studios.find(({ id: other }) => other === studioId)?.name : undefined;
  const details = {
    ...{ from, to: startsAt.toISOString() },
    ...(studio !== undefined && { studio }),
    ...(swappedWith && { swappedWith }),
    ...(reason && { reason }),
  };
  await addHistory(trx, { bookingId: id, at: now, actor, event: 'scheduled', details });
}
