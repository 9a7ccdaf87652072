import type { Response } from 'express';

/** Ends work whose answer nobody waits for any more. The error handler has nothing to say of it: the log of requests does. */
export class ClientGone extends Error {
  constructor() {
    super('The client went away before the answer');
    this.name = 'ClientGone';
  }
}

/** Aborted when the client hangs up before it is answered. */
export function clientGone(res: Response): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) gone.abort(new ClientGone());
  });
  return gone.signal;
}
