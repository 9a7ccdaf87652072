import { describe, expect, test } from 'vitest';
import { installation, nameAgain, type } from './installation.ts';
import { docker } from './machines.ts';
import { NOTHING_STANDS_STILL_SECONDS, whileVisitorsPay } from './shop.ts';

const { settings } = installation();
const tag = String(settings['IMAGE_TAG']);
const NEW = 'swarm-test-new';

/** The version that each service of the product runs. */
async function versions(): Promise<string[]> {
  const list = await docker(1, ['service', 'ls', '--format', '{{.Name}} {{.Image}}']);
  return list
    .split('\n')
    .filter((line) => /^cafe_(booking-service|site|publisher|cms|preview|caddy) /.test(line))
    .map((line) => line.slice(line.lastIndexOf(':') + 1));
}

const ofAll = (version: string) => Array<string>(6).fill(version);

describe('a new version', () => {
  test('takes the place of the one before, and that comes back: nothing stands still', async () => {
    await nameAgain(tag, NEW);
    const paused = await whileVisitorsPay('an update of every service, and back', async () => {
      await type('update', { ...settings, IMAGE_TAG: NEW });
      expect(await versions()).toEqual(ofAll(NEW));
      await type('update', settings);
      expect(await versions()).toEqual(ofAll(tag));
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });

  test('of the database takes its place member by member', async () => {
    const paused = await whileVisitorsPay('an update of the database', () =>
      type('update-database', { ...settings, DATABASE_TAG: NEW }),
    );
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS * 2);
  });

  test('that cannot start goes by itself: the one before goes on', async () => {
    const paused = await whileVisitorsPay('an update that cannot start', async () => {
      const broken = ['service', 'update', '--detach=false', '--env-add', 'TOSS_SECRET_KEY_FILE=/nowhere'];
      await expect(docker(1, [...broken, 'cafe_booking-service'])).resolves.toContain('rollback');
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS);
  });
});
