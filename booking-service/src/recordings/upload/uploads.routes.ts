import type { Request, Response, Router } from 'express';
import { Metadata } from '@tus/server';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { adminRecordingsSchema, finishUploadSchema } from 'shared/recordings/recordings.ts';
import * as z from 'zod';
import { staff } from '../../auth/signed-in.ts';
import { refusedAs, validationFailed } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { file, located, taggedRouter } from '../../platform/routes.ts';
import { refusalCode } from 'shared/problems/refusal.ts';
import { ofRecording } from '../base/answers.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { findRecording } from '../base/recordings.store.ts';
import { deleteByStaff } from '../desk/change-recording.usecase.ts';
import { readRecordings } from '../desk/read-recordings.usecase.ts';
import { createUpload } from './create-upload.usecase.ts';
import { finishUpload } from './finish-upload.usecase.ts';
import { receivePart } from './receive-part.usecase.ts';
import { tusServer } from './tus-server.usecase.ts';

const TUS_VERSION = '1.0.0';
const PROTOCOL = 'By the tus protocol 1.0.0 (tus.io).';
const one = `${recordingAddresses.uploads}/:recordingId`;
const params = ofRecording();
const PART_MEDIA_TYPE = 'application/offset+octet-stream';

/** By the protocol it would be 412, with nothing to act on. */
const noTus = () => new Problem('malformed-request', 'recording-no-tus');
const tus = { 'Tus-Resumable': refusedAs(z.literal(TUS_VERSION), noTus) };

const beginning = {
  ...tus,
  'Upload-Length': z
    .string(refusalCode('recording-no-length'))
    .regex(/^[1-9]\d{0,15}$/, refusalCode('recording-no-length'))
    .transform(Number),
  'Upload-Metadata': z.string(refusalCode('recording-bad-metadata')).transform((text, context) => {
    try {
      return Metadata.parse(text);
    } catch {
      context.addIssue(refusalCode('recording-bad-metadata'));
      return z.NEVER;
    }
  }),
};

/** Where an upload stands, as its sender has it. */
const goingOn = {
  ...tus,
  'Upload-Offset': z
    .string(refusalCode('recording-no-offset'))
    .regex(/^(0|[1-9]\d{0,15})$/, refusalCode('recording-no-offset'))
    .transform(Number),
};

const bodyLengthOf = (req: Request) => {
  const length = req.get('Content-Length');
  return length === undefined ? undefined : Number(length);
};

/** Uploads by the tus protocol, and their end. @param checkSoon wakes the job that checks */
export function uploadRoutes(deps: RecordingDeps, checkSoon: () => void): Router {
  const { db, clock, catalogues, draining } = deps;
  const answerTus = tusServer(deps);
  const { router, route } = taggedRouter('Admin: recordings');

  router.use(recordingAddresses.uploads, (_req, res, next) => {
    res.set('Tus-Resumable', TUS_VERSION);
    next();
  });

  async function requireUnderWay(id: string): Promise<void> {
    const recording = await findRecording(db, id, clock());
    if (recording?.state !== 'uploading') throw new Problem('recording-not-found', 'recording-over-now');
  }

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

  route(`POST ${recordingAddresses.uploads}`, staff, {
    summary: 'Begin to upload a recording',
    description: `${PROTOCOL} \`Upload-Length\` up to 4 GB; \`Upload-Metadata\` with \`bookingId\`, \`kind\` and \`filename\`.`,
    headers: beginning,
    answers: { 201: located(undefined) },
    refusals: ['booking-not-found', 'personal-data-removed', 'storage-full'],
    async handle({ headers, actor, req, res }) {
      const upload = { metadata: headers['Upload-Metadata'], sizeBytes: headers['Upload-Length'], actor };
      Object.assign(req, { recordingId: await createUpload(deps, upload) });
      await answerTus(req, res);
    },
  });

  route(`HEAD ${one}`, staff, {
    summary: 'How far an upload is, as `Upload-Offset`',
    description: PROTOCOL,
    params,
    headers: tus,
    async handle({ params: { recordingId }, req, res }) {
      await requireUnderWay(recordingId);
      goneOrStopping(req, res);
      await answerTus(req, res);
    },
  });

  route(`PATCH ${one}`, staff, {
    summary: 'Go on with an upload',
    description: `${PROTOCOL} What has arrived is kept, also of a request that breaks off; \`Upload-Offset\` says how far it is.`,
    params,
    headers: goingOn,
    body: file(PART_MEDIA_TYPE),
    answers: { 204: null },
    refusals: ['recordings-changed', 'storage-full'],
    async handle({ params: { recordingId: id }, headers, req, res }) {
      if (req.get('Content-Type') !== PART_MEDIA_TYPE)
        throw validationFailed([{ path: 'Upload-Offset', code: 'recording-no-offset' }]);
      await requireUnderWay(id);
      const gone = goneOrStopping(req, res);
      const part = { id, offset: headers['Upload-Offset'], lengthBytes: bodyLengthOf(req), body: req };
      try {
        const offset = await receivePart(deps, part, gone);
        res.set('Upload-Offset', String(offset));
      } catch (error) {
        // Nobody is there to be answered; what has arrived is kept.
        if (gone.aborted || (req.destroyed && !req.complete)) return;
        // What is still on its way is not read any more.
        res.set('Connection', 'close');
        throw error;
      }
    },
  });

  route(`DELETE ${one}`, staff, {
    summary: 'Give an upload up',
    description: PROTOCOL,
    params,
    answers: { 204: null },
    async handle({ params: { recordingId: id }, actor }) {
      await deleteByStaff(deps, { id, actor });
    },
  });

  route('POST /api/admin/recordings/:recordingId/finish', staff, {
    summary: 'Say what the uploaded file should be',
    description: 'It is read once after that, and is `ready` or `refused` then.',
    params,
    body: finishUploadSchema,
    answers: { 200: adminRecordingsSchema },
    refusals: ['recordings-changed'],
    async handle({ params: { recordingId: id }, body, actor }) {
      const sha256 = Buffer.from(body.sha256, 'hex');
      const { bookingId } = await finishUpload(deps, { id, sha256, actor });
      checkSoon();
      const { rules } = await catalogues.current();
      return readRecordings(deps, bookingId, rules.recordingKeepDays);
    },
  });
  return router;
}
