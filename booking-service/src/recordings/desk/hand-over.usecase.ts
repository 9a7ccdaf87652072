import type { User } from '../../auth/account.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { lockForStaff, requireAddress, staffActor } from '../../bookings/admin/admin-bookings.usecase.ts';
import { Problem } from '../../platform/problem.ts';
import { extendRecordings } from '../base/extend.usecase.ts';
import { noteHandover } from '../base/handovers.store.ts';
import { daysAfter, isReady } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { recordingsOf } from '../base/recordings.store.ts';
import { whyNotHandOver } from '../base/rules.ts';

interface Step {
  bookingId: string;
  actor: User;
}

/**
 * The guest is told of everything that is ready, and finds it on their page from now on. Done once more it tells them again, and
 * of what was added.
 *
 * @throws Problem `booking-not-found`, `personal-data-removed`, `no-email-address`, `hand-over-not-possible`
 */
export async function handOver(deps: RecordingDeps, { bookingId, actor }: Step): Promise<void> {
  const { db, emails, clock, catalogues } = deps;
  const { rules } = await catalogues.current();
  await db.transaction(async (trx) => {
    const { order } = await lockForStaff(trx, bookingId, { seenVersion: undefined });
    const now = clock();
    const recordings = await recordingsOf(trx, [bookingId], now);
    requireAddress(order);
    const why = whyNotHandOver(order, recordings);
    if (why !== null) throw new Problem('hand-over-not-possible', why);
    const requestedBy = staffActor(actor);
    await noteHandover(trx, {
      bookingId,
      by: requestedBy,
      now,
      keptUntil: daysAfter(now, rules.recordingKeepDays),
    });
    const ready = (await recordingsOf(trx, [bookingId], now)).filter(isReady);
    const keptUntil = new Date(Math.min(...ready.map((recording) => recording.keptUntil.getTime())));
    const news = { kinds: ready.map(({ kind }) => kind), keptUntil };
    const emailId = await emails.recordingsReady(trx, { bookingIds: [bookingId], news, requestedBy, now });
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'recordings-handed-over',
      subject: { type: 'booking', id: bookingId },
      after: { recordings: ready.length, emailId },
    });
  });
}

/** Staff keep what was handed over as long again, once. @throws Problem as above, `extension-not-possible` */
export async function extendByStaff(deps: RecordingDeps, { bookingId, actor }: Step): Promise<void> {
  const { db, clock, catalogues } = deps;
  const { rules } = await catalogues.current();
  await db.transaction(async (trx) => {
    await lockForStaff(trx, bookingId, { seenVersion: undefined });
    const now = clock();
    const days = rules.recordingKeepDays;
    await extendRecordings(trx, { bookingId, by: staffActor(actor), now, days });
    await writeAudit(trx, {
      at: now,
      actor,
      action: 'recordings-kept-longer',
      subject: { type: 'booking', id: bookingId },
      after: { days },
    });
  });
}
