import { expect, test } from 'vitest';
import { docker, kill, machineNumbers, needs, start } from './machines.ts';
import { databaseIsWhole, whileVisitorsPay } from './shop.ts';

/** Each of the three may be the primary once, which is what a machine that dies costs. */
const NEW_PRIMARY_WITHIN_SECONDS = 45;

/** What a machine that restarts does to its containers; the engine of the one that the tests run on stays. */
async function restart(machine: (typeof machineNumbers)[number]): Promise<void> {
  if (machine === 1) {
    const ids = await docker(1, ['ps', '--quiet', '--filter', 'label=com.docker.stack.namespace=cafe']);
    await docker(1, ['kill', ...ids.split('\n').filter(Boolean)]);
    return;
  }
  await kill(machine);
  await start(machine);
}

test('all machines are restarted without a warning, one after the other: bookings go on', async () => {
  needs('kill', 'start');
  const paused = await whileVisitorsPay('every machine is restarted', async (crowd) => {
    for (const machine of machineNumbers) {
      await restart(machine);
      await databaseIsWhole();
      await crowd.more(20);
    }
  });
  expect(paused).toBeLessThan(NEW_PRIMARY_WITHIN_SECONDS);
});
