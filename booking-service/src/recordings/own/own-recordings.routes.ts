import { Router } from 'express';
import type { Response } from 'express';
import { shareSwitchSchema } from 'shared/recordings/recordings.ts';
import { requireVisitor, visitOf } from '../../my-booking/access/visitor.usecase.ts';
import type { VisitorDeps } from '../../my-booking/access/visitor.usecase.ts';
import { parseBody } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { fileNamesOf, sessionNameOf, zipNameOf } from '../files/file-names.ts';
import { sendRecording } from '../files/send-file.usecase.ts';
import { sendZip } from '../files/send-zip.usecase.ts';
import { deleteOwn, extendOwn, shareOwn } from './change-own.usecase.ts';
import { readOwnRecordings } from './own-recordings.usecase.ts';
import { handedOverOf, ownRecording, ownSession } from './own-session.usecase.ts';

/** Recordings on their visitor's own page. Every change answers with all of them as they are now. */
export function ownRecordingRoutes(deps: RecordingDeps & VisitorDeps): Router {
  const { db, clock, store, catalogues } = deps;
  const router = Router();
  const visitor = requireVisitor(deps);
  const answer = async (res: Response) => {
    res.json(await readOwnRecordings(deps, visitOf(res).orderId));
  };

  addRoute(router, '/api/my-booking/recordings', { get: [visitor, (_req, res) => answer(res)] });

  addRoute(router, '/api/my-booking/recordings/:recordingId', {
    delete: [
      visitor,
      async (req, res) => {
        const visit = visitOf(res);
        const { recording } = await ownRecording(deps, visit, req);
        await deleteOwn(deps, { visit, bookingId: recording.bookingId, recordingId: recording.id });
        await answer(res);
      },
    ],
  });

  addRoute(router, '/api/my-booking/recordings/:recordingId/file', {
    get: [
      visitor,
      async (req, res) => {
        const { recording, session } = await ownRecording(deps, visitOf(res), req);
        if (req.query.save === undefined) return sendRecording(req, res, store, { recording });
        const name = sessionNameOf(session, await catalogues.current());
        const names = fileNamesOf(name, await handedOverOf(db, session.id, clock()));
        await sendRecording(req, res, store, { recording, saveAs: names.get(recording.id) });
      },
    ],
  });

  addRoute(router, '/api/my-booking/bookings/:bookingId/recordings.zip', {
    get: [
      visitor,
      async (req, res) => {
        const session = await ownSession(db, visitOf(res), req.params.bookingId);
        const recordings = await handedOverOf(db, session.id, clock());
        if (recordings.length === 0) throw new Problem('recording-not-found', 'recording-nothing-to-save');
        const name = sessionNameOf(session, await catalogues.current());
        const names = fileNamesOf(name, recordings);
        const files = recordings.map((recording) => ({ recording, saveAs: names.get(recording.id) ?? '' }));
        await sendZip(req, res, store, { files, saveAs: zipNameOf(name) });
      },
    ],
  });

  addRoute(router, '/api/my-booking/bookings/:bookingId/recordings', {
    delete: [
      visitor,
      async (req, res) => {
        await deleteOwn(deps, { visit: visitOf(res), bookingId: String(req.params.bookingId) });
        await answer(res);
      },
    ],
  });

  addRoute(router, '/api/my-booking/bookings/:bookingId/recordings/share', {
    put: [
      visitor,
      async (req, res) => {
        const { isOn } = parseBody(shareSwitchSchema, req);
        await shareOwn(deps, { visit: visitOf(res), bookingId: String(req.params.bookingId), isOn });
        await answer(res);
      },
    ],
  });

  addRoute(router, '/api/my-booking/bookings/:bookingId/recordings/extension', {
    post: [
      visitor,
      async (req, res) => {
        await extendOwn(deps, { visit: visitOf(res), bookingId: String(req.params.bookingId) });
        await answer(res);
      },
    ],
  });
  return router;
}
