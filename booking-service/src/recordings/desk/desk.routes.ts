import { Router } from 'express';
import type { Request, Response } from 'express';
import { changeRecordingSchema, recordingIdSchema } from 'shared/recordings/recordings.ts';
import { writeAudit } from '../../auth/audit-log.store.ts';
import { accountOf } from '../../auth/signed-in.ts';
import { bookingIdOf } from '../../bookings/admin/named-booking.ts';
import { parseBody } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import { isReady } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { sendRecording } from '../files/send-file.usecase.ts';
import { changeKind, deleteByStaff, existing } from './change-recording.usecase.ts';
import { extendByStaff, handOver } from './hand-over.usecase.ts';
import { readRecordings } from './read-recordings.usecase.ts';

const idOf = (req: Request): string => {
  const id = recordingIdSchema.safeParse(req.params.recordingId);
  if (!id.success) throw new Problem('recording-not-found', 'recording-unknown');
  return id.data;
};

/** A player asks for part after part; it is one look. */
const isFirstPart = (req: Request) => /^bytes=0-/.test(req.get('Range') ?? 'bytes=0-');

/** Recordings at the desk. Stands behind `requireStaff`. Every change answers with all of the session as they are now. */
export function deskRecordingRoutes(deps: RecordingDeps): Router {
  const { db, store, clock, catalogues } = deps;
  const router = Router();
  const answer = async (res: Response, bookingId: string) => {
    const { rules } = await catalogues.current();
    res.json(await readRecordings(deps, bookingId, rules.recordingKeepDays));
  };

  addRoute(router, '/api/admin/bookings/:bookingId/recordings', {
    get: (req, res) => answer(res, bookingIdOf(req)),
  });

  addRoute(router, '/api/admin/bookings/:bookingId/recordings/hand-over', {
    async post(req, res) {
      const bookingId = bookingIdOf(req);
      await handOver(deps, { bookingId, actor: accountOf(res) });
      await answer(res, bookingId);
    },
  });

  addRoute(router, '/api/admin/bookings/:bookingId/recordings/extension', {
    async post(req, res) {
      const bookingId = bookingIdOf(req);
      await extendByStaff(deps, { bookingId, actor: accountOf(res) });
      await answer(res, bookingId);
    },
  });

  addRoute(router, '/api/admin/recordings/:recordingId', {
    async patch(req, res) {
      const { kind } = parseBody(changeRecordingSchema, req);
      const { bookingId } = await changeKind(deps, { id: idOf(req), actor: accountOf(res), kind });
      await answer(res, bookingId);
    },
    async delete(req, res) {
      const { bookingId } = await deleteByStaff(deps, { id: idOf(req), actor: accountOf(res) });
      await answer(res, bookingId);
    },
  });

  addRoute(router, '/api/admin/recordings/:recordingId/file', {
    async get(req, res) {
      const recording = await existing(db, idOf(req), clock());
      if (!isReady(recording)) throw new Problem('recording-not-found', 'recording-unknown');
      if (isFirstPart(req)) {
        const subject = { type: 'booking', id: recording.bookingId } as const;
        const after = { recordingId: recording.id, recording: recording.kind };
        await writeAudit(db, {
          at: clock(),
          actor: accountOf(res),
          action: 'recording-opened',
          subject,
          after,
        });
      }
      const saveAs = req.query.save === undefined ? undefined : recording.fileName;
      await sendRecording(req, res, store, { recording, saveAs });
    },
  });
  return router;
}
