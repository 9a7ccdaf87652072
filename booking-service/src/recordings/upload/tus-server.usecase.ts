import type { Request, Response } from 'express';
import { Server } from '@tus/server';
import { MAX_RECORDING_BYTES } from 'shared/recordings/recordings.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { PROBLEM_MEDIA_TYPE, problemTypes } from 'shared/problems/problem.ts';
import type { ProblemType } from 'shared/problems/problem.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { recordingMessages } from '../base/recording.messages.ts';
import { touchUpload } from '../base/recordings.store.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';
import { uploadLocker } from './upload-locker.usecase.ts';

/** What an upload needs beside its bytes, carried from Express through tus. */
interface Carried {
  req: Request & { recordingId?: string };
  res: Response;
}

const nodeOf = (req: { runtime?: { node?: unknown } | undefined }) => req.runtime?.node as Carried;

/** Errors of tus in our words, by the status that its protocol knows them by; clients go by that alone. */
const refusals: Record<number, { type: ProblemType; detail: string }> = {
  400: { type: 'malformed-request', detail: recordingMessages.noLength },
  404: { type: 'recording-not-found', detail: recordingMessages.overNow },
  410: { type: 'recording-not-found', detail: recordingMessages.overNow },
  413: { type: 'payload-too-large', detail: recordingMessages.tooLarge },
  423: { type: 'recordings-changed', detail: recordingMessages.busy },
};

const statusOf = ({ status_code: status = 500, body = '' }: { status_code?: number; body?: string }) =>
  body.startsWith('failed to acquire lock') ? 423 : status;

/**
 * The tus protocol for uploads whose rows are there already (`createUpload`), but for the bytes themselves (`receivePart`): on
 * its way through the web's streams each of them would cost twice the processor.
 */
export function tusServer(deps: PlatformDeps & { store: RecordingStore }): Server {
  const { db, log, clock, store } = deps;
  return new Server({
    path: recordingAddresses.uploads,
    relativeLocation: true,
    datastore: store.uploads,
    locker: uploadLocker({ db, log }),
    maxSize: MAX_RECORDING_BYTES,
    // Only pages of ours may send here (`originGuard`), and they need no leave for it.
    allowedOrigins: [],
    namingFunction: (req) => {
      const id = nodeOf(req).req.recordingId;
      if (id === undefined) throw new Error('an upload is created before tus hears of it');
      return id;
    },
    async onIncomingRequest(_req, id) {
      await touchUpload(db, id, clock());
    },
    async onResponseError(req, error) {
      const status = statusOf(error as { status_code?: number; body?: string });
      const { res } = nodeOf(req);
      const refusal = refusals[status];
      if (!refusal) {
        log.error({ err: error }, 'an upload failed');
        return { status_code: status, body: '' };
      }
      res.type(PROBLEM_MEDIA_TYPE);
      const { type, detail } = refusal;
      const { title } = problemTypes[type];
      return { status_code: status, body: JSON.stringify({ type, title, status, detail }) };
    },
  });
}
