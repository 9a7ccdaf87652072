import type { Problem } from 'shared/problems/problem.ts';

/** The server answered, and refused. The message is `"{status}: {text}"`. */
export class ApiError extends Error {
  readonly status: number;
  /** The answer read as problem+json, where it was one. */
  readonly problem: Problem | undefined;
  /** Seconds after which it is worth asking again, where the server said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, text: string, problem?: Problem, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer came: offline, a dropped connection, a server that is gone. Whether the request arrived is unknown. */
export class NoAnswerError extends Error {
  constructor(cause: unknown) {
    super('We could not reach the server. Please check your connection and try again.', { cause });
    this.name = 'NoAnswerError';
  }
}

/** The server answered OK, but not what this page expects: another version of it, or something in between. */
export class UnreadableAnswerError extends Error {
  constructor(cause: unknown) {
    super('The answer could not be read. Please reload the page and try again.', { cause });
    this.name = 'UnreadableAnswerError';
  }
}

/** True when nobody can say whether the request took effect: no answer, an unreadable one, or a breakdown on the way. */
export function outcomeUnknown(error: unknown): boolean {
  if (error instanceof NoAnswerError || error instanceof UnreadableAnswerError) return true;
  return error instanceof ApiError && error.status >= 500;
}

/** What to show a person: the problem's own sentence where there is one, else the error's message, else `fallback`. */
export function sentenceFor(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.problem?.detail) return error.problem.detail;
  return (error instanceof Error && error.message) || fallback;
}
