import { readConfig } from '../../src/config.ts';
import { startService } from '../../src/service.ts';

/**
 * Test-only entry: a copy of the service that kills itself, as `kill -9` would, when a payment reaches DIE_AT. Its clock
 * stands at NOW, like the clock of the test that started it.
 */
const { DIE_AT, NOW = '', ...environment } = process.env;

const service = await startService(readConfig(environment), {
  backgroundJobs: false,
  clock: () => new Date(NOW),
  paymentOptions: {
    reached: async (point) => {
      if (point === DIE_AT) process.kill(process.pid, 'SIGKILL');
    },
  },
});
process.stdout.write(`${service.url}\n`);
