import { describe, expect, test } from 'vitest';
import { installation, nameAgain, type } from './installation.ts';
import { docker } from './machines.ts';
import { NOTHING_STANDS_STILL_SECONDS, whileVisitorsPay } from './shop.ts';

const { settings } = installation();
const tag = String(settings['IMAGE_TAG']);
const NEW = 'swarm-test-new';

const product = /^cafe_(booking-service|site|publisher|cms|preview|caddy) /;
const database = /^cafe_((etcd|postgres|pooler)\d|primary) /;

/** The version that each of those services runs. */
async function versions(services: RegExp): Promise<string[]> {
  const list = await docker(1, ['service', 'ls', '--format', '{{.Name}} {{.Image}}']);
  return list
    .split('\n')
    .filter((line) => services.test(line))
    .map((line) => line.slice(line.lastIndexOf(':') + 1));
}

const ofAll = (version: string, services: RegExp) =>
  Array<string>(services === product ? 6 : 10).fill(version);

describe('a new version', () => {
  test('takes the place of the one before, and that comes back: nothing stands still', async () => {
    await nameAgain(tag, NEW);
    const paused = await whileVisitorsPay('an update of every service, and back', async () => {
      await type('update', { ...settings, IMAGE_TAG: NEW });
      expect(await versions(product)).toEqual(ofAll(NEW, product));
      await type('update', settings);
      expect(await versions(product)).toEqual(ofAll(tag, product));
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });

  test('of the database takes its place member by member', async () => {
    const paused = await whileVisitorsPay('an update of the database', () =>
      type('update-database', { ...settings, DATABASE_TAG: NEW }),
    );
    expect(await versions(database)).toEqual(ofAll(NEW, database));
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS * 2);
  });

  test('of the database that does not start goes back, and whoever asked for it is told', async () => {
    const update = type('update-database', { ...settings, DATABASE_TAG: 'no-such-version' });
    await expect(update).rejects.toThrow(
      /cafe_etcd1 runs .*:swarm-test-new and not .*: the new one did not start/,
    );
    expect(await versions(database)).toEqual(ofAll(NEW, database));
  });

  test('that cannot start goes by itself: the one before goes on', async () => {
    const paused = await whileVisitorsPay('an update that cannot start', async () => {
      const broken = ['service', 'update', '--detach=false', '--env-add', 'TOSS_SECRET_KEY_FILE=/nowhere'];
      await expect(docker(1, [...broken, 'cafe_booking-service'])).resolves.toContain('rollback');
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });
});
