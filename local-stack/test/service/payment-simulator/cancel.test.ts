import { describe, expect, it } from 'vitest';
import { shop } from './harness.ts';

async function paid() {
  const { authorised, confirm, ...rest } = await shop();
  const payment = await authorised();
  await confirm(payment);
  const cancel = (body: Record<string, unknown>) =>
    rest.api('POST', `/v1/payments/${payment.paymentKey}/cancel`, { cancelReason: 'test', ...body });
  return { ...rest, payment, cancel };
}

describe('cancel', () => {
  it('gives everything back at once: CANCELED', async () => {
    const { cancel } = await paid();
    const { body } = await cancel({ refundableAmount: 50_000 });
    expect(body).toMatchObject({ status: 'CANCELED', balanceAmount: 0, cancels: [{ cancelAmount: 50_000 }] });
    const again = await cancel({});
    expect([again.status, again.body['code']]).toEqual([400, 'ALREADY_CANCELED_PAYMENT']);
  });

  it('leaves PARTIAL_CANCELED with balance 0 after two parts', async () => {
    const { cancel, captures } = await paid();
    expect((await cancel({ cancelAmount: 20_000 })).body).toMatchObject({
      status: 'PARTIAL_CANCELED',
      balanceAmount: 30_000,
    });
    expect((await cancel({ cancelAmount: 30_000 })).body).toMatchObject({
      status: 'PARTIAL_CANCELED',
      balanceAmount: 0,
    });
    const more = await cancel({ cancelAmount: 1 });
    expect([more.status, more.body['code']]).toEqual([403, 'NOT_CANCELABLE_AMOUNT']);
    expect((await captures())[0]).toMatchObject({ captures: 1, capturedWon: 50_000, balanceWon: 0 });
  });

  it('guards with refundableAmount and never goes over the balance', async () => {
    const { cancel } = await paid();
    const stale = await cancel({ refundableAmount: 40_000 });
    expect([stale.status, stale.body['code']]).toEqual([400, 'NOT_MATCHES_REFUNDABLE_AMOUNT']);
    const over = await cancel({ cancelAmount: 50_001 });
    expect([over.status, over.body['code']]).toEqual([403, 'NOT_CANCELABLE_AMOUNT']);
    expect((await cancel({ cancelReason: '' })).status).toBe(400);
  });

  it('lists approvals and cancellations as transactions, page by page', async () => {
    const { api, cancel, payment } = await paid();
    await cancel({ cancelAmount: 10_000 });
    const all = await api('GET', '/v1/transactions?startDate=2000-01-01&endDate=2100-01-01');
    const entries = all.body as unknown as { orderId: string; amount: number; transactionKey: string }[];
    expect(entries.map(({ orderId, amount }) => [orderId, amount])).toEqual([
      [payment.orderId, 50_000],
      [payment.orderId, -10_000],
    ]);
    const rest = await api(
      'GET',
      `/v1/transactions?startDate=2000-01-01&endDate=2100-01-01&limit=1&startingAfter=${entries[0]?.transactionKey}`,
    );
    expect(rest.body).toEqual([all.body[1 as never]]);
    expect((await api('GET', '/v1/transactions')).status).toBe(400);
  });
});
