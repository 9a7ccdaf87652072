import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 2_000;

/**
 * For what only makes later work quicker: the product mostly starts all at once, and whoever has yet to answer needs the
 * processor more. Ends at once when `signal` is aborted; never throws.
 */
export const othersFirst = (signal: AbortSignal): Promise<void> =>
  setTimeout(PAUSE_MS, undefined, { signal }).catch(() => undefined);
