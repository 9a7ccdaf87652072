import { Writable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../src/platform/database.ts';
import { currentId, runAs } from '../../../src/platform/current-work.ts';
import { createLogger } from '../../../src/platform/logger.ts';
import { createLoops } from '../../../src/platform/loops.ts';
import { newAddress } from '../../harness/accounts.ts';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const written: Record<string, unknown>[] = [];
const log = createLogger(
  'info',
  new Writable({
    write(line: Buffer, _encoding, done) {
      written.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  }),
);
const service = await startTestService({ log });
const { db } = service.service.deps;
const realQuery = db.query;
const ID = 'front-door-0001';
const linesOf = (requestId: string) => written.filter((line) => line.requestId === requestId);

test('the id that the proxy in front gives is the one of the answer, and of every line about the request', async () => {
  const { headers } = await service.get('/api/nothing', { 'X-Request-Id': ID });
  expect(headers.get('X-Request-Id')).toBe(ID);
  await expect.poll(() => linesOf(ID)).toMatchObject([{ msg: 'answered', status: 404 }]);
});

test.each([["'; DROP TABLE orders --"], ['short'], ['x'.repeat(41)], ['']])(
  'an id of another shape (%s) is none: a new one takes its place',
  async (sent) => {
    const { headers } = await service.get('/api/rules', { 'X-Request-Id': sent });
    expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('without a proxy in front nobody chooses the id', async () => {
  const open = await service.anotherCopy({ TRUSTED_PROXIES: '0' });
  const { headers } = await fetch(`${open.url}/api/rules`, { headers: { 'X-Request-Id': ID } });
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('in a transaction the connection says whose it is, until it ends', async () => {
  const nameOf = async (pid: number) => {
    const read = 'SELECT application_name AS name FROM pg_stat_activity WHERE pid = $1';
    return (await service.db.query<{ name: string }>(read, [pid])).rows[0]?.name;
  };
  const pid = await runAs({ id: ID }, () =>
    inTransaction(db, async (trx) => {
      const { rows } = await trx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const own = rows[0]?.pid ?? 0;
      expect(await nameOf(own)).toBe(`booking-service ${ID}`);
      return own;
    }),
  );
  expect(await nameOf(pid)).toBe('booking-service');
});

test('a statement by itself runs under the id of its request, each time, and stays prepared', async () => {
  const OWN = `SELECT pg_backend_pid() AS pid, (SELECT string_agg(name, ' ') FROM pg_cursors) AS portals`;
  const PREPARED =
    'SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE statement = $1';
  const one = await startTestService({ environment: { DATABASE_POOL_SIZE: '1' } });
  const alone = one.service.deps.db;
  const ask = () => alone.query<{ portals: string }>(OWN).then(({ rows }) => rows[0]?.portals);
  expect(await runAs({ id: ID }, async () => [await ask(), await ask()])).toEqual([`${ID}.1`, `${ID}.2`]);
  expect(await ask()).not.toContain(ID);
  expect((await alone.query(PREPARED, [OWN])).rows).toEqual([{ runs: 3 }]);
});

test('orders that share a statement are found by the first of them, and by how many more there are', async () => {
  const visitors = Array.from({ length: 18 }, (_, index) => `visitor-00${10 + index}`);
  const ran: string[] = [];
  const spy = vi.spyOn(db, 'query').mockImplementation((text, values) => {
    if (text.includes('INSERT INTO orders')) ran.push(currentId() ?? 'nobody');
    return realQuery(text, values) as never;
  });
  await Promise.all(
    visitors.map((id, index) => {
      const bookingTime = `${14 + Math.floor(index / 6)}:${index % 6}0`;
      const headers = { 'X-Request-Id': id, 'X-Forwarded-For': newAddress() };
      return service.post('/api/bookings', aBooking({ bookingTime }), headers);
    }),
  );
  spy.mockRestore();
  const found = ran.map((name) => name.split('+'));
  for (const [first = ''] of found) expect(visitors).toContain(first);
  const orders = found.reduce((sum, [, more = '0']) => sum + 1 + Number(more), 0);
  expect(orders).toBe(visitors.length);
  expect(ran.length).toBeLessThan(visitors.length);
  for (const id of visitors) await expect.poll(() => linesOf(id).map(({ status }) => status)).toEqual([201]);
});

test('a mail says which request queued it, when it leaves', async () => {
  const id = 'visitor-mail';
  await service.post('/api/bookings', aKlookBooking({ klookBookingId: 'KLK-9' }), { 'X-Request-Id': id });
  const { rows } = await service.db.query<{ id: string }>('SELECT id FROM emails WHERE request_id = $1', [
    id,
  ]);
  expect(rows).toHaveLength(1);
  await service.service.deps.emailWorker.runOnce();
  const sent = written.filter(({ msg, queuedBy }) => msg === 'mail sent' && queuedBy === id);
  expect(sent).toMatchObject([{ emailId: rows[0]?.id, kind: 'klook-completed' }]);
});

test('each run of a job has an id, and its lines say job and id', async () => {
  const loops = createLoops(log);
  const ids = new Set<string | undefined>();
  const done = Promise.withResolvers<undefined>();
  const loop = loops.every('count the drinks', 3_600_000, () => {
    ids.add(currentId());
    log.info('counted');
    if (ids.size === 2) done.resolve(undefined);
    else loop.wake();
    return Promise.resolve();
  });
  await done.promise;
  await loops.stop();
  const lines = written.filter(({ msg }) => msg === 'counted');
  expect(lines.map(({ requestId, job }) => [requestId, job])).toEqual(
    [...ids].map((id) => [id, 'count the drinks']),
  );
});
