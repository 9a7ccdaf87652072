import { reportSchema, type Report } from 'shared/reports/report.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { statementAddresses } from 'shared/statements/statement.ts';
import { expect, test } from 'vitest';
import { keepFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { TODAY } from '../../harness/clock.ts';
import { openPage } from '../my-booking/own-page.ts';
import { linesOf, sumOf } from '../reports/harness.ts';
import { openGiftDesk } from './harness.ts';

/** The provider has a clock of its own: everything that is paid lies in it. */
const ALWAYS = 'from=2026-01-01&to=2027-12-31';

test('what a gift card was to pay of a payment that was not kept is in no figure', async () => {
  const desk = await openGiftDesk();
  const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
  const booking = await desk.hold();
  const { code } = await desk.giftCard(30_000);
  await desk.redeem(booking, code);
  const returned = await desk.authenticate({ ...booking, total: 10_000 });
  await desk.withoutWebhooks(returned.orderId);
  await desk.provider.fault({ on: 'confirm', orderId: returned.orderId, effect: 'hold', when: 'before' });
  const answer = desk.confirm(returned);
  await desk.provider.heldCall(returned.orderId, 'confirm');
  await desk.setStatus(booking.id, 'cancelled');
  await desk.provider.release(returned.orderId, { what: 'calls' });
  expect(await answer).toMatchObject({ status: 409, body: { type: 'payment-refunded' } });
  await desk.reconcile();
  expect(await desk.ledger(booking.id)).toEqual(['card 10000', 'card -10000']);
  await desk.awake();
  await keepFigures(desk.db, desk.clock.now());

  const { body: report } = await owner.send<Report>('GET', `/api/admin/reports?${ALWAYS}`);
  expect(report.check.counted).toEqual({ takenWon: 10_000, givenBackWon: 10_000 });
  expect(report.check.ledger).toEqual(report.check.counted);
  const parts = (['fee', 'add-on', 'discount', 'other'] as const).map(
    (figure) => sumOf(report, figure).amount,
  );
  expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(10_000);
  const { payment } = await (await openPage(desk, booking.id)).look();
  expect(payment).toMatchObject({ paidWon: 10_000, refundedWon: 10_000 });
});

test('what gift cards pay is paid: in the report, in the statement, and what is left on them is owed', async () => {
  const desk = await openGiftDesk();
  const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
  const { code } = await desk.giftCard(150_000);
  const byBoth = await desk.hold();
  await desk.payWith(byBoth, (await desk.giftCard(10_000)).code);
  const byGift = await desk.hold();
  await desk.redeem(byGift, code);
  expect((await desk.complete(byGift)).status).toBe(204);
  const atCounter = { bookingDate: TODAY, bookingTime: '16:00', totalPrice: 0, voucherCode: code };
  expect((await desk.sell(atCounter)).status).toBe(201);
  for (const { id } of [byBoth, byGift])
    expect((await desk.refund(id, { amountWon: 8_000, reason: 'Sorry', override: true })).status).toBe(201);
  await desk.reconcile();
  await desk.awake();
  await keepFigures(desk.db, desk.clock.now());

  const answer = await owner.send('GET', `/api/admin/reports?${ALWAYS}`);
  const report = reportSchema.parse(answer.body);
  expect(linesOf(report, 'taken')).toEqual({
    'direct/카드': [1, 30_000],
    'direct/gift-card': [2, 50_000],
    'walk-in/gift-card': [1, 50_000],
  });
  expect(linesOf(report, 'given-back')).toMatchObject({ 'direct/gift-card': [2, 10_000] });
  expect(linesOf(report, 'other')).toEqual({});
  expect(report.check.counted).toEqual({ takenWon: 130_000, givenBackWon: 16_000 });
  expect(report.check.ledger).toEqual(report.check.counted);
  expect(report.onGiftCards).toEqual({ count: 2, won: 150_000 - 40_000 - 50_000 + 8_000 + 2_000 });

  const { body } = await owner.send<Statement>('GET', statementAddresses.one(TODAY.slice(0, 7)));
  expect(body.sales.map(({ kind, won }) => ({ kind, won }))).toEqual([
    { kind: 'fee', won: 50_000 },
    { kind: 'fee', won: 40_000 },
  ]);
  expect(
    body.methods.map(({ method, takenWon, givenBackWon }) => ({ method, takenWon, givenBackWon })),
  ).toEqual([{ method: 'gift-card', takenWon: 90_000, givenBackWon: 10_000 }]);
});
