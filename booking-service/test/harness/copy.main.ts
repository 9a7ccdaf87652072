import { flushCompileCache } from 'node:module';
import { readConfig } from '../../src/platform/config.ts';
import { ANSWER_WITHIN_MS } from '../../src/payments/payments.feature.ts';
import { defaultTimeouts } from '../../src/payments/provider/toss/toss.client.ts';
import { startService } from '../../src/service.ts';

/**
 * Test-only entry: a copy of the service in a process of its own. It kills itself, as `kill -9` would, when a payment
 * reaches DIE_AT. Its clock starts at NOW, like the clock of the test that started it, and runs CLOCK_SPEED times as fast
 * as the real one: 0 stands still. Its patience with the provider shrinks as much. JOBS=on runs the background jobs.
 */
const { DIE_AT, NOW = '', CLOCK_SPEED = '0', JOBS, ...environment } = process.env;
const startedAt = Date.now();
const pace = Math.max(1, Number(CLOCK_SPEED));
const { writeMs, readMs } = defaultTimeouts;

const service = await startService(readConfig(environment), {
  backgroundJobs: JOBS === 'on',
  clock: () => new Date(Date.parse(NOW) + (Date.now() - startedAt) * Number(CLOCK_SPEED)),
  paymentOptions: {
    timeouts: { writeMs: writeMs / pace, readMs: readMs / pace },
    answerWithinMs: ANSWER_WITHIN_MS / pace,
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
