import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Long enough that nobody who publishes or writes on waits for it. */
const QUIET_MS = 10_000;

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * For a process that works now and then: whoever calls the returned function says that work was done, and when none has been for a
 * while, what the work has left behind goes back to the system. V8 itself keeps the pages of its heap that are empty, 200 MB after
 * ten publishes, since a server that is always busy needs them again; only a collection as a last resort lets them go. It keeps
 * the compiled code, so that the next publish is as quick as the last.
 */
export function givesBackMemory(collector = openCollector): () => void {
  const collect = collector();
  let quiet: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(quiet);
    quiet = setTimeout(collect, QUIET_MS, {
      type: 'major',
      execution: 'sync',
      flavor: 'last-resort',
    }).unref();
  };
}

function openCollector(): CollectGarbage {
  setFlagsFromString('--expose-gc');
  // Otherwise code that has not run for some collections is compiled anew.
  setFlagsFromString('--no-flush-bytecode');
  return runInNewContext('gc') as CollectGarbage;
}
