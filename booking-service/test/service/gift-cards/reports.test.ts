import { reportSchema, type Report } from 'shared/reports/report.ts';
import type { Statement } from 'shared/statements/statement.ts';
import { keyFiguresOf } from 'shared/reports/key-figures.ts';
import { sumsOf } from 'shared/statements/reckoning.ts';
import { statementAddresses } from 'shared/statements/statement.ts';
import { expect, test } from 'vitest';
import { keepFigures } from '../../../src/reports/keeping/keep-figures.job.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { TODAY } from '../../harness/clock.ts';
import { openPage } from '../my-booking/own-page.ts';
import { linesOf, sumOf } from '../reports/harness.ts';
import { codeIn, openGiftShop } from './buyers.ts';
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

test('the headline is the money: cards count when they are bought, what they pay has lines of its own everywhere', async () => {
  const desk = await openGiftShop();
  const owner = await signedInBrowser(desk.url, desk.db, 'super_admin');
  const gift = await desk.bought({ valueWon: 100_000 });
  const bought = codeIn((await desk.mailTo(gift.id))[0]?.text);
  const { code: given } = await desk.giftCard(150_000);
  const byBoth = await desk.hold();
  await desk.payWith(byBoth, (await desk.giftCard(10_000)).code);
  const byBought = await desk.hold();
  await desk.redeem(byBought, bought);
  expect((await desk.complete(byBought)).status).toBe(204);
  const byGiven = await desk.hold();
  await desk.redeem(byGiven, given);
  expect((await desk.complete(byGiven)).status).toBe(204);
  const walkIn = { bookingDate: TODAY, totalPrice: 0 };
  expect((await desk.sell({ ...walkIn, bookingTime: '16:00', voucherCode: given })).status).toBe(201);
  expect((await desk.sell({ bookingDate: TODAY, bookingTime: '16:10' })).status).toBe(201);
  for (const { id } of [byBoth, byBought, byGiven])
    expect((await desk.refund(id, { amountWon: 8_000, reason: 'Sorry', override: true })).status).toBe(201);
  await desk.reconcile();
  await desk.awake();
  await keepFigures(desk.db, desk.clock.now());

  const answer = await owner.send('GET', `/api/admin/reports?${ALWAYS}`);
  const report = reportSchema.parse(answer.body);
  expect(linesOf(report, 'taken')).toEqual({
    'direct/카드': [2, 130_000],
    'walk-in/cash': [1, 50_000],
  });
  expect(linesOf(report, 'gift-sold')).toEqual({ '/direct': [1, 100_000] });
  expect(linesOf(report, 'gift-paid')).toEqual({
    'bought/direct': [1, 40_000],
    'given/direct': [2, 50_000],
    'given/walk-in': [1, 50_000],
  });
  const returnedWon = sumOf(report, 'gift-returned').amount;
  expect(linesOf(report, 'gift-returned')).toMatchObject({ 'bought/direct': [1, 8_000] });
  expect(sumOf(report, 'given-back').amount + returnedWon).toBe(24_000);
  expect(linesOf(report, 'other')).toEqual({});
  // What a person adds up from the lines of payments is the headline, to the won.
  const { rows } = await desk.db.query<{ receivedWon: number; returnedWon: number }>(
    `SELECT (SELECT sum(amount_won) FROM payment_transactions WHERE means = 'card' AND amount_won > 0)
            + (SELECT sum(amount_won) FROM counter_payments) AS "receivedWon",
            (SELECT -sum(amount_won) FROM payment_transactions WHERE means = 'card' AND amount_won < 0) AS "returnedWon"`,
  );
  const lines = { takenWon: Number(rows[0]?.receivedWon), givenBackWon: Number(rows[0]?.returnedWon) };
  const { taken, givenBack } = keyFiguresOf(report);
  expect({ takenWon: taken.now, givenBackWon: givenBack.now }).toEqual(lines);
  expect(report.check).toEqual({ counted: lines, ledger: lines });

  const { body } = await owner.send<Statement>('GET', statementAddresses.one(TODAY.slice(0, 7)));
  expect(body.methods.map(({ method, takenWon }) => ({ method, takenWon }))).toContainEqual({
    ...{ method: 'cash', takenWon: 50_000 },
  });
  expect(body.giftCards).toEqual({
    bought: { paidWon: 40_000, returnedWon: 8_000 },
    given: { paidWon: 90_000, returnedWon: returnedWon - 8_000 },
  });
  // Nobody has paid what a card pays that was given away. (What the provider's clock has of the session paid by both is in another month.)
  const sumWon = body.sales.reduce((sum, { won }) => sum + won, 0);
  expect(sumWon).toBe(sumsOf(body).takenWon + 40_000);
  expect(body.sales).toContainEqual(expect.objectContaining({ kind: 'gift-given', won: -90_000 }));
});
