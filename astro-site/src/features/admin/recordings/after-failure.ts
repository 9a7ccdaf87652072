import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';

/** A file that can no longer be read: moved, renamed, changed, or on a disk that was taken out. */
export class FileGoneError extends Error {
  constructor(cause: unknown) {
    super('The file cannot be read any more', { cause });
    this.name = 'FileGoneError';
  }
}

/** `wait`: it goes on by itself; `sign-in`: it goes on after somebody has signed in; `stop`: somebody has to decide. */
export type AfterFailure = 'wait' | 'sign-in' | 'stop';

/** Busy elsewhere, asked too often, or too slow: the next time may be another. */
const PASSING = [408, 423, 429];

/** What follows after an upload has failed. A refusal is final; a breakdown, a restart and a network that is away are not. */
export function afterFailure(error: unknown): AfterFailure {
  if (error instanceof NoAnswerError) return 'wait';
  if (!(error instanceof ApiError)) return 'stop';
  const { status, problem } = error;
  if (status === 401) return 'sign-in';
  // It stands elsewhere than thought, or another window has it just now: how far it is, is asked anew.
  if (problem?.type === 'recordings-changed' || PASSING.includes(status)) return 'wait';
  return status >= 500 && status !== 507 ? 'wait' : 'stop';
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** How long to wait before it is tried again. @param failures in a row, without anything having arrived in between */
export const pauseMs = (failures: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
