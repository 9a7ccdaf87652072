import { Router } from 'express';
import { visitCookie } from '../my-booking/access/visit-cookie.ts';
import type { Loops } from '../platform/loops.ts';
import type { RecordingDeps } from './base/recording-deps.ts';
import { checkRecordings } from './check/check-recordings.job.ts';
import { deskRecordingRoutes } from './desk/desk.routes.ts';
import { compareStores } from './keeping/compare-stores.job.ts';
import { endRecordings, removeEnded } from './keeping/end-recordings.job.ts';
import { remindOfEnds } from './keeping/remind.job.ts';
import { listenRoutes } from './listen/listen.routes.ts';
import { ownRecordingRoutes } from './own/own-recordings.routes.ts';
import { uploadRoutes } from './upload/uploads.routes.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

export interface Recordings {
  /** For visitors and whoever they let listen. */
  routes: Router;
  /** Behind `requireStaff`. */
  deskRoutes: Router;
  startJobs(loops: Loops): void;
}

/** Recordings of sessions: uploaded at the desk, handed over, kept as long as promised. */
export function createRecordings(deps: RecordingDeps): Recordings {
  const { siteOrigin } = deps.config;
  const visits = visitCookie({ https: siteOrigin.startsWith('https://') });
  let checkSoon: () => void = () => undefined;
  return {
    routes: Router().use(ownRecordingRoutes({ ...deps, visits }), listenRoutes(deps)),
    deskRoutes: Router().use(
      uploadRoutes(deps, () => checkSoon()),
      deskRecordingRoutes(deps),
    ),
    startJobs(loops) {
      const checking = loops.every('check recordings', 2 * SECOND_MS, (stopping) =>
        checkRecordings(deps, stopping),
      );
      checkSoon = checking.wake;
      loops.every('end recordings', 60 * SECOND_MS, async () => endRecordings(deps));
      loops.every('remove ended recordings', 5 * SECOND_MS, (stopping) => removeEnded(deps, stopping));
      loops.every('remind of recordings', 600 * SECOND_MS, (stopping) => remindOfEnds(deps, stopping));
      loops.every('compare the stores of recordings', 24 * HOUR_MS, async () => {
        await compareStores(deps);
      });
    },
  };
}
