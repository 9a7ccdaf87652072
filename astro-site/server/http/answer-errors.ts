import type { ErrorRequestHandler } from 'express';
import { REQUEST_ID_HEADER } from 'shared/log/request-id.ts';
import type { Log } from '../log.ts';

/** A crowd at the door is told of once, not by a line for each visitor. */
const TELL_AGAIN_MS = 10_000;

/** The process, or the machine, has as many files and connections open as it may. */
const outOfDescriptors = (error: { code?: string }) => error.code === 'EMFILE' || error.code === 'ENFILE';

/** A request that cannot be read ("/%ZZ") is the sender's mistake; anything else is ours. Neither tells internals. */
export function answerErrors(log: Log): ErrorRequestHandler {
  let toldAt = -Infinity;
  return (error: Error & { status?: number; code?: string }, req, res, next) => {
    if (res.headersSent) return next(error);
    if (outOfDescriptors(error)) {
      if (performance.now() - toldAt > TELL_AGAIN_MS) {
        toldAt = performance.now();
        log.warn({ err: error }, 'Too many files and connections are open');
      }
      return void res
        .status(503)
        .set({ 'retry-after': '2', 'cache-control': 'no-store' })
        .type('text')
        .send('The site is very busy. Please try again in a moment.\n');
    }
    res.set(REQUEST_ID_HEADER, req.get(REQUEST_ID_HEADER));
    const status = error.status && error.status < 500 ? error.status : 500;
    if (status === 500) log.error({ path: req.path, err: error }, 'A request failed');
    res
      .status(status)
      .set('cache-control', 'no-store')
      .type('text')
      .send(status === 500 ? 'Something went wrong on our side.\n' : 'This address cannot be read.\n');
  };
}
