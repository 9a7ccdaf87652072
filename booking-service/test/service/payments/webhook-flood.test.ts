import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startService } from '../../../src/service.ts';
import { testConfig } from '../../harness/config.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import { until } from '../../harness/waits.ts';
import { openCashDesk } from './harness.ts';

let desk: Awaited<ReturnType<typeof openCashDesk>>;
let narrow: Awaited<ReturnType<typeof openCashDesk>>;
beforeAll(async () => {
  desk = await openCashDesk();
  narrow = await openCashDesk({
    environment: { LIMIT_WEBHOOKS_PER_ORDER_PER_MINUTE: '3', LIMIT_WEBHOOKS_PER_ADDRESS_PER_MINUTE: '5' },
  });
});

/** A webhook about an order, with an id that nobody has used. */
const post = ({ orderId, paymentKey }: Returned, at = desk, address = '198.51.100.1') =>
  at.send('/api/payments/webhook', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      'tosspayments-webhook-transmission-id': `whtrans_${randomBytes(8).toString('hex')}`,
    },
    body: JSON.stringify({
      eventType: 'PAYMENT_STATUS_CHANGED',
      data: { orderId, paymentKey, status: 'DONE' },
    }),
  });
const rows = async (at: typeof desk, orderId: string) =>
  (await at.db.query('SELECT state FROM webhook_events WHERE attempt_id = $1', [orderId])).rows;

describe('a flood of webhooks', () => {
  test('about one payment asks the provider once for all that come while it is being asked', async () => {
    const returned = await desk.authenticate(await desk.hold());
    await desk.provider.fault({ on: 'query', orderId: returned.orderId, effect: 'hold', when: 'before' });
    const first = post(returned);
    await desk.provider.heldCall(returned.orderId, 'query');
    const rest = Array.from({ length: 20 }, () => post(returned));
    await until('all to be waiting', async () => (await rows(desk, returned.orderId)).length === 21);
    await desk.provider.release(returned.orderId);
    const statuses = (await Promise.all([first, ...rest])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const asked = await desk.provider.calls(returned.orderId, { kind: 'query' });
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
  });

  test('about one order is refused beyond its limit, costs no question then and leaves no row', async () => {
    const returned = await narrow.authenticate(await narrow.hold());
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await post(returned, narrow, `192.0.2.${count}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(await rows(narrow, returned.orderId)).toHaveLength(3);
    expect(await narrow.provider.calls(returned.orderId, { kind: 'query' })).toHaveLength(3);
    expect(await narrow.confirm(returned)).toMatchObject({ status: 200 });
  });

  test('from one address is refused beyond its limit, whatever orders it names', async () => {
    const statuses = [];
    for (let count = 0; count < 3; count += 1) {
      const returned = await narrow.authenticate(await narrow.hold());
      statuses.push((await post(returned, narrow, '203.0.113.5')).status);
      statuses.push((await post(returned, narrow, '203.0.113.5')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

test('webhooks are forgotten when they can no longer be sent again', async () => {
  const insert = (id: string, daysAgo: number) =>
    desk.db.query(
      `INSERT INTO webhook_events (transmission_id, event_type, attempt_id, state, received_at)
       VALUES ($1, 'PAYMENT_STATUS_CHANGED', 'kept-or-not', 'PROCESSED', $2::timestamptz - make_interval(days => $3))`,
      [id, desk.clock.now(), daysAgo],
    );
  await insert('old', 31);
  await insert('recent', 29);
  const config = testConfig(desk.database.url);
  const copy = await startService(config, { clock: desk.clock.now });
  await until('the old one to go', async () => (await rows(desk, 'kept-or-not')).length === 1);
  await copy.stop();
});
