import type { AdminBooking, StatusChange, StatusPreview } from 'shared/bookings/admin-booking.ts';
import { mayAdminister } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Database } from '../../platform/database.ts';
import { Problem } from '../../platform/problem.ts';
import type { ChangeRefusal } from '../lifecycle/booking.ts';
import { statusAt } from '../lifecycle/booking.ts';
import { isBlocked } from '../../slots/blocked-times.store.ts';
import { changeBookings } from '../lifecycle/change-booking.usecase.ts';
import { toAdminBooking } from './admin-booking.ts';
import { isCounterStatus } from './counter-status.ts';
import { readBookingRow, readBookingRows } from './admin-bookings.store.ts';
import { lockForStaff, readAdminBooking, staffActor } from './admin-bookings.usecase.ts';
import type { StaffAction } from './admin-bookings.usecase.ts';
import { unknownBooking } from './named-booking.ts';
import { previewStatus } from './status-preview.ts';
import { othersWhoFollow } from './who-follows.ts';

/**
 * Sets a status, for one singer or for the whole party: all of them or none. Admins set any; staff those that happen at the
 * counter (`isCounterStatus`). Leaving `cancelled` takes the slot again. Which mail goes is decided with the change (`decide`).
 *
 * @throws Problem `booking-not-found`, `not-allowed`, `stale-change`, `slot-taken`, `klook-already-used`; nothing has changed then
 */
export async function setBookingStatus(
  id: string,
  { status, reason, wholeParty = false }: StatusChange,
  action: StaffAction,
): Promise<AdminBooking> {
  const { db, emails, actor, now } = action;
  await db.transaction(async (trx) => {
    const { order, booking } = await lockForStaff(trx, id, action);
    const others = wholeParty ? othersWhoFollow(order.bookings, booking, status, now) : [];
    const mayAll = mayAdminister(actor);
    if (!mayAll && ![booking, ...others].every((one) => isCounterStatus(one, { status, reason }, now)))
      throw new Problem('not-allowed', 'admins-set-status');
    const before = new Map([booking, ...others].map((one) => [one.id, standingOf(one, now)]));
    const result = await changeBookings(
      trx,
      [booking, ...others],
      { type: 'set-status', status, reason },
      { now, actor: staffActor(actor), emails },
    );
    if (!result.ok) {
      const { refusal, of } = result;
      if (
        refusal === 'slot-taken' &&
        of.startsAt !== null &&
        (await isBlocked(trx, { ...of, startsAt: of.startsAt }))
      )
        throw new Problem('slot-taken', 'time-blocked');
      throw refused(refusal, of, of.id === id);
    }
    for (const changed of result.bookings) {
      await writeAudit(trx, {
        at: now,
        actor,
        action: 'booking-status',
        subject: { type: 'booking', id: changed.id },
        before: before.get(changed.id),
        after: { status: changed.status, reason: changed.cancellationReason },
      });
    }
  });
  return readAdminBooking(db, id, now);
}

const standingOf = (booking: Booking, now: Date) => ({
  status: statusAt(booking, now),
  reason: booking.cancellationReason,
});

/** What `setBookingStatus` would do at this moment. Nothing is changed. @throws Problem `booking-not-found` */
export async function previewStatusChange(
  db: Database,
  id: string,
  change: StatusChange,
  now: Date,
): Promise<StatusPreview> {
  const named = await readBookingRow(db, id, now);
  if (!named) throw unknownBooking();
  const ids = named.party.map((singer) => singer.id).filter((other) => other !== id);
  const others = othersWhoFollow(await readBookingRows(db, ids, now), named, change.status, now);
  return {
    booking: toAdminBooking(named),
    ...previewStatus(named, change, now),
    others: others.map((row) => {
      const { undo: _, ...effect } = previewStatus(row, change, now);
      return { booking: toAdminBooking(row), ...effect };
    }),
  };
}

/** @param isNamed whether it is the one that staff have before them, and not another of its party */
function refused(refusal: ChangeRefusal, booking: Booking, isNamed: boolean): Problem {
  switch (refusal) {
    case 'slot-taken':
      return new Problem(
        'slot-taken',
        isNamed
          ? 'slot-taken-since'
          : {
              code: 'slot-of-other-taken',
              params: { name: booking.name, startsAt: booking.startsAt?.toISOString() ?? null },
            },
      );
    case 'klook-already-used':
      return new Problem(
        'klook-already-used',
        booking.klookBookingId === null
          ? 'klook-used-since-unnamed'
          : { code: 'klook-used-since', params: { klookId: booking.klookBookingId } },
      );
    case 'voucher-used':
      return new Problem('voucher-refused', 'voucher-used-since');
    case 'booking-cancelled':
    case 'not-pending':
      return new Problem('stale-change', 'changed-meanwhile');
    default:
      return refusal satisfies never;
  }
}
