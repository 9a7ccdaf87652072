import { problemSchema } from 'shared/problems/problem.ts';
import { recordingAddresses } from 'shared/recordings/addresses.ts';
import { DetailedError, Upload } from 'tus-js-client';
import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';
import { FileGoneError } from './after-failure.ts';
import type { NewUpload } from './uploads.ts';

const MIB = 1024 ** 2;
/** Of one request: at 1 Mbit a second it is through within the minutes that a request may take. */
const CHUNK_BYTES = 8 * MIB;

interface Listeners {
  /** The service knows of the upload from now on. */
  onCreated: (id: string) => void;
  onProgress: (sentBytes: number) => void;
  /** So much has arrived for good. */
  onArrived: (bytes: number) => void;
}

/** What the service refused, or that nobody answered, as the rest of the dashboard knows it. */
function reasonOf(error: Error | DetailedError): Error {
  // Without a request it was the file that failed.
  if (!(error instanceof DetailedError)) return new FileGoneError(error);
  const answer = error.originalResponse;
  if (!answer) return new NoAnswerError(error);
  const text = answer.getBody();
  try {
    return new ApiError(answer.getStatus(), text, problemSchema.safeParse(JSON.parse(text)).data);
  } catch {
    return new ApiError(answer.getStatus(), text);
  }
}

const idIn = (url: string | null) => String(url?.split('/').at(-1));

/**
 * Sends a file by the tus protocol; with an `id` from where that upload has been left off, whoever began it. It is tried once:
 * what follows after a failure is decided by the queue, which knows more failures than those of tus.
 *
 * @param leaving lets go of it; what has arrived stays
 */
export function transfer(
  { file, bookingId, kind, id }: NewUpload,
  leaving: AbortSignal,
  { onCreated, onProgress, onArrived }: Listeners,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      // With an endpoint tus begins anew whenever it is not told how far an upload is: signed out, or while the service restarts.
      ...(id === null
        ? { endpoint: recordingAddresses.uploads }
        : { uploadUrl: `${recordingAddresses.uploads}/${id}` }),
      metadata: { bookingId, kind, filename: file.name },
      chunkSize: CHUNK_BYTES,
      retryDelays: null,
      storeFingerprintForResuming: false,
      onUploadUrlAvailable: () => onCreated(idIn(upload.url)),
      onProgress,
      onChunkComplete: (_bytes, arrived) => onArrived(arrived),
      onSuccess: () => resolve(),
      onError: (error) => reject(reasonOf(error)),
    });
    leaving.addEventListener('abort', () => {
      void upload.abort();
      reject(leaving.reason as Error);
    });
    upload.start();
  });
}
