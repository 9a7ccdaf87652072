import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CLIENT_KEY, newOrderId, shop } from './harness.ts';

const params = (more: Record<string, unknown> = {}) => ({
  amount: 50_000,
  orderId: newOrderId(),
  orderName: 'Recording session #ABCDEFGHJK',
  customerName: 'Sample Visitor',
  customerEmail: 'visitor@example.com',
  successUrl: 'http://localhost:4321/payment-success',
  failUrl: 'http://localhost:4321/payment-fail',
  ...more,
});

async function browser() {
  const own = await shop();
  const open = (more: Record<string, unknown> = {}, method = '카드', clientKey = CLIENT_KEY) =>
    own.api('POST', '/sdk/checkout', { clientKey, method, params: params(more) });
  /** Presses a button of the window; answers the address it leads to. */
  const press = async (paymentKey: unknown, action: string, form: Record<string, string> = {}) => {
    const answer = await fetch(`${own.url}/window/${paymentKey}/${action}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    const location = answer.headers.get('location');
    return { status: answer.status, url: location === null ? null : new URL(location) };
  };
  return { ...own, open, press };
}

describe('the SDK', () => {
  it('is served as a script and checks parameters with the v1 codes', async () => {
    const { api, open } = await browser();
    const script = await api('GET', '/sdk/v1.js');
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(script.text).toContain('window.TossPayments');
    const code = async (...args: Parameters<typeof open>) => (await open(...args)).body['code'];
    expect(await code({ amount: 1.5 })).toBe('INVALID_PARAMETER');
    expect(await code({ orderId: 'x' })).toBe('INVALID_ORDER_ID');
    expect(await code({ orderName: 'x'.repeat(101) })).toBe('INVALID_ORDER_NAME');
    expect(await code({ successUrl: '/payment-success' })).toBe('INVALID_SUCCESS_URL');
    expect(await code({ failUrl: 'javascript:alert(1)' })).toBe('INVALID_URL');
    expect(await code({ customerEmail: 'nobody' })).toBe('INVALID_EMAIL');
    expect(await code({ flowMode: 'DIRECT' })).toBe('INVALID_FLOW_MODE_PARAMETERS');
    expect(await code({ something: 1 })).toBe('INVALID_PARAMETER');
    expect(await code({}, '가상계좌')).toBe('NOT_SUPPORTED_METHOD');
    expect(await code({}, '카드', 'test_ck_unknown')).toBe('INVALID_CLIENT_KEY');
  });
});

describe('the card window', () => {
  it('shows the order and says that it is a simulator', async () => {
    const { api, open } = await browser();
    const { body } = await open({ orderName: '<script>alert(1)</script>' });
    const page = await api('GET', `/window/${body['paymentKey']}`);
    expect(page.text).toContain('TEST MODE');
    expect(page.text).toContain('₩50,000');
    expect(page.text).not.toContain('<script>');
  });

  it('approves, and the shop can confirm', async () => {
    const { open, press, confirm } = await browser();
    const { body } = await open();
    const { status, url } = await press(body['paymentKey'], 'approve');
    expect(status).toBe(303);
    expect(url?.pathname).toBe('/payment-success');
    const returned = Object.fromEntries(url?.searchParams ?? []);
    expect(Object.keys(returned).toSorted()).toEqual(['amount', 'orderId', 'paymentKey']);
    expect((await confirm(returned)).status).toBe(200);
    const again = await open({ orderId: returned['orderId'] });
    expect(again.body['code']).toBe('DUPLICATED_ORDER_ID');
    expect((await press(body['paymentKey'], 'cancel')).status).toBe(409);
  });

  it('cancels without naming the order, and declines naming it', async () => {
    const { open, press } = await browser();
    const cancelled = await press((await open()).body['paymentKey'], 'cancel');
    expect(cancelled.url?.pathname).toBe('/payment-fail');
    expect(cancelled.url?.searchParams.get('code')).toBe('PAY_PROCESS_CANCELED');
    expect(cancelled.url?.searchParams.has('orderId')).toBe(false);
    const opened = (await open()).body;
    const declined = await press(opened['paymentKey'], 'decline', {
      code: 'INVALID_CARD_NUMBER',
      where: 'window',
    });
    expect(declined.url?.searchParams.get('code')).toBe('INVALID_CARD_NUMBER');
    expect(declined.url?.searchParams.get('orderId')).toBe(opened['orderId']);
  });

  it('declines at confirm, or comes back too late', async () => {
    const { open, press, confirm } = await browser();
    const refused = await press((await open()).body['paymentKey'], 'decline', {
      code: 'REJECT_CARD_PAYMENT',
      where: 'confirm',
    });
    const answer = await confirm(Object.fromEntries(refused.url?.searchParams ?? []));
    expect(answer.body['code']).toBe('REJECT_CARD_PAYMENT');
    const late = await press((await open()).body['paymentKey'], 'approve', { how: 'late' });
    const tooLate = await confirm(Object.fromEntries(late.url?.searchParams ?? []));
    expect(tooLate.body['code']).toBe('NOT_FOUND_PAYMENT_SESSION');
  });

  it('lists payments for people', async () => {
    const { api, open } = await browser();
    await open();
    expect((await api('GET', '/')).text).toContain('Recording session #ABCDEFGHJK');
  });
});

describe('the data folder', () => {
  it('keeps payments, the ledger and replays over a restart', async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'payment-simulator-'));
    onTestFinished(() => rm(dataFolder, { recursive: true }));
    const first = await shop({ dataFolder });
    const payment = await first.authorised();
    const answer = await first.confirm(payment, { 'idempotency-key': 'one' });
    await first.stop();
    const second = await shop({ dataFolder });
    expect(await second.captures()).toHaveLength(1);
    expect((await second.confirm(payment, { 'idempotency-key': 'one' })).text).toBe(answer.text);
    expect((await second.api('GET', `/v1/payments/${payment.paymentKey}`)).body['status']).toBe('DONE');
  });
});
