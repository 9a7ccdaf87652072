import { describe, expect, it } from 'vitest';
import { CLIENT_KEY, SECRET_KEY, shop, webhookTarget } from './harness.ts';

async function shopWithWebhooks(status?: () => number) {
  const target = await webhookTarget(status);
  const merchant = { clientKey: CLIENT_KEY, secretKey: SECRET_KEY, webhookUrl: target.url };
  const own = await shop({ merchants: [merchant] });
  const settled = (state: string, atLeast = 1) =>
    own.control('GET', `/webhooks?clientKey=${CLIENT_KEY}&state=${state}&atLeast=${atLeast}&waitMs=5000`);
  return { ...own, received: target.received, settled };
}

describe('webhooks', () => {
  it('report a status change in the documented shape', async () => {
    const { authorised, confirm, received, settled } = await shopWithWebhooks();
    const payment = await authorised();
    await confirm(payment);
    await settled('delivered');
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [(typeof received)[0]];
    expect(headers['tosspayments-webhook-transmission-id']).toMatch(/^whtrans_/);
    expect(headers['tosspayments-webhook-transmission-retried-count']).toBe('0');
    expect(headers['tosspayments-webhook-transmission-time']).toMatch(/\+09:00$/);
    expect(headers['tosspayments-webhook-signature']).toBeUndefined();
    expect(body.eventType).toBe('PAYMENT_STATUS_CHANGED');
    expect(body.createdAt).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d+$/);
    expect(body.data).toMatchObject({ orderId: payment.orderId, status: 'DONE' });
  });

  it('come again after 1 and 4 minutes until the shop answers 200', async () => {
    let status = 500;
    const { authorised, confirm, control, received, settled } = await shopWithWebhooks(() => status);
    await confirm(await authorised());
    await settled('waiting');
    await control('POST', '/clock', { clientKey: CLIENT_KEY, advanceSeconds: 61 });
    expect(received).toHaveLength(2);
    status = 200;
    await control('POST', '/clock', { clientKey: CLIENT_KEY, advanceSeconds: 241 });
    expect(received.map(({ headers }) => headers['tosspayments-webhook-transmission-retried-count'])).toEqual(
      ['0', '1', '2'],
    );
    expect(new Set(received.map(({ headers }) => headers['tosspayments-webhook-transmission-id'])).size).toBe(
      1,
    );
    expect((await settled('delivered')).body).toHaveLength(1);
  });

  it('can be dropped, doubled, held and shuffled, and come before the answer', async () => {
    const { authorised, confirm, control, fault, received, settled } = await shopWithWebhooks();
    await fault({ on: 'webhook', effect: 'drop' });
    await confirm(await authorised());
    expect(received).toHaveLength(0);

    await fault({ on: 'webhook', effect: 'before-answer' });
    await confirm(await authorised());
    expect(received).toHaveLength(1);

    await fault({ on: 'webhook', effect: 'duplicate', copies: 3 });
    await confirm(await authorised());
    await settled('delivered', 2);
    expect(received.length).toBeGreaterThanOrEqual(4);

    received.length = 0;
    await fault({ on: 'webhook', effect: 'hold', times: 2 });
    const [first, second] = [await authorised(), await authorised()];
    await confirm(first);
    await confirm(second);
    expect(received).toHaveLength(0);
    await control('POST', '/release', { clientKey: CLIENT_KEY, order: 'reversed' });
    expect(received.map(({ body }) => body.data['orderId'])).toEqual([second.orderId, first.orderId]);
  });

  it('tell about windows that ran out and payments cancelled in the console', async () => {
    const { authorised, confirm, control, received, settled } = await shopWithWebhooks();
    await authorised();
    await control('POST', '/clock', { clientKey: CLIENT_KEY, advanceSeconds: 601 });
    await settled('delivered');
    const payment = await authorised();
    await confirm(payment);
    await control('POST', `/payments/${payment.paymentKey}/cancel`, { cancelAmount: 10_000 });
    await settled('delivered', 3);
    expect(received.map(({ body }) => body.data['status'])).toEqual(['EXPIRED', 'DONE', 'PARTIAL_CANCELED']);
  });
});
