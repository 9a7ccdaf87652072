import { readConfig } from '../../src/config.ts';
import { startService } from '../../src/service.ts';

/**
 * Test-only entry: a copy of the service in a process of its own. It kills itself, as `kill -9` would, when a payment
 * reaches DIE_AT. Its clock stands at NOW, like the clock of the test that started it; without NOW it is the real one.
 * JOBS=on runs the background jobs.
 */
const { DIE_AT, NOW, JOBS, ...environment } = process.env;

const service = await startService(readConfig(environment), {
  backgroundJobs: JOBS === 'on',
  ...(NOW && { clock: () => new Date(NOW) }),
  paymentOptions: {
    reached: async (point) => {
      if (point === DIE_AT) process.kill(process.pid, 'SIGKILL');
    },
  },
});
process.once('SIGTERM', () => void service.stop());
process.stdout.write(`${service.url}\n`);
