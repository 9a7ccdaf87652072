import { Router } from 'express';
import type { Request } from 'express';
import { recordingIdSchema } from 'shared/recordings/recordings.ts';
import type { SharedRecordings } from 'shared/recordings/recordings.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { Problem } from '../../platform/problem.ts';
import { addRoute } from '../../platform/routes.ts';
import { findShared } from '../base/handovers.store.ts';
import { contentOf, isHandedOver } from '../base/recording.ts';
import type { ReadyRecording } from '../base/recording.ts';
import type { RecordingDeps } from '../base/recording-deps.ts';
import { peaksOf, recordingsOf } from '../base/recordings.store.ts';
import { findSession } from '../base/session.store.ts';
import { sessionNameOf } from '../files/file-names.ts';
import { sendRecording } from '../files/send-file.usecase.ts';

const TOKEN = /^[\w-]{43}$/;

const notShared = () => new Problem('recording-not-found', 'recording-not-shared');

/** What others hear whom a guest has given the link to: no names but the singer's, nothing that can be changed. */
export function listenRoutes(deps: RecordingDeps): Router {
  const { db, store, catalogues } = deps;
  const router = Router();

  async function sharedBy(req: Request): Promise<{ session: Booking; recordings: ReadyRecording[] }> {
    const token = String(req.params.token);
    const bookingId = TOKEN.test(token) ? await findShared(db, token) : undefined;
    const session = bookingId === undefined ? undefined : await findSession(db, bookingId);
    const recordings = session && (await recordingsOf(db, [session.id], deps.clock())).filter(isHandedOver);
    if (!session || session.forgottenAt !== null || !recordings?.length) throw notShared();
    return { session, recordings };
  }

  addRoute(router, '/api/listen/:token', {
    async get(req, res) {
      const { session, recordings } = await sharedBy(req);
      const { name, sungOn } = sessionNameOf(session, await catalogues.current());
      const peaks = await peaksOf(
        db,
        recordings.map(({ id }) => id),
      );
      const answer: SharedRecordings = {
        ...{ name, sungOn },
        recordings: recordings.flatMap((recording) => {
          const content = contentOf(recording);
          const { id, kind, sizeBytes, keptUntil } = recording;
          if (!content) return [];
          return {
            id,
            kind,
            sizeBytes,
            content,
            keptUntil: keptUntil.toISOString(),
            peaks: peaks.get(id) ?? [],
          };
        }),
      };
      res.json(answer);
    },
  });

  addRoute(router, '/api/listen/:token/:recordingId', {
    async get(req, res) {
      const { recordings } = await sharedBy(req);
      const id = recordingIdSchema.safeParse(req.params.recordingId);
      const recording = recordings.find((one) => one.id === id.data);
      if (!recording) throw notShared();
      await sendRecording(req, res, store, { recording });
    },
  });
  return router;
}
