import type { Attention } from 'shared/attention/attention.ts';
import type { PaymentConfirmed } from 'shared/payments/payments.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { codeIn, openGiftShop } from './buyers.ts';

const desk = await openGiftShop();
beforeEach(() => desk.clock.set(MORNING));

const { mailTo, order, ordered } = desk;

describe('buying a gift card', () => {
  test('by card: it is made once, mailed to its buyer, and pays', async () => {
    const gift = await ordered();
    const returned = await desk.authenticate(gift);
    await desk.withoutWebhooks(returned.orderId);
    const { status, body } = await desk.confirm(returned);
    expect(status).toBe(200);
    expect((body as unknown as PaymentConfirmed).data).toMatchObject({
      giftCard: { orderId: gift.id, valueWon: 80_000, recipientName: 'Mina', email: gift.email },
    });
    expect((await desk.confirm(returned)).status).toBe(200);
    const mails = await mailTo(gift.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['gift-card']);
    const text = mails[0]?.text ?? '';
    for (const words of ['Mina', '₩80,000', 'Sing!']) expect(text).toContain(words);
    const booking = await desk.hold();
    expect((await desk.redeem(booking, codeIn(text))).body).toMatchObject({ totalWon: 0 });
    expect(await desk.ledger(gift.id)).toEqual(['card 80000']);
  });

  test('is refused for an amount that is none, and by a name or a message that is a link', async () => {
    for (const fields of [
      ...[{ valueWon: 5_000 }, { valueWon: 10_500 }],
      ...[{ recipientName: 'http://x.test' }, { message: 'Claim it at x．test' }],
    ])
      expect((await order(fields)).status).toBe(400);
  });

  test('is paid with its own amount and address, within a day', async () => {
    const gift = await ordered();
    expect((await desk.initialize({ ...gift, total: 10_000 })).body).toMatchObject({
      ...{ type: 'amount-mismatch', totalPrice: 80_000 },
    });
    expect((await desk.initialize({ ...gift, email: 'other@example.com' })).body.type).toBe(
      'booking-not-found',
    );
    desk.clock.advanceMinutes(24 * 60);
    expect((await desk.initialize(gift)).body.type).toBe('hold-expired');
  });

  test('two payments at once: one buys it, the other is not taken', async () => {
    const gift = await ordered();
    const [one, two] = [await desk.authenticate(gift), await desk.authenticate(gift)];
    for (const { orderId } of [one, two]) await desk.withoutWebhooks(orderId);
    const answers = await Promise.all([desk.confirm(one), desk.confirm(two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await mailTo(gift.id)).toHaveLength(1);
    expect(await desk.ledger(gift.id)).toEqual(['card 80000']);
  });

  test('an answer that is lost: it is made as soon as the provider tells', async () => {
    const gift = await ordered();
    const returned = await desk.authenticate(gift);
    await desk.provider.fault({ on: 'confirm', orderId: returned.orderId, when: 'after', effect: 'reset' });
    expect((await desk.confirm(returned)).status).toBe(200);
    expect((await mailTo(gift.id)).map(({ kind }) => kind)).toEqual(['gift-card']);
  });

  test('a wrong amount goes back, and its mail says so', async () => {
    const gift = await ordered();
    const returned = await desk.authenticate(gift);
    await desk.withoutWebhooks(returned.orderId);
    await desk.db.query('UPDATE payment_attempts SET amount_won = 70000 WHERE id = $1', [returned.orderId]);
    await desk.confirm({ ...returned, amount: 70_000 });
    await desk.reconcile();
    expect((await mailTo(gift.id)).map(({ kind }) => kind)).not.toContain('gift-card');
  });

  test('a payment that stays unclear is shown to staff, by whoever buys it', async () => {
    const gift = await ordered();
    const { orderId } = await desk.authenticate(gift);
    await desk.db.query(
      `UPDATE payment_attempts SET state = 'UNKNOWN', idempotency_key = 'k', submitted_payment_key = 's',
              confirm_started_at = $2, failure_code = 'NO_ANSWER' WHERE id = $1`,
      [orderId, desk.clock.now()],
    );
    desk.clock.advanceMinutes(4);
    await desk.awake();
    const { matters } = (await desk.admin.send<Attention>('GET', '/api/admin/attention')).body;
    expect(matters).toContainEqual(
      expect.objectContaining({ kind: 'payment-unclear', bookingId: null, name: gift.email }),
    );
  });
});
