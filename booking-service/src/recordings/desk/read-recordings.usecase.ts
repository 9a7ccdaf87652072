import { inEnglish } from 'shared/problems/refusals.en.ts';
import type { AdminRecording, AdminRecordings } from 'shared/recordings/recordings.ts';
import { unknownBooking } from '../../bookings/admin/named-booking.ts';
import type { Order } from '../../orders/order.ts';
import { findOrder } from '../../orders/order.store.ts';
import type { Queryable } from '../../platform/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { handoversOf } from '../base/handovers.store.ts';
import { contentOf } from '../base/recording.ts';
import type { Recording } from '../base/recording.ts';
import { recordingsOf } from '../base/recordings.store.ts';
import { findSession } from '../base/session.store.ts';
import { whyNotExtend, whyNotHandOver } from '../base/rules.ts';

const iso = (instant: Date | null | undefined) => instant?.toISOString() ?? null;

/** What staff see of the recordings of a session. @throws Problem `booking-not-found` */
export async function readRecordings(
  { db, clock }: PlatformDeps,
  bookingId: string,
  keepDays: number,
): Promise<AdminRecordings> {
  const { booking, order } = await sessionOf(db, bookingId);
  const recordings = await recordingsOf(db, [bookingId], clock());
  const handover = (await handoversOf(db, [bookingId])).get(bookingId);
  const whyNot = whyNotHandOver(order, recordings);
  return {
    bookingId,
    name: booking.name,
    recordings: recordings.map(toAdminRecording),
    handedOverAt: iso(handover?.handedOverAt),
    mayHandOver: whyNot === null,
    whyNot: whyNot && { code: whyNot, detail: inEnglish({ code: whyNot }) },
    mayExtend: whyNotExtend(handover, recordings) === null,
    extendedAt: iso(handover?.extendedAt),
    keepDays,
  };
}

async function sessionOf(
  db: Queryable,
  bookingId: string,
): Promise<{ booking: Order['bookings'][number]; order: Order }> {
  const booking = await findSession(db, bookingId);
  const order = booking && (await findOrder(db, booking.orderId));
  if (!booking || !order) throw unknownBooking();
  return { booking, order };
}

function toAdminRecording(recording: Recording): AdminRecording {
  const { id, bookingId, kind, fileName, sizeBytes, state, refusal, uploadedBy, endedBecause } = recording;
  return {
    ...{ id, bookingId, kind, fileName, sizeBytes, state, refusal, uploadedBy, endedBecause },
    content: contentOf(recording),
    uploadedAt: recording.uploadedAt.toISOString(),
    handedOverAt: iso(recording.handedOverAt),
    keptUntil: iso(recording.keptUntil),
    endedAt: iso(recording.endedAt),
  };
}
