import type { Logger } from '../../platform/logger.ts';

/** Work that goes on after its request was answered. */
export interface InFlight {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is running any more. */
  idle(): Promise<void>;
}

export function createInFlight(log: Logger): InFlight {
  const running = new Set<Promise<unknown>>();
  return {
    run(work) {
      const promise = work();
      const settled = promise.then(
        () => undefined,
        // Whoever waits for it gets the error too; when nobody does, the reconciler takes over.
        (error: unknown) => log.debug({ err: error }, 'a confirm ended with an error'),
      );
      running.add(settled);
      void settled.finally(() => running.delete(settled));
      return promise;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
