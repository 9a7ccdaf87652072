import type { Router } from 'express';
import { bookingIdSchema } from 'shared/bookings/booking-id.ts';
import { ownRecordingsSchema, shareSwitchSchema } from 'shared/recordings/recordings.ts';
import { visitors } from '../../my-booking/access/visitor.usecase.ts';
import type { VisitorDeps } from '../../my-booking/access/visitor.usecase.ts';
import { refusedAs } from '../../platform/parse.ts';
import { Problem } from '../../platform/problem.ts';
import { taggedRouter } from '../../platform/routes.ts';
import { BYTES, ofRecording, recordingFile } from '../base/answers.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { fileNamesOf, sessionNameOf, zipNameOf } from '../files/file-names.ts';
import { sendRecording } from '../files/send-file.usecase.ts';
import { sendZip } from '../files/send-zip.usecase.ts';
import { deleteOwn, extendOwn, shareOwn } from './change-own.usecase.ts';
import { readOwnRecordings } from './own-recordings.usecase.ts';
import { handedOverOf, notTheirs, ownRecording, ownSession } from './own-session.usecase.ts';

const ofBooking = { bookingId: refusedAs(bookingIdSchema, notTheirs) };
const params = ofRecording('recording-not-here');
const answers = { 200: ownRecordingsSchema };

/** Recordings on their visitor's own page. Every change answers with all of them as they are now. */
export function ownRecordingRoutes(deps: RecordingDeps & VisitorDeps): Router {
  const { db, clock, store, catalogues } = deps;
  const { router, route } = taggedRouter('The visitor’s own recordings');
  const own = visitors(deps);

  route('GET /api/my-booking/recordings', own, {
    summary: 'The recordings that a visitor was told of',
    answers,
    handle: ({ visit }) => readOwnRecordings(deps, visit.orderId),
  });

  route('DELETE /api/my-booking/recordings/:recordingId', own, {
    summary: 'Delete a recording of one’s own, for good',
    params,
    answers,
    async handle({ params: { recordingId }, visit }) {
      const { recording } = await ownRecording(deps, visit, recordingId);
      await deleteOwn(deps, { visit, bookingId: recording.bookingId, recordingId });
      return readOwnRecordings(deps, visit.orderId);
    },
  });

  route('GET /api/my-booking/recordings/:recordingId/file', own, {
    summary: 'A recording of one’s own, to listen to or, with `?save`, to save',
    params,
    answers: recordingFile,
    refusals: ['range-not-satisfiable'],
    async handle({ params: { recordingId }, visit, req, res }) {
      const { recording, session } = await ownRecording(deps, visit, recordingId);
      if (req.query.save === undefined) return sendRecording(req, res, store, { recording });
      const name = sessionNameOf(session, await catalogues.current());
      const names = fileNamesOf(name, await handedOverOf(db, session.id, clock()));
      return sendRecording(req, res, store, { recording, saveAs: names.get(recording.id) });
    },
  });

  route('GET /api/my-booking/bookings/:bookingId/recordings.zip', own, {
    summary: 'All recordings of a session as one file',
    params: ofBooking,
    answers: { 200: BYTES },
    async handle({ params: { bookingId }, visit, req, res }) {
      const session = await ownSession(db, visit, bookingId);
      const recordings = await handedOverOf(db, session.id, clock());
      if (recordings.length === 0) throw new Problem('recording-not-found', 'recording-nothing-to-save');
      const name = sessionNameOf(session, await catalogues.current());
      const names = fileNamesOf(name, recordings);
      const files = recordings.map((recording) => ({ recording, saveAs: names.get(recording.id) ?? '' }));
      await sendZip(req, res, store, { files, saveAs: zipNameOf(name) });
    },
  });

  route('DELETE /api/my-booking/bookings/:bookingId/recordings', own, {
    summary: 'Delete all recordings of a session, for good',
    params: ofBooking,
    answers,
    async handle({ params: { bookingId }, visit }) {
      await deleteOwn(deps, { visit, bookingId });
      return readOwnRecordings(deps, visit.orderId);
    },
  });

  route('PUT /api/my-booking/bookings/:bookingId/recordings/share', own, {
    summary: 'Make a link that lets others listen, or withdraw it',
    params: ofBooking,
    body: shareSwitchSchema,
    answers,
    async handle({ params: { bookingId }, body: { isOn }, visit }) {
      await shareOwn(deps, { visit, bookingId, isOn });
      return readOwnRecordings(deps, visit.orderId);
    },
  });

  route('POST /api/my-booking/bookings/:bookingId/recordings/extension', own, {
    summary: 'Keep recordings as long again, once',
    params: ofBooking,
    answers,
    refusals: ['extension-not-possible'],
    async handle({ params: { bookingId }, visit }) {
      await extendOwn(deps, { visit, bookingId });
      return readOwnRecordings(deps, visit.orderId);
    },
  });
  return router;
}
