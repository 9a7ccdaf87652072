import { NoAnswerError } from '../../../lib/api/api-error.ts';
import { FileGoneError } from './after-failure.ts';
import type { Hashed } from './hash.worker.ts';

/**
 * The SHA-256 of a file, in small hexadecimal digits.
 *
 * @throws FileGoneError where it can no longer be read, NoAnswerError where the worker could not be fetched
 */
export function hashFile(file: File): Promise<string> {
  const worker = new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Hashed>) =>
      'sum' in data ? resolve(data.sum) : reject(new FileGoneError(data.failed));
    worker.onerror = (event) => reject(new NoAnswerError(event.message));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
