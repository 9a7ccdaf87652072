import { describe, expect, test } from 'vitest';
import { installation, nameAgain, type } from './installation.ts';
import { docker } from './machines.ts';
import { NOTHING_STANDS_STILL_SECONDS, whileVisitorsPay } from './shop.ts';

const { settings } = installation();
const tag = String(settings['IMAGE_TAG']);
const NEW = 'swarm-test-new';

const product = ['booking-service', 'site', 'publisher', 'cms', 'preview', 'caddy'];
const database = [
  ...['etcd', 'postgres', 'pooler'].flatMap((part) => [1, 2, 3].map((number) => `${part}${number}`)),
  'primary',
];

/** Which versions those services run: one, when all are alike. */
async function versions(services: string[]): Promise<string[]> {
  const names = services.map((name) => `cafe_${name}`);
  const image = '{{.Spec.TaskTemplate.ContainerSpec.Image}}';
  const images = (await docker(1, ['service', 'inspect', '--format', image, ...names])).trim().split('\n');
  expect(images).toHaveLength(services.length);
  return [...new Set(images.map((name) => name.slice(name.lastIndexOf(':') + 1)))];
}

describe('a new version', () => {
  test('takes the place of the one before, and that comes back: nothing stands still', async () => {
    await nameAgain(tag, NEW);
    const paused = await whileVisitorsPay('an update of every service, and back', async () => {
      await type('update', { ...settings, IMAGE_TAG: NEW });
      expect(await versions(product)).toEqual([NEW]);
      await type('update', settings);
      expect(await versions(product)).toEqual([tag]);
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });

  test('of the database takes its place member by member', async () => {
    const paused = await whileVisitorsPay('an update of the database', () =>
      type('update-database', { ...settings, DATABASE_TAG: NEW }),
    );
    expect(await versions(database)).toEqual([NEW]);
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS * 2);
  });

  test('of the database that does not start goes back, and whoever asked for it is told', async () => {
    const update = type('update-database', { ...settings, DATABASE_TAG: 'no-such-version' });
    await expect(update).rejects.toThrow(
      /cafe_etcd1 runs .*:swarm-test-new and not .*: the new one did not start/,
    );
    expect(await versions(database)).toEqual([NEW]);
  });

  test('that cannot start goes by itself: the one before goes on', async () => {
    const paused = await whileVisitorsPay('an update that cannot start', async () => {
      const broken = ['service', 'update', '--detach=false', '--env-add', 'TOSS_SECRET_KEY_FILE=/nowhere'];
      await expect(docker(1, [...broken, 'cafe_booking-service'])).resolves.toContain('rollback');
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });
});
