import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { PROBLEM_MEDIA_TYPE } from 'shared/problems/problem.ts';
import { ClientGone } from './client-gone.ts';
import { isDatabaseUnavailable } from './database.ts';
import type { Logger } from './logger.ts';
import { Problem } from './problem.ts';
import { requestIdOf } from './request-log.ts';

/** Path under which answers carry `success` and `message` too. */
const PAYMENTS = '/api/payments';

/** Anything that no route took. */
export const unknownRoute: RequestHandler = () => {
  throw new Problem('not-found', 'unknown-address');
};

/** The last middleware: every error leaves as problem+json, and the unexpected ones are logged. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    if (error instanceof ClientGone) return;
    const problem = toProblem(error);
    if (problem.status >= 500) log.error({ err: error, requestId: requestIdOf(res) }, 'a request failed');
    const { limited } = problem.extras;
    if (limited !== undefined) log.warn({ limited, requestId: requestIdOf(res) }, 'a limit was reached');
    // The answer has begun; all that is left is to end the connection, which Express's own handler does.
    if (res.headersSent) return next(error);
    sendProblem(res, problem, req.originalUrl.startsWith(PAYMENTS));
  };
}

function sendProblem(res: Response, problem: Problem, isPayment: boolean): void {
  const { retryAfterSeconds } = problem.extras;
  if (retryAfterSeconds !== undefined)
    res.set('Retry-After', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  res
    .status(problem.status)
    .type(PROBLEM_MEDIA_TYPE)
    .json({
      ...problem.toBody(),
      ...(problem.status >= 500 && { requestId: requestIdOf(res) }),
      ...(isPayment && { success: false, message: problem.message }),
    });
}

const SECONDS_UNTIL_RETRY = 5;

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseUnavailable(error)) {
    return new Problem('not-ready', 'records-unreachable', { retryAfterSeconds: SECONDS_UNTIL_RETRY });
  }
  return unreadableRequest(error) ?? new Problem('internal-error', 'internal-error');
}

/** What Express and its body parser refuse: errors with a 4xx status of their own. */
function unreadableRequest(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  if (error.status < 400 || error.status >= 500) return undefined;
  if (error.status === 413) {
    return new Problem('payload-too-large', 'too-large');
  }
  const kind = 'type' in error ? error.type : undefined;
  if (kind === 'entity.parse.failed') {
    return new Problem('malformed-request', 'not-json');
  }
  return new Problem('malformed-request', 'not-readable');
}
