import { expect, test } from 'vitest';
import { httpClient } from '../harness/http.ts';
import { openCashDesk } from './harness.ts';

const desk = await openCashDesk();
const { provider } = desk;
const ROUNDS = 20;

test('confirm, webhooks, a retry on another copy and the reconciler at once: one PAID, one mail, one capture', async () => {
  const other = await desk.anotherCopy();
  const otherCopy = httpClient(other.url);
  const rounds = await Promise.all(
    Array.from({ length: ROUNDS }, async (_, round) => {
      const booking = await desk.hold();
      const returned = await desk.authenticate(booking);
      const effect = round % 2 === 0 ? { effect: 'before-answer' } : { effect: 'duplicate', copies: 3 };
      await provider.fault({ on: 'webhook', orderId: returned.orderId, ...effect });
      const answers = await Promise.all([
        desk.confirm(returned),
        otherCopy.post('/api/payments/confirm', returned),
        desk.reconcile(),
        desk.confirm(returned),
      ]);
      return { booking, returned, answers };
    }),
  );
  for (const { booking, returned, answers } of rounds) {
    for (const answer of answers) if (answer) expect([200, 202]).toContain(answer.status);
    await provider.delivered(returned.orderId);
    expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
    expect(await provider.captures(returned.orderId)).toMatchObject([
      { captures: 1, capturedWon: booking.total },
    ]);
    expect(await desk.happened(booking.id, 'paid')).toBe(1);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  }
});

test('two attempts of one booking, confirmed on two copies at once: never two captures', async () => {
  const other = await desk.anotherCopy();
  const otherCopy = httpClient(other.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const booking = await desk.hold();
    const [one, two] = [await desk.authenticate(booking), await desk.authenticate(booking)];
    const answers = await Promise.all([desk.confirm(one), otherCopy.post('/api/payments/confirm', two)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const captures = [...(await provider.captures(one.orderId)), ...(await provider.captures(two.orderId))];
    expect(captures).toMatchObject([{ captures: 1 }]);
    expect(await desk.mails(booking.id)).toEqual(['booking-confirmed']);
  }
});
