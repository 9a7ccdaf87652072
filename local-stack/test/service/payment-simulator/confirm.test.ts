import { describe, expect, it } from 'vitest';
import { basic, CLIENT_KEY, newOrderId, shop } from './harness.ts';

describe('confirm', () => {
  it('takes the money of an authenticated payment once and answers a Payment', async () => {
    const { authorised, confirm, captures } = await shop();
    const payment = await authorised();
    const answer = await confirm(payment);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'DONE',
      method: '카드',
      currency: 'KRW',
      orderId: payment.orderId,
      paymentKey: payment.paymentKey,
      totalAmount: 50_000,
      balanceAmount: 50_000,
      cancels: null,
    });
    expect(answer.body['approvedAt']).toMatch(/\+09:00$/);
    expect(answer.headers.get('x-tosspayments-trace-id')).toBeTruthy();
    expect(await captures()).toEqual([
      { orderId: payment.orderId, captures: 1, capturedWon: 50_000, balanceWon: 50_000 },
    ]);

    const second = await confirm(payment);
    expect([second.status, second.body['code']]).toEqual([400, 'ALREADY_PROCESSED_PAYMENT']);
  });

  it('refuses what was never authenticated, by another name or too late', async () => {
    const { authorised, confirm, control, captures } = await shop();
    const unknown = await confirm({ paymentKey: 'forged', orderId: newOrderId(), amount: 1000 });
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'NOT_FOUND_PAYMENT']);
    const ready = await confirm(await authorised({ outcome: 'ready' }));
    expect([ready.status, ready.body['code']]).toEqual([404, 'NOT_FOUND_PAYMENT_SESSION']);
    const late = await authorised();
    await control('POST', '/clock', { clientKey: CLIENT_KEY, advanceSeconds: 601 });
    const tooLate = await confirm(late);
    expect([tooLate.status, tooLate.body['code']]).toEqual([404, 'NOT_FOUND_PAYMENT_SESSION']);
    const { status } = await confirm('{not json');
    expect(status).toBe(400);
    expect(await captures()).toEqual([]);
  });

  it('charges nothing when amount or order differ from what was authenticated', async () => {
    const { authorised, confirm, captures } = await shop();
    const payment = await authorised();
    expect((await confirm({ ...payment, amount: payment.amount - 1 })).status).toBeGreaterThanOrEqual(400);
    expect((await confirm({ ...payment, orderId: newOrderId() })).status).toBeGreaterThanOrEqual(400);
    expect(await captures()).toEqual([]);
    expect((await confirm(payment)).status).toBe(200);
  });

  it('knows declined cards, at the window and at confirm', async () => {
    const { api, authorised, confirm } = await shop();
    const payment = await authorised({ declineAtConfirm: 'REJECT_CARD_COMPANY' });
    const answer = await confirm(payment);
    expect([answer.status, answer.body['code']]).toEqual([403, 'REJECT_CARD_COMPANY']);
    const { body } = await api('GET', `/v1/payments/orders/${payment.orderId}`);
    expect(body).toMatchObject({ status: 'ABORTED', failure: { code: 'REJECT_CARD_COMPANY' } });
  });

  it('answers TossPayments-Test-Code with exactly that error', async () => {
    const { authorised, confirm, captures } = await shop();
    const payment = await authorised();
    const forced = await confirm(payment, { 'TossPayments-Test-Code': 'FDS_ERROR' });
    expect([forced.status, forced.body['code']]).toEqual([403, 'FDS_ERROR']);
    const unknown = await confirm(payment, { 'TossPayments-Test-Code': 'NO_SUCH_CODE' });
    expect([unknown.status, unknown.body['code']]).toEqual([400, 'INVALID_TEST_CODE']);
    expect(await captures()).toEqual([]);
  });
});

describe('authorization', () => {
  const encoded = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  it.each([
    ['no header', '', 401, 'UNAUTHORIZED_KEY'],
    ['an unknown key', basic('test_sk_other'), 401, 'UNAUTHORIZED_KEY'],
    ['a key without the colon', encoded('test_sk_shop'), 403, 'INCORRECT_BASIC_AUTH_FORMAT'],
    ['the client key', encoded(`${CLIENT_KEY}:`), 400, 'INVALID_API_KEY'],
  ])('refuses %s', async (_name, authorization, status, code) => {
    const { api } = await shop();
    const answer = await api('GET', '/v1/payments/some-key', undefined, { authorization });
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  it("hides one shop's payments from another", async () => {
    const { api, authorised, control } = await shop();
    await control('POST', '/merchants', { clientKey: 'test_ck_other', secretKey: 'test_sk_other' });
    const { paymentKey } = await authorised();
    const answer = await api('GET', `/v1/payments/${paymentKey}`, undefined, {
      authorization: basic('test_sk_other'),
    });
    expect([answer.status, answer.body['code']]).toEqual([404, 'NOT_FOUND_PAYMENT']);
  });

  it('speaks Korean, and English when asked', async () => {
    const { api } = await shop();
    const korean = await api('GET', '/v1/payments/unknown');
    const english = await api('GET', '/v1/payments/unknown', undefined, { 'accept-language': 'en-US' });
    expect(korean.body['message']).toMatch(/[가-힣]/);
    expect(english.body['message']).not.toMatch(/[가-힣]/);
  });
});
