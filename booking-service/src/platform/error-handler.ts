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
  throw new Problem('not-found', 'There is nothing under this address. Please check it for typing mistakes.');
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
    return new Problem(
      'not-ready',
      'We cannot reach our booking records right now. Please try again in a moment.',
      {
        retryAfterSeconds: SECONDS_UNTIL_RETRY,
      },
    );
  }
  return unreadableRequest(error) ?? new Problem('internal-error', internalDetail);
}

/** The error may have come after money moved or something was stored, so this says nothing of either. */
const internalDetail =
  'Something went wrong on our side, and we cannot say whether your request was carried out. Please look before you try again; if it happens again, tell us the request id.';

/** What Express and its body parser refuse: errors with a 4xx status of their own. */
function unreadableRequest(error: unknown): Problem | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return undefined;
  if (error.status < 400 || error.status >= 500) return undefined;
  if (error.status === 413) {
    return new Problem(
      'payload-too-large',
      'The request is too large. Please shorten what you have entered.',
    );
  }
  const kind = 'type' in error ? error.type : undefined;
  if (kind === 'entity.parse.failed') {
    return new Problem('malformed-request', 'The body is not valid JSON. Please send one JSON object.');
  }
  return new Problem(
    'malformed-request',
    'The request could not be read. Please check its address, headers and body.',
  );
}
