import { cpus } from 'node:os';
import type { Told } from './crowd.ts';

/** Processor time that this machine has spent, on all of its cores and for everything, in milliseconds. */
const spentMs = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);

/** Notes where a crowd stands, for `speedOf`. */
export const startClock = (told: Told) => ({
  told,
  from: told.bookingMs.length,
  startedAt: performance.now(),
  spentMs: spentMs(),
});

/** What has been booked since then: how many a second, how long each was waited for, and processor time of everything that runs here. */
export function speedOf({ told, from, startedAt, spentMs: before }: ReturnType<typeof startClock>) {
  const seconds = (performance.now() - startedAt) / 1_000;
  const waits = told.bookingMs.slice(from).toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.ceil(share * waits.length) - 1] ?? 0);
  return {
    perSecond: Number((waits.length / seconds).toFixed(1)),
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    processorMsEach: Math.round((spentMs() - before) / Math.max(1, waits.length)),
  };
}
