import { describe, expect, test } from 'vitest';
import { makePrimary, sqlAt } from './cluster.ts';
import { installation, type } from './installation.ts';
import { docker, forgetData, join, kill, needs, start } from './machines.ts';
import { everythingIsWhole, NOTHING_STANDS_STILL_SECONDS, whileVisitorsPay } from './shop.ts';

const { settings, addresses } = installation();

/** Nothing is on its disk but images, and it has never heard of the others. */
async function becomeNew(): Promise<void> {
  await start(3);
  await docker(3, ['swarm', 'leave', '--force']);
  await docker(3, ['container', 'prune', '--force', '--filter', 'label=com.docker.stack.namespace=cafe']);
  await forgetData(3);
}

describe('a machine', () => {
  test('that is lost for good is replaced by a new one, by the page', async () => {
    needs('kill', 'start');
    await everythingIsWhole();
    await makePrimary(1);
    const paused = await whileVisitorsPay('a machine is lost for good, and replaced', async () => {
      await kill(3);
      await type('forget-machine', settings);
      await becomeNew();
      await join(3, addresses[2]);
      await type('new-machine', settings);
      await everythingIsWhole();
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS * 2);
    expect(await sqlAt(3, 'SELECT pg_is_in_recovery()')).toBe('t');
  });
});
