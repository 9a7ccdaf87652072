import type { RequestHandler } from 'express';

/** Whether this copy is on its way out: it ends what it has and takes nothing new. */
export interface Draining {
  begin(): void;
  readonly begun: boolean;
  /** Tells clients on kept-alive connections to come back over a new one, which another copy takes. */
  readonly middleware: RequestHandler;
}

export function createDraining(): Draining {
  let begun = false;
  return {
    begin() {
      begun = true;
    },
    get begun() {
      return begun;
    },
    middleware: (_req, res, next) => {
      if (begun) res.setHeader('Connection', 'close');
      next();
    },
  };
}
