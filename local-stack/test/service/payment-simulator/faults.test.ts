import { describe, expect, it } from 'vitest';
import { CLIENT_KEY, shop } from './harness.ts';

describe('scripted faults', () => {
  it('loses the answer after the money was taken', async () => {
    const { authorised, confirm, fault, captures, control } = await shop();
    const payment = await authorised();
    await fault({ on: 'confirm', effect: 'reset', when: 'after' });
    await expect(confirm(payment)).rejects.toThrow();
    expect((await captures())[0]?.captures).toBe(1);
    const { body } = await control('GET', `/calls?orderId=${payment.orderId}`);
    expect(body).toMatchObject([{ kind: 'confirm', state: 'lost', status: 200, fault: 'reset' }]);
  });

  it('cuts the connection before anything happened', async () => {
    const { authorised, confirm, fault, captures } = await shop();
    const payment = await authorised();
    await fault({ on: 'confirm', effect: 'reset', when: 'before' });
    await expect(confirm(payment, { 'idempotency-key': 'one' })).rejects.toThrow();
    expect(await captures()).toEqual([]);
    expect((await confirm(payment, { 'idempotency-key': 'one' })).status).toBe(200);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ])('answers a 5xx %s the approval', async (when, captured) => {
    const { authorised, confirm, fault, captures } = await shop();
    const payment = await authorised();
    await fault({ on: 'confirm', effect: 'error', when, status: 503 });
    expect((await confirm(payment)).status).toBe(503);
    expect(await captures()).toHaveLength(captured);
  });

  it('goes on with held work after the caller has hung up', async () => {
    const { authorised, confirm, control, fault, captures, url } = await shop();
    const payment = await authorised();
    await fault({ on: 'confirm', effect: 'hold', when: 'before' });
    const hangUp = new AbortController();
    const call = fetch(`${url}/v1/payments/confirm`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('test_sk_shop:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(payment),
      signal: hangUp.signal,
    });
    await control('GET', `/calls?orderId=${payment.orderId}&state=held&atLeast=1&waitMs=5000`);
    hangUp.abort();
    await expect(call).rejects.toThrow();
    expect(await captures()).toEqual([]);
    await control('POST', '/release', { orderId: payment.orderId, what: 'calls' });
    await control('GET', `/calls?orderId=${payment.orderId}&state=answered&atLeast=1&waitMs=5000`);
    expect((await captures())[0]?.captures).toBe(1);
    expect((await confirm(payment)).body['code']).toBe('ALREADY_PROCESSED_PAYMENT');
  });

  it('answers nonsense, changed fields and declines, one call after the other', async () => {
    const { authorised, confirm, fault } = await shop();
    await fault({ on: 'confirm', effect: 'wrong-body' });
    await fault({ on: 'confirm', effect: 'alter', fields: { totalAmount: 1 } });
    await fault({ on: 'confirm', effect: 'decline', code: 'INVALID_STOPPED_CARD' });
    expect((await confirm(await authorised())).text).toContain('<html>');
    expect((await confirm(await authorised())).body).toMatchObject({ status: 'DONE', totalAmount: 1 });
    expect((await confirm(await authorised())).body['code']).toBe('INVALID_STOPPED_CARD');
    expect((await confirm(await authorised())).body).toMatchObject({ status: 'DONE', totalAmount: 50_000 });
  });

  it('says what is wrong with a script, and describes itself', async () => {
    const { control } = await shop();
    const noScope = await control('POST', '/faults', { on: 'confirm', effect: 'reset' });
    expect([noScope.status, noScope.text]).toEqual([
      400,
      expect.stringContaining('clientKey, orderId or both'),
    ]);
    const noShop = await control('POST', '/authorise', {
      clientKey: 'test_ck_x',
      orderId: 'order_1',
      amount: 1,
    });
    expect(noShop.status).toBe(404);
    expect((await control('GET', '')).body['endpoints']).toBeTruthy();
    await control('POST', '/faults', { on: 'confirm', effect: 'reset', clientKey: CLIENT_KEY });
    expect((await control('DELETE', `/faults?clientKey=${CLIENT_KEY}`)).body).toEqual({ removed: 1 });
  });
});
