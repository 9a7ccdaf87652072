import type { PlainCode } from 'shared/problems/refusals.en.ts';
import type { Request, Response } from 'express';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { Server } from '@tus/server';
import { MAX_RECORDING_BYTES } from 'shared/recordings/recordings.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { ProblemType } from 'shared/problems/problem.ts';
import type { PlatformDeps } from '../../platform/deps.ts';
import { Problem } from '../../platform/problem.ts';
import { touchUpload } from '../base/recordings.store.ts';
import type { RecordingStore } from '../store/recording-store.client.ts';
import { uploadLocker } from './upload-locker.usecase.ts';

/** What an upload needs beside its bytes, carried from Express through tus. */
interface Carried {
  req: Request & { recordingId?: string };
  res: Response;
}

const nodeOf = (req: { runtime?: { node?: unknown } | undefined }) => req.runtime?.node as Carried;

/** Errors of tus in our words, by the status that it gives them. Clients go by the status alone. */
const refusals: Record<number, { type: ProblemType; code: PlainCode }> = {
  400: { type: 'malformed-request', code: 'recording-no-length' },
  404: { type: 'recording-not-found', code: 'recording-over-now' },
  410: { type: 'recording-not-found', code: 'recording-over-now' },
  413: { type: 'payload-too-large', code: 'recording-too-much' },
  423: { type: 'recordings-changed', code: 'recording-busy' },
};

interface TusError {
  status_code?: number;
  body?: string;
}

const statusOf = ({ status_code: status = 500, body = '' }: TusError) =>
  body.startsWith('failed to acquire lock') ? 423 : status;

/** Answers a request of the tus protocol. @throws Problem where it is refused, or what went wrong */
export type AnswerTus = (req: Request, res: Response) => Promise<void>;

/**
 * The tus protocol for uploads whose rows are there already (`createUpload`), but for the bytes themselves (`receivePart`): those
 * would go through streams of the web and four of Node's.
 */
export function tusServer(deps: PlatformDeps & { store: RecordingStore }): AnswerTus {
  const { db, log, clock, store } = deps;
  const refused = new WeakMap<Request, unknown>();
  const server = new Server({
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
    // tus would look for it at the end of the address, and find what stands in a query.
    getFileIdFromRequest: (req) => String(nodeOf(req).req.params.recordingId),
    async onIncomingRequest(_req, id) {
      await touchUpload(db, id, clock());
    },
    async onResponseError(req, error) {
      const refusal = refusals[statusOf(error as TusError)];
      refused.set(nodeOf(req).req, refusal ? new Problem(refusal.type, refusal.code) : error);
      return undefined;
    },
  });

  return async (req, res) => {
    const answer = await server.handleWeb(new NodeRequest({ req, res }));
    if (refused.has(req) || answer.status >= 400) {
      // What is still on its way is not read any more.
      res.set('Connection', 'close');
      throw refused.get(req) ?? new Problem('malformed-request', 'recording-no-tus');
    }
    await sendNodeResponse(res, answer);
  };
}
