import { describe, expect, test } from 'vitest';
import { makePrimary, poolsAt, primary, sql } from './cluster.ts';
import type { MachineNumber } from './machines.ts';
import {
  everythingIsWhole,
  figure,
  NOTHING_STANDS_STILL_SECONDS,
  openCrowd,
  whileVisitorsPay,
} from './shop.ts';

const POOL_SIZE = 30;

const poolOfBookings = async (machine: MachineNumber) =>
  (await poolsAt(machine)).find(({ database }) => database === 'booking') ?? { clients: 0, connections: 0 };

/** Connections of the booking service to the primary, but for those that listen: how many, and from how many addresses. */
async function connections() {
  const [number, addresses] = (
    await sql(`SELECT count(*) || ' ' || count(DISTINCT client_addr) FROM pg_stat_activity
                WHERE usename = 'booking' AND application_name <> 'booking-service news'`)
  ).split(' ');
  return { number: Number(number), addresses: Number(addresses) };
}

describe('poolers', () => {
  test('lend few connections to many, and nobody else connects', async () => {
    await everythingIsWhole();
    const crowd = openCrowd();
    await crowd.more(300);
    const { clients, connections: lent } = await poolOfBookings(await primary());
    const { number, addresses } = await connections();
    await crowd.leave();
    figure('connections under load', { clients, lent, atTheDatabase: number });
    expect(clients).toBeGreaterThan(lent);
    expect(lent).toBeLessThanOrEqual(POOL_SIZE);
    expect(number).toBeLessThanOrEqual(POOL_SIZE);
    expect(addresses).toBe(1);
  });

  test('of a member that hands over are left by everybody', async () => {
    await makePrimary(2);
    const paused = await whileVisitorsPay('the primary hands over', async (crowd) => {
      await makePrimary(3);
      await crowd.more(50);
      await expect.poll(async () => (await poolOfBookings(2)).clients).toBe(0);
      expect((await poolOfBookings(3)).clients).toBeGreaterThan(0);
    });
    expect(paused).toBeLessThan(NOTHING_STANDS_STILL_SECONDS * 2);
  });
});
