import { pageLanguage } from 'shared/languages/page-language.ts';
import type { Problem, ProblemType } from 'shared/problems/problem.ts';
import { words } from './words/words.ts';

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

/** Its message is a sentence for people, in the language of their page. */
export class ToldError extends Error {}

/** No answer came: offline, a dropped connection, a server that is gone. Whether the request arrived is unknown. */
export class NoAnswerError extends ToldError {
  constructor(cause: unknown) {
    super(words.noAnswer, { cause });
    this.name = 'NoAnswerError';
  }
}

/** The server answered OK, but not what this page expects: another version of it, or something in between. */
export class UnreadableAnswerError extends ToldError {
  constructor(cause: unknown) {
    super(words.unreadable, { cause });
    this.name = 'UnreadableAnswerError';
  }
}

/** True when nobody can say whether the request took effect: no answer, an unreadable one, or a breakdown on the way. */
export function outcomeUnknown(error: unknown): boolean {
  if (error instanceof NoAnswerError || error instanceof UnreadableAnswerError) return true;
  return error instanceof ApiError && error.status >= 500;
}

/**
 * What to show a person. In English that is the problem's own sentence where there is one, else the error's message; in another
 * language what the page has to say of such a problem. Else `fallback`.
 */
export function sentenceFor(error: unknown, fallback: string): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  if (pageLanguage() !== 'en' && !(error instanceof ToldError))
    return (problem && sentenceOf(problem)) ?? fallback;
  return problem?.detail || (error instanceof Error && error.message) || fallback;
}

/** The page's own sentence about a problem; undefined in English, which leaves it to the service. */
function sentenceOf(problem: Problem): string | undefined {
  const sentence = words.problems[problem.type as ProblemType];
  return typeof sentence === 'function' ? sentence(problem) : sentence;
}
