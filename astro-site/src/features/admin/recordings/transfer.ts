import { problemSchema } from 'shared/problems/problem.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import type { RecordingKind } from 'shared/recordings/recordings.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';

const MIB = 1024 ** 2;
/** Of one request: at 1 Mbit a second it is through within the minutes that a request may take. */
const CHUNK_BYTES = 8 * MIB;
/** After these pauses it is tried again; what arrives in between begins them anew. Then it waits for somebody. */
const RETRY_DELAYS_MS = [0, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 15_000, 15_000];

export interface TransferOf {
  file: File;
  bookingId: string;
  kind: RecordingKind;
  onProgress: (sentBytes: number) => void;
}

export interface Transfer {
  /** Its id, once all of it is there. */
  done: Promise<string>;
  /** Ends it, and what was sent of it. */
  giveUp: () => Promise<void>;
}

/** What the service refused, or that nobody answered, as the rest of the dashboard knows it. */
function reasonOf(error: Error | DetailedError): Error {
  const answer = error instanceof DetailedError ? error.originalResponse : null;
  if (!answer) return new NoAnswerError(error);
  const text = answer.getBody();
  try {
    return new ApiError(answer.getStatus(), text, problemSchema.safeParse(JSON.parse(text)).data);
  } catch {
    return new ApiError(answer.getStatus(), text);
  }
}

/** A refusal is final; a conflict means that the upload stands elsewhere than thought, which is asked for again. */
const isWorthTrying = (status: number) =>
  status === 0 || status === 409 || status === 408 || (status >= 500 && status !== 507);

/**
 * Sends a file by the tus protocol, from where an earlier try has left off: also one of before the page was loaded again, for the
 * same file of the same singer.
 */
export function startTransfer({ file, bookingId, kind, onProgress }: TransferOf): Transfer {
  let upload: Upload | undefined;
  const done = new Promise<string>((resolve, reject) => {
    const started = new Upload(file, {
      endpoint: recordingAddresses.uploads,
      metadata: { bookingId, kind, filename: file.name },
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_DELAYS_MS,
      removeFingerprintOnSuccess: true,
      fingerprint: async () => ['recording', bookingId, file.name, file.size, file.lastModified].join('/'),
      onShouldRetry: ({ originalResponse }) => isWorthTrying(originalResponse?.getStatus() ?? 0),
      onProgress,
      onSuccess: () => resolve(String(started.url?.split('/').at(-1))),
      onError: (error) => reject(reasonOf(error)),
    });
    upload = started;
    started.findPreviousUploads().then(([previous]) => {
      if (previous) started.resumeFromPreviousUpload(previous);
      started.start();
    }, reject);
  });
  return { done, giveUp: async () => upload?.abort(true).catch(() => undefined) };
}
