import { describe, expect, test } from 'vitest';
import { atPrimary, sql } from './cluster.ts';
import { installation, type } from './installation.ts';
import { containerOn, docker, machineNumbers } from './machines.ts';
import { everythingIsWhole, figure, goOnFor, openCrowd } from './shop.ts';

const { settings } = installation();

/** `archive_timeout`, and what it takes to bring a segment into the bucket. */
const LOST_AT_MOST_SECONDS = 45;

const pgbackrest = (command: string) => atPrimary(`/etc/cafe/pgbackrest.sh ${command}`);
const stored = async (ids: string[]) =>
  new Set(
    JSON.parse(
      await sql(`SELECT coalesce(json_agg(id), '[]') FROM bookings WHERE id = ANY ('{${ids.join()}}')`),
    ) as string[],
  );

describe('backups', () => {
  test('the first is made by itself, and everything since is in the archive', async () => {
    await everythingIsWhole();
    await expect
      .poll(async () => (await pgbackrest('info').catch(() => '')).includes('full backup'))
      .toBe(true);
    await pgbackrest('check');
  });

  test('the drill restores the newest one and reads all of it', async () => {
    const number = await sql('SELECT count(*) FROM bookings');
    // Returns when everything until now is in the archive.
    await pgbackrest('check');
    const report = await atPrimary('bash /etc/cafe/drill.sh');
    expect(report).toContain('Every table was read to its end.');
    expect(report).toMatch(new RegExp(`^${number} bookings, the newest of`, 'm'));
  });

  test('a slip that deletes every booking is undone: the database is what it was the moment before', async () => {
    await everythingIsWhole();
    const crowd = openCrowd();
    await crowd.more(200);
    const { booked } = await crowd.leave();
    const moment = await sql('SELECT now()');
    await sql('SELECT pg_sleep(1.1)');
    await sql('TRUNCATE orders CASCADE');
    await sql('SELECT pg_switch_wal()');
    const since = Date.now();
    await type('restore', { ...settings, MOMENT: moment });
    const seconds = Math.round((Date.now() - since) / 1000);
    const found = await stored(booked.map(({ id }) => id));
    figure('restored to a moment', { bookings: booked.length, missing: booked.length - found.size, seconds });
    expect(found.size).toBe(booked.length);
    await everythingIsWhole();
  });

  test('all three members are lost while visitors book: what was acknowledged is there, but for the last seconds', async () => {
    const crowd = openCrowd();
    // Longer than what may be lost: part of it has to be found.
    await Promise.all([crowd.more(1_000), goOnFor(LOST_AT_MOST_SECONDS + 15)]);
    const deaths = machineNumbers.map(async (machine) => {
      const container = await containerOn(machine, `postgres${machine}`);
      if (container) await docker(machine, ['kill', '--signal', 'KILL', container]);
    });
    await Promise.all(deaths);
    // Nobody comes back with what is still on a disk.
    await docker(1, [
      'service',
      'scale',
      '--detach',
      'cafe_postgres1=0',
      'cafe_postgres2=0',
      'cafe_postgres3=0',
    ]);
    const { told } = crowd;
    const [before, times] = [told.booked.slice(), told.bookedAt.slice()];
    const since = Date.now();
    await type('restore', { ...settings, MOMENT: 'latest' });
    const seconds = Math.round((Date.now() - since) / 1000);
    await crowd.more(20);
    await crowd.leave();
    const found = await stored(before.map(({ id }) => id));
    const missing = before.flatMap(({ id }, index) => (found.has(id) ? [] : [times[index] ?? 0]));
    const lostSeconds = missing.length === 0 ? 0 : (Math.max(...times) - Math.min(...missing)) / 1000;
    figure('everything lost, and restored', {
      ...{ bookings: before.length, missing: missing.length, seconds },
      lostSeconds: Number(lostSeconds.toFixed(1)),
    });
    expect(found.size).toBeGreaterThan(0);
    expect(lostSeconds).toBeLessThan(LOST_AT_MOST_SECONDS);
    await everythingIsWhole();
  });
});
