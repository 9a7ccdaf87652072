import type { Router } from 'express';
import { sharedRecordingsSchema } from 'shared/recordings/recordings.ts';
import * as z from 'zod';
import type { Booking } from '../../booking-row/booking-row.ts';
import { Problem } from '../../platform/problem.ts';
import { everybody, taggedRouter } from '../../platform/routes.ts';
import { ofRecording, recordingFile } from '../base/answers.ts';
import { findShared } from '../base/handovers.store.ts';
import { contentOf, isHandedOver } from '../base/recording.ts';
import type { ReadyRecording } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { peaksOf, recordingsOf } from '../base/recordings.store.ts';
import { findSession } from '../base/session.store.ts';
import { sessionNameOf } from '../files/file-names.ts';
import { sendRecording } from '../files/send-file.usecase.ts';

const TOKEN = /^[\w-]{43}$/;

const params = { token: z.string() };
const notShared = () => new Problem('recording-not-found', 'recording-not-shared');

/** What others hear whom a guest has given the link to: no names but the singer's, nothing that can be changed. */
export function listenRoutes(deps: RecordingDeps): Router {
  const { db, store, catalogues } = deps;
  const { router, route } = taggedRouter('Shared recordings');

  async function sharedBy(token: string): Promise<{ session: Booking; recordings: ReadyRecording[] }> {
    const bookingId = TOKEN.test(token) ? await findShared(db, token) : undefined;
    const session = bookingId === undefined ? undefined : await findSession(db, bookingId);
    const recordings = session && (await recordingsOf(db, [session.id], deps.clock())).filter(isHandedOver);
    if (!session || session.forgottenAt !== null || !recordings?.length) throw notShared();
    return { session, recordings };
  }

  route('GET /api/listen/:token', everybody, {
    summary: 'What a guest has shared',
    params,
    answers: { 200: sharedRecordingsSchema },
    refusals: ['recording-not-found'],
    async handle({ params: { token } }) {
      const { session, recordings } = await sharedBy(token);
      const { name, sungOn } = sessionNameOf(session, await catalogues.current());
      const ids = recordings.map(({ id }) => id);
      const peaks = await peaksOf(db, ids);
      const shown = recordings.flatMap((recording) => {
        const content = contentOf(recording);
        const { id, kind, sizeBytes } = recording;
        const keptUntil = recording.keptUntil.toISOString();
        return content ? [{ id, kind, sizeBytes, content, keptUntil, peaks: peaks.get(id) ?? [] }] : [];
      });
      return { name, sungOn, recordings: shown };
    },
  });

  route('GET /api/listen/:token/:recordingId', everybody, {
    summary: 'A shared recording',
    params: { ...params, ...ofRecording('recording-not-shared') },
    answers: recordingFile,
    refusals: ['range-not-satisfiable'],
    async handle({ params: { token, recordingId }, req, res }) {
      const { recordings } = await sharedBy(token);
      const recording = recordings.find(({ id }) => id === recordingId);
      if (!recording) throw notShared();
      await sendRecording(req, res, store, { recording });
    },
  });
  return router;
}
