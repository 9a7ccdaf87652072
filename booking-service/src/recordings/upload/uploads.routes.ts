import { Router } from 'express';
import type { Request, RequestHandler, Response } from 'express';
import { Metadata } from '@tus/server';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { finishUploadSchema, recordingIdSchema } from 'shared/recordings/recordings.ts';
import { accountOf } from '../../auth/signed-in.ts';
import { parseBody, validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { findRecording } from '../base/recordings.store.ts';
import { deleteByStaff } from '../desk/change-recording.usecase.ts';
import { readRecordings } from '../desk/read-recordings.usecase.ts';
import { createUpload } from './create-upload.usecase.ts';
import { finishUpload } from './finish-upload.usecase.ts';
import { receivePart } from './receive-part.usecase.ts';
import { tusServer } from './tus-server.usecase.ts';

const TUS_VERSION = '1.0.0';
const PART_MEDIA_TYPE = 'application/offset+octet-stream';

function metadataOf(req: Request): Record<string, string | null> {
  try {
    return Metadata.parse(req.get('Upload-Metadata') ?? '');
  } catch {
    throw validationFailed([{ path: 'Upload-Metadata', code: 'recording-bad-metadata' }]);
  }
}

function lengthOf(req: Request): number {
  const length = req.get('Upload-Length') ?? '';
  if (!/^[1-9]\d{0,15}$/.test(length))
    throw validationFailed([{ path: 'Upload-Length', code: 'recording-no-length' }]);
  return Number(length);
}

/** Where an upload stands, as its sender has it. */
function offsetOf(req: Request): number {
  const offset = req.get('Upload-Offset') ?? '';
  if (!/^(0|[1-9]\d{0,15})$/.test(offset) || req.get('Content-Type') !== PART_MEDIA_TYPE)
    throw validationFailed([{ path: 'Upload-Offset', code: 'recording-no-offset' }]);
  return Number(offset);
}

const bodyLengthOf = (req: Request) => {
  const length = req.get('Content-Length');
  return length === undefined ? undefined : Number(length);
};

const idOf = (req: Request): string => {
  const id = recordingIdSchema.safeParse(req.params.recordingId);
  if (!id.success) throw new Problem('recording-not-found', 'recording-unknown');
  return id.data;
};

/** Uploads by the tus protocol, and their end. Stands behind `requireStaff`. @param checkSoon wakes the job that checks */
export function uploadRoutes(deps: RecordingDeps, checkSoon: () => void): Router {
  const { db, clock, catalogues, draining } = deps;
  const answerTus = tusServer(deps);
  const router = Router();

  const speaksTus: RequestHandler = (req, res, next) => {
    res.set('Tus-Resumable', TUS_VERSION);
    if (req.get('Tus-Resumable') === TUS_VERSION) return next();
    // By the protocol it would be 412, with nothing to act on.
    throw new Problem('malformed-request', 'recording-no-tus');
  };

  const underWay: RequestHandler = async (req, _res, next) => {
    const recording = await findRecording(db, idOf(req), clock());
    if (recording?.state !== 'uploading') throw new Problem('recording-not-found', 'recording-over-now');
    next();
  };

  /** Of an upload that is cut off, what has arrived is kept; so a copy that stops does not wait for the rest. */
  const goneOrStopping = (req: Request, res: Response): AbortSignal => {
    const gone = new AbortController();
    const cut = () => {
      gone.abort();
      req.destroy();
    };
    draining.signal.addEventListener('abort', cut, { once: true });
    res.once('close', () => {
      draining.signal.removeEventListener('abort', cut);
      if (!res.writableFinished) gone.abort();
    });
    return gone.signal;
  };

  addRoute(router, recordingAddresses.uploads, {
    post: [
      speaksTus,
      async (req, res) => {
        const upload = { metadata: metadataOf(req), sizeBytes: lengthOf(req), actor: accountOf(res) };
        Object.assign(req, { recordingId: await createUpload(deps, upload) });
        await answerTus(req, res);
      },
    ],
  });

  addRoute(router, `${recordingAddresses.uploads}/:recordingId`, {
    head: [
      underWay,
      speaksTus,
      async (req, res) => {
        goneOrStopping(req, res);
        await answerTus(req, res);
      },
    ],
    patch: [
      speaksTus,
      underWay,
      async (req, res) => {
        const gone = goneOrStopping(req, res);
        const part = { id: idOf(req), offset: offsetOf(req), lengthBytes: bodyLengthOf(req), body: req };
        try {
          const offset = await receivePart(deps, part, gone);
          res.status(204).set('Upload-Offset', String(offset)).end();
        } catch (error) {
          // Nobody is there to be answered; what has arrived is kept.
          if (gone.aborted || (req.destroyed && !req.complete)) return;
          // What is still on its way is not read any more.
          res.set('Connection', 'close');
          throw error;
        }
      },
    ],
    async delete(req, res) {
      await deleteByStaff(deps, { id: idOf(req), actor: accountOf(res) });
      res.status(204).set('Tus-Resumable', TUS_VERSION).end();
    },
  });

  addRoute(router, '/api/admin/recordings/:recordingId/finish', {
    async post(req, res) {
      const sha256 = Buffer.from(parseBody(finishUploadSchema, req).sha256, 'hex');
      const { bookingId } = await finishUpload(deps, { id: idOf(req), sha256, actor: accountOf(res) });
      checkSoon();
      const { rules } = await catalogues.current();
      res.json(await readRecordings(deps, bookingId, rules.recordingKeepDays));
    },
  });
  return router;
}
