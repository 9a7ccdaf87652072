import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { aBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';
import { until } from '../../harness/waits.ts';

const service = await startTestService();

test('a copy that is told to stop ends the request it has, takes no new one, and the other copy goes on', async () => {
  const copy = await service.anotherCopy();
  // A booking that waits: another transaction holds its slot, so it cannot be decided yet.
  const slot = new Date('2026-07-03T14:00:00+09:00');
  let release: () => void = () => undefined;
  const mayEnd = new Promise<void>((resolve) => (release = resolve));
  const holding = service.db.transaction(async (trx) => {
    await trx.query('LOCK TABLE slot_claims IN SHARE ROW EXCLUSIVE MODE');
    await mayEnd;
  });
  const waiting = fetch(`${copy.url}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(aBooking({ bookingTime: '14:00' })),
  });
  await untilSomebodyWaits();

  const stopped = copy.stop();
  expect(await connectionTo(copy.url)).toBe('refused');
  release();
  const answer = await waiting;
  expect(answer.status).toBe(201);
  await Promise.all([stopped, holding]);

  const { rowCount } = await service.db.query('SELECT FROM slot_claims WHERE starts_at = $1', [slot]);
  expect(rowCount).toBe(1);
  expect((await service.get('/readyz')).status).toBe(200);
});

test('a connection that a proxy keeps ready, and has not used yet, holds up no stop', async () => {
  const copy = await service.anotherCopy();
  const { hostname, port } = new URL(copy.url);
  const ready = connect(Number(port), hostname);
  await once(ready, 'connect');
  const ended = once(ready, 'close');
  await Promise.all([copy.stop(), ended]);
});

/** Until Postgres has the booking waiting for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  await until('a booking that waits for a lock', async () => {
    const { rowCount } = await service.db.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount > 0;
  });
}

function connectionTo(url: string): Promise<'taken' | 'refused'> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => {
      socket.destroy();
      resolve('taken');
    });
    socket.once('error', () => resolve('refused'));
  });
}
