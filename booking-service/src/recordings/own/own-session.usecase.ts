import type { Request } from 'express';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { recordingIdSchema } from 'shared/recordings/recordings.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import type { Visit } from '../../my-booking/access/visit.ts';
import type { Queryable } from '../../platform/database.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import { isHandedOver } from '../base/recording.ts';
import type { ReadyRecording } from '../base/recording.ts';
import { findRecording, recordingsOf } from '../base/recordings.store.ts';
import { findSession } from '../base/session.store.ts';

const notTheirs = () => new Problem('recording-not-found', 'recording-not-here');

/** Whoever asks for somebody else's, one that was never handed over, or one that never was, gets the same answer. */
export async function ownSession(db: Queryable, visit: Visit, bookingId: unknown): Promise<Booking> {
  const id = bookingIdSchema.safeParse(bookingId);
  const session = id.success ? await findSession(db, id.data) : undefined;
  if (session?.orderId !== visit.orderId) throw notTheirs();
  return session;
}

/** A recording of a visitor's own that they were told of, and its session. @throws Problem `recording-not-found` */
export async function ownRecording(
  { db, clock }: PlatformDeps,
  visit: Visit,
  req: Request,
): Promise<{ recording: ReadyRecording; session: Booking }> {
  const id = recordingIdSchema.safeParse(req.params.recordingId);
  const recording = id.success ? await findRecording(db, id.data, clock()) : undefined;
  if (!recording || !isHandedOver(recording)) throw notTheirs();
  return { recording, session: await ownSession(db, visit, recording.bookingId) };
}

/** Everything of a session that its visitor was told of. */
export const handedOverOf = async (db: Queryable, bookingId: string, now: Date): Promise<ReadyRecording[]> =>
  (await recordingsOf(db, [bookingId], now)).filter(isHandedOver);
