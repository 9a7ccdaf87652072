import { setMaxListeners } from 'node:events';
import type { RequestHandler } from 'express';

/** Whether this copy is on its way out: it ends what it has and takes nothing new. */
export interface Draining {
  begin(): void;
  readonly begun: boolean;
  /** Aborted when it begins: ends answers that would not end by themselves. */
  readonly signal: AbortSignal;
  /** Tells clients on kept-alive connections to come back over a new one, which another copy takes. */
  readonly middleware: RequestHandler;
}

export function createDraining(): Draining {
  const beginning = new AbortController();
  const { signal } = beginning;
  // One for each board that is open.
  setMaxListeners(0, signal);
  return {
    begin: () => beginning.abort(),
    get begun() {
      return signal.aborted;
    },
    signal,
    middleware: (_req, res, next) => {
      if (signal.aborted) res.setHeader('Connection', 'close');
      next();
    },
  };
}
