import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/config.ts';
import { startService } from '../../src/service.ts';

/**
 * Test-only entry: a copy of the service in a process of its own. It kills itself, as `kill -9` would, when a payment
 * reaches DIE_AT. Its clock starts at NOW, like the clock of the test that started it, and runs CLOCK_SPEED times as fast
 * as the real one: 0 stands still. JOBS=on runs the background jobs.
 */
const { DIE_AT, NOW = '', CLOCK_SPEED = '0', JOBS, ...environment } = process.env;
const startedAt = Date.now();

const service = await startService(readConfig(environment), {
  backgroundJobs: JOBS === 'on',
  clock: () => new Date(Date.parse(NOW) + (Date.now() - startedAt) * Number(CLOCK_SPEED)),
  paymentOptions: {
    reached: async (point) => {
      if (point === DIE_AT) process.kill(process.pid, 'SIGKILL');
    },
  },
});
process.once('SIGTERM', () => void service.stop());
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'));
process.stdin.resume().unref();
process.stdout.write(`${service.url}\n`);
// At its end it would not come to that: most copies are killed.
flushCompileCache();
