import { describe, expect, test } from 'vitest';
import { makePrimary, primary } from './cluster.ts';
import { containerOn, docker, type MachineNumber, machineNumbers } from './machines.ts';
import { everythingIsWhole, goOnFor, NOTHING_STANDS_STILL_SECONDS, whileVisitorsPay } from './shop.ts';

/** The one that everything goes through is started again where it was. */
const NEW_POOLER_WITHIN_SECONDS = 10;
/** A primary whose process dies comes back where it was, or another takes over. */
const NEW_PRIMARY_WITHIN_SECONDS = 45;

/** Ends the container of a service without a word. */
async function killCopy(service: string, machines: readonly MachineNumber[] = machineNumbers): Promise<void> {
  for (const machine of machines) {
    const container = await containerOn(machine, service);
    if (container === undefined) continue;
    await docker(machine, ['kill', '--signal', 'KILL', container]);
    return;
  }
  throw new Error(`No copy of ${service} runs`);
}

describe('one copy dies', () => {
  test.each(['caddy', 'site', 'publisher', 'booking-service', 'cms', 'preview', 'primary'])(
    'of %s: nothing stands still',
    async (service) => {
      const paused = await whileVisitorsPay(`a copy of ${service} is killed`, async () => {
        await killCopy(service);
        await goOnFor(10);
      });
      expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
    },
  );

  test('of the poolers, the one before the primary: bookings go on', async () => {
    await everythingIsWhole();
    const machine = await primary();
    const paused = await whileVisitorsPay('the pooler of the primary is killed', async () => {
      await killCopy(`pooler${machine}`, [machine]);
      await goOnFor(10);
    });
    expect(paused).toBeLessThan(NEW_POOLER_WITHIN_SECONDS);
  });

  test('of etcd, and then of a member that follows: nothing stands still', async () => {
    await everythingIsWhole();
    await makePrimary(1);
    const paused = await whileVisitorsPay('etcd and a standby are killed', async () => {
      await killCopy('etcd2');
      await goOnFor(8);
      await killCopy('postgres3');
      await goOnFor(8);
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });

  test('of the database, the primary: bookings go on', async () => {
    await everythingIsWhole();
    const machine = await primary();
    const paused = await whileVisitorsPay('the primary is killed, its machine lives', async () => {
      await killCopy(`postgres${machine}`, [machine]);
      await goOnFor(10);
    });
    expect(paused).toBeLessThan(NEW_PRIMARY_WITHIN_SECONDS);
  });
});
