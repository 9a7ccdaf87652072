import type { Page } from '@playwright/test';
import { paymentConfirmedSchema } from 'shared/payments/payments.ts';
import { useCode } from '../../support/use-code.ts';
import { arrivesAtPayment, BOOKING, paymentAddress, refused, successAddress, who } from '../data/payment.ts';
import { coveredByGift, oneSession, redeemed, takenOff } from '../data/vouchers.ts';
import { expect, test } from '../fixtures.ts';
import type { MockApi } from '../mock-api.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Voucher or gift card code' });
const payByCard = (page: Page) => page.getByRole('button', { name: 'Pay by card' });

/** Answers to codes as the service does: `answer` to SING-2345, and to none. */
const takesCodes = (api: MockApi, answer = redeemed()) =>
  api.on('POST /api/payments/voucher', (request, match) => {
    const { code } = request.postDataJSON() as { code: string | null };
    if (code === null) return { json: takenOff() };
    if (code.toUpperCase() === answer.code) return { json: answer };
    const refusal = refused('voucher-refused', { code: 'voucher-unknown' });
    return typeof refusal === 'function' ? refusal(request, match) : refusal;
  });

/** What is asked for, in won, each time a payment is opened. */
const opened = (api: MockApi) =>
  api
    .requests('POST /api/payments/initialize')
    .map((request) => (request.postDataJSON() as { amount: number }).amount);

test('a code is refused with its reason, takes something off, stays after a reload, and is taken off again', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/voucher/);
  await arrivesAtPayment(api, page, oneSession());
  takesCodes(api);
  await page.goto(paymentAddress(oneSession()));
  const main = page.getByRole('main');
  await page.getByText('I have a voucher or gift card').click();
  const use = page.getByRole('button', { name: 'Use code' });
  await use.click();
  await expect(field(page)).toHaveAccessibleDescription('Please type the code as you have it.');
  await field(page).fill('NO-SUCH-CODE');
  await use.click();
  await expect(field(page)).toHaveAccessibleDescription(/We do not know this code/);
  await field(page).fill('sing-2345');
  await field(page).press('Enter');
  await expect(main).toContainText('Voucher SING-2345');
  await expect(main).toContainText('−₩10,000');
  await expect(main).toContainText('₩40,000');
  await expect(page.getByRole('status').filter({ hasText: 'The total is now ₩40,000.' })).toBeAttached();
  await expect(payByCard(page)).toBeVisible();
  expect(opened(api)).toEqual([50_000, 40_000]);

  await page.reload();
  await expect(main).toContainText('−₩10,000');
  await page.getByRole('button', { name: 'Remove SING-2345' }).click();
  await expect(main).not.toContainText('−₩10,000');
  await expect(page.getByText('I have a voucher or gift card')).toBeVisible();
  // Taken off it stays off.
  await page.reload();
  await expect(payByCard(page)).toBeVisible();
  await expect(main).not.toContainText('−₩10,000');
});

test('a gift card that pays for all of it says what stays, and asks for no card', async ({ page, api }) => {
  await arrivesAtPayment(api, page, oneSession());
  takesCodes(api, coveredByGift());
  api.on('POST /api/payments/complete', { json: { success: true } });
  await page.goto(paymentAddress(oneSession()));
  await useCode(page, 'SING-2345');
  const main = page.getByRole('main');
  await expect(main).toContainText('Gift card SING-2345');
  await expect(main).toContainText('₩30,000 stays on your gift card.');
  await expect(main).toContainText('no card is needed');
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await page.waitForURL(/\/booking-received$/);
  await expect(main).toContainText(who.email);
  expect(opened(api)).toEqual([50_000]);
  expect(
    api.requests('POST /api/payments/complete').map((request) => request.postDataJSON() as unknown),
  ).toEqual([{ bookingId: BOOKING, customerEmail: who.email }]);
});

test('a code that is used while the page still prepares the payment waits for that', async ({
  page,
  api,
}) => {
  await arrivesAtPayment(api, page, oneSession());
  takesCodes(api);
  const used = Promise.withResolvers<undefined>();
  const steps: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/payments/voucher')) steps.push('code sent');
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/api/payments/initialize')) steps.push('prepared');
  });
  await page.route('**/api/payments/initialize', async (route) => {
    await used.promise;
    await route.fallback();
  });
  await page.goto(paymentAddress(oneSession()));
  await useCode(page, 'SING-2345');
  used.resolve(undefined);
  await expect(page.getByRole('main')).toContainText('−₩10,000');
  await expect(payByCard(page)).toBeVisible();
  expect(steps).toEqual(['prepared', 'code sent', 'prepared']);
});

/** What the form of the booking was sent with, in place of what `arrivesAtPayment` leaves in the tab. */
async function typedIntoForm(page: Page, voucherCode: string): Promise<void> {
  await page.addInitScript((code) => {
    const held = JSON.parse(sessionStorage.getItem('heldSession') ?? '{}') as { form?: object };
    sessionStorage.setItem(
      'heldSession',
      JSON.stringify({ ...held, form: { ...held.form, voucherCode: code } }),
    );
  }, voucherCode);
}

test('a code from the form is used before anything is paid', async ({ page, api }) => {
  await arrivesAtPayment(api, page, oneSession());
  takesCodes(api);
  await typedIntoForm(page, 'SING-2345');
  await page.goto(paymentAddress(oneSession()));
  const main = page.getByRole('main');
  await expect(main).toContainText('Voucher SING-2345');
  await expect(payByCard(page)).toBeVisible();
  expect(opened(api)).toEqual([40_000]);

  // The guest’s own page knows the price by then, and leads here with it.
  await keepPrice(page, 40_000);
  await page.goto(`/payment?bookingId=${BOOKING}&amount=40000`);
  await expect(main).toContainText('₩40,000');
  await expect(payByCard(page)).toBeVisible();
});

test('a code from the form that is refused is told at its field', async ({ page, api, problems }) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/voucher/);
  await arrivesAtPayment(api, page, oneSession());
  takesCodes(api);
  await typedIntoForm(page, 'NOSUCHCODE');
  await page.goto(paymentAddress(oneSession()));
  await expect(field(page)).toHaveAccessibleDescription(/We do not know this code/);
  await expect(field(page)).toHaveValue('NOSUCHCODE');
  await expect(payByCard(page)).toBeVisible();
});

const keepPrice = (page: Page, totalPrice: number) =>
  page.evaluate((won) => {
    const pending = JSON.parse(sessionStorage.getItem('pendingPayment') ?? '{}') as object;
    sessionStorage.setItem('pendingPayment', JSON.stringify({ ...pending, totalPrice: won }));
  }, totalPrice);

test('the code of a session that another one has taken the place of is still in the field', async ({
  page,
  api,
}) => {
  await arrivesAtPayment(api, page, oneSession());
  const { holdExpiresAt: _, ...before } = coveredByGift();
  await page.addInitScript(
    (kept) => {
      sessionStorage.setItem('pricedWithVoucher', JSON.stringify(kept));
    },
    { ...before, bookingId: '0000000001' },
  );
  await page.goto(paymentAddress(oneSession()));
  await expect(payByCard(page)).toBeVisible();
  await expect(field(page)).toHaveValue('SING-2345');
  expect(api.requests('POST /api/payments/voucher')).toEqual([]);
});

test('what card and gift card have paid is added up', async ({ page, api }) => {
  const { bookingDate, bookingTime } = oneSession();
  await arrivesAtPayment(api, page, oneSession());
  api.on('POST /api/payments/confirm', {
    json: paymentConfirmedSchema.parse({
      success: true,
      message: 'Paid',
      data: {
        booking: { id: BOOKING, bookingDate, bookingTime },
        payment: { method: '카드', approvedAt: '2026-11-20T03:00:00.000Z', giftWon: 30_000 },
      },
    }),
  });
  await page.goto(successAddress(oneSession()).replace(/amount=\d+/, 'amount=20000'));
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('₩50,000');
  await expect(page.getByRole('main')).toContainText('Card · 카드 ₩20,000Gift card ₩30,000');
});
