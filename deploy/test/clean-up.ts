/** What a run has to undo, also when somebody stops it. */
export interface CleanUp {
  /** The newest last: nothing ends before what was made on top of it. */
  undo: (() => unknown)[];
  /** Aborted when somebody stops the run. */
  signal: AbortSignal;
  /** Undoes all but the first `downTo`; one after the other, whoever asks. */
  cleanUp(downTo?: number): Promise<void>;
}

/** From now on a signal to this process undoes everything before it ends. */
export function cleanUpWhenStopped(): CleanUp {
  const undo: (() => unknown)[] = [];
  const stop = new AbortController();
  let cleaning = Promise.resolve();
  const cleanUp = (downTo = 0) =>
    (cleaning = cleaning.then(async () => {
      while (undo.length > downTo) await undo.pop()?.();
    }));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      process.stdout.write('\nStopped: taking everything down.\n');
      stop.abort();
      void cleanUp().then(() => process.exit(1));
    });
  return { undo, signal: stop.signal, cleanUp };
}
