import { cpus } from 'node:os';

/**
 * Returns the seconds that all processors of this machine have computed since it started. A browser's processes are not waited for by those
 * that start them, so adding up children would miss most of them; run nothing else while you measure.
 */
export const processorSeconds = () =>
  cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;
