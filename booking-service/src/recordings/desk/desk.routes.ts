import type { Request, Router } from 'express';
import { adminRecordingsSchema, changeRecordingSchema } from 'shared/recordings/recordings.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { staff } from '../../auth/signed-in.ts';
import { ofBooking } from '../../bookings/admin/named-booking.ts';
import { Problem } from '../../platform/problem.ts';
import { taggedRouter } from '../../platform/routes.ts';
import { ofRecording, recordingFile } from '../base/answers.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { isReady } from '../base/recording.ts';
import { sendRecording } from '../files/send-file.usecase.ts';
import { changeKind, deleteByStaff, existing } from './change-recording.usecase.ts';
import { extendByStaff, handOver } from './hand-over.usecase.ts';
import { readRecordings } from './read-recordings.usecase.ts';

/** A player asks for part after part; it is one look. */
const isFirstPart = (req: Request) => /^bytes=0-/.test(req.get('Range') ?? 'bytes=0-');

/** Recordings at the desk. Every change answers with all of the session as they are now. */
export function deskRecordingRoutes(deps: RecordingDeps): Router {
  const { db, store, clock, catalogues } = deps;
  const { router, route } = taggedRouter('Admin: recordings');
  const answers = { 200: adminRecordingsSchema };
  const params = ofRecording();

  async function allOf({ bookingId }: { bookingId: string }) {
    const { rules } = await catalogues.current();
    return readRecordings(deps, bookingId, rules.recordingKeepDays);
  }

  route('GET /api/admin/bookings/:bookingId/recordings', staff, {
    summary: 'The recordings of a session',
    params: ofBooking,
    answers,
    handle: ({ params: booking }) => allOf(booking),
  });

  route('POST /api/admin/bookings/:bookingId/recordings/hand-over', staff, {
    summary: 'Tell the guest that their recordings are ready',
    description:
      'They are on the guest’s own page from then on, for the days that the CMS says. Once more is allowed.',
    params: ofBooking,
    answers,
    refusals: ['personal-data-removed', 'no-email-address', 'hand-over-not-possible'],
    async handle({ params: booking, actor }) {
      await handOver(deps, { ...booking, actor });
      return allOf(booking);
    },
  });

  route('POST /api/admin/bookings/:bookingId/recordings/extension', staff, {
    summary: 'Keep recordings as long again, once',
    params: ofBooking,
    answers,
    refusals: ['personal-data-removed', 'extension-not-possible'],
    async handle({ params: booking, actor }) {
      await extendByStaff(deps, { ...booking, actor });
      return allOf(booking);
    },
  });

  route('PATCH /api/admin/recordings/:recordingId', staff, {
    summary: 'Say what a recording is',
    params,
    body: changeRecordingSchema,
    answers,
    handle: async ({ params: { recordingId: id }, body: { kind }, actor }) =>
      allOf(await changeKind(deps, { id, actor, kind })),
  });

  route('DELETE /api/admin/recordings/:recordingId', staff, {
    summary: 'Delete a recording',
    params,
    answers,
    handle: async ({ params: { recordingId: id }, actor }) => allOf(await deleteByStaff(deps, { id, actor })),
  });

  route('GET /api/admin/recordings/:recordingId/file', staff, {
    summary: 'A recording, to listen to or, with `?save`, to save',
    description: 'Noted in the audit log.',
    params,
    answers: recordingFile,
    refusals: ['range-not-satisfiable'],
    async handle({ params: { recordingId }, actor, req, res }) {
      const recording = await existing(db, recordingId, clock());
      if (!isReady(recording)) throw new Problem('recording-not-found', 'recording-unknown');
      if (isFirstPart(req)) {
        const subject = { type: 'booking', id: recording.bookingId } as const;
        const after = { recordingId: recording.id, recording: recording.kind };
        await writeAudit(db, { at: clock(), actor, action: 'recording-opened', subject, after });
      }
      const saveAs = req.query.save === undefined ? undefined : recording.fileName;
      await sendRecording(req, res, store, { recording, saveAs });
    },
  });
  return router;
}
