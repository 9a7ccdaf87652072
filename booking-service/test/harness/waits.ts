import { setTimeout as pause } from 'node:timers/promises';

/** Nothing that is waited for here takes this long, however busy the machine is. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 20;

/**
 * Waits until something is so. Gives up with a sentence that says what it waited for, so that a proof never hangs.
 *
 * @param what completes the sentence "Waited … for"
 */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > giveUpAt) throw waitedInVain(what, patienceMs);
    await pause(LOOK_EVERY_MS);
  }
}

/** What a promise resolves to, or the same sentence when it does not settle in time. */
export async function inTime<T>(what: string, promise: Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const timer = new AbortController();
  const late = pause(patienceMs, undefined, { signal: timer.signal }).then(() => {
    throw waitedInVain(what, patienceMs);
  });
  // Put off as soon as the promise has settled.
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
}

const waitedInVain = (what: string, patienceMs: number) =>
  new Error(`Waited ${patienceMs / 1_000} s for ${what}`);
