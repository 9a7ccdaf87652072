import { describe, expect, test } from 'vitest';
import { httpClient } from '../../harness/http.ts';
import { figure, inBatches, patience, times } from '../../harness/proof.ts';
import { openShop } from '../../harness/provider-shop.ts';
import type { Returned } from '../../harness/provider-shop.ts';
import type { PaymentReply } from '../../service/payments/harness.ts';
import { openCashDesk } from '../../service/payments/harness.ts';
import { startUnguardedDesk } from './unguarded-desk.ts';

const ROUNDS = times(10, 200);
const CONTROL_ROUNDS = 10;
const TOGETHER = 5;
const timeout = patience(60_000);

const desk = await openCashDesk();
const otherCopy = httpClient((await desk.anotherCopy()).url);
const onOtherCopy = (returned: Returned) => otherCopy.post<PaymentReply>('/api/payments/confirm', returned);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** How a webhook comes between: before the provider's answer, or three times over. */
const webhookOf = (round: number) =>
  round % 2 === 0 ? { effect: 'before-answer' } : { effect: 'duplicate', copies: 3 };

describe('confirm, webhook and a customer’s retry at one moment', () => {
  test('the control: reading first and writing afterwards marks one payment paid several times', async () => {
    const shop = openShop();
    const unguarded = await startUnguardedDesk(desk.db, shop);
    await shop.open(unguarded.webhookUrl);
    const mailed = await inBatches(CONTROL_ROUNDS, TOGETHER, async (round) => {
      const orderId = `control-${round}`;
      const returned = { ...(await shop.authorise({ orderId, amount: 50_000 })), orderId, amount: 50_000 };
      await unguarded.open(orderId, returned);
      await shop.fault({ on: 'webhook', orderId, ...webhookOf(round) });
      await Promise.all([1, 2, 3].map(() => unguarded.confirm(returned)));
      await shop.delivered(orderId);
      return unguarded.mails(orderId);
    });
    const mails = sum(mailed);
    expect(mails).toBeGreaterThan(CONTROL_ROUNDS);
    figure('control without the guard: confirm, webhook and retry', { payments: CONTROL_ROUNDS, mails });
  });

  test('one PAID, one mail, one capture', { timeout }, async () => {
    const proof = 'confirm, webhook and retry at one moment';
    const round = async (index: number) => {
      const booking = await desk.hold();
      const returned = await desk.authenticate(booking);
      const { orderId } = returned;
      await desk.provider.fault({ on: 'webhook', orderId, ...webhookOf(index) });
      const answers = await Promise.all([
        desk.confirm(returned),
        onOtherCopy(returned),
        desk.confirm(returned),
      ]);
      for (const { status } of answers) expect([200, 202]).toContain(status);
      await desk.provider.delivered(orderId);
      expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
      expect(await desk.provider.captures(orderId)).toMatchObject([{ captures: 1 }]);
      expect(await desk.happened(booking.id, 'paid')).toBe(1);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    };
    await inBatches(ROUNDS, TOGETHER, round, proof);
    figure(proof, { rounds: ROUNDS });
  });
});

describe('two tabs pay for one booking', () => {
  test('the control: reading first takes the money twice', async () => {
    const shop = openShop();
    const unguarded = await startUnguardedDesk(desk.db, shop);
    await shop.open(null);
    const captured = await inBatches(CONTROL_ROUNDS, TOGETHER, async (round) => {
      const tabs = await Promise.all(
        ['one', 'two'].map(async (tab) => {
          const orderId = `tabs-${round}-${tab}`;
          const returned = {
            ...(await shop.authorise({ orderId, amount: 50_000 })),
            orderId,
            amount: 50_000,
          };
          await unguarded.open(`booking-${round}`, returned);
          await shop.fault({ on: 'confirm', orderId, effect: 'delay', when: 'before', ms: 50 });
          return returned;
        }),
      );
      await Promise.all(tabs.map((tab) => unguarded.confirm(tab)));
      const found = await Promise.all(tabs.map(({ orderId }) => shop.captures(orderId)));
      return found.flat().length;
    });
    const captures = sum(captured);
    expect(captures).toBeGreaterThan(CONTROL_ROUNDS);
    figure('control without the guard: two tabs pay', { bookings: CONTROL_ROUNDS, captures });
  });

  test('one capture, and the other tab is told', { timeout }, async () => {
    const proof = 'two tabs pay for one booking';
    const round = async () => {
      const booking = await desk.hold();
      const tabs = [await desk.authenticate(booking), await desk.authenticate(booking)] as const;
      const answers = await Promise.all([desk.confirm(tabs[0]), onOtherCopy(tabs[1])]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const captures = await Promise.all(tabs.map(({ orderId }) => desk.provider.captures(orderId)));
      expect(captures.flat()).toMatchObject([{ captures: 1 }]);
      expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
    };
    await inBatches(ROUNDS, TOGETHER, round, proof);
    figure(proof, { rounds: ROUNDS });
  });
});
