import { expect, test } from '../fixtures.ts';
import {
  arrivesAtPayment,
  BOOKING,
  holdInTab,
  ofOne,
  ofThree,
  paymentAddress,
  takesPayments,
} from '../data/payment.ts';

const cancelled = '/payment-fail?code=PAY_PROCESS_CANCELED';

test('a cancelled payment keeps the slot: the reason, until when, and a reload that can still try again', async ({
  page,
  api,
}) => {
  const ordered = ofOne();
  await arrivesAtPayment(api, page, ordered);
  await page.goto(cancelled);
  const main = page.getByRole('main');
  for (const text of ['결제를 취소하셨어요', 'You cancelled the payment.', 'PAY_PROCESS_CANCELED', BOOKING])
    await expect(main).toContainText(text);
  await expect(main).toContainText(/Held for you until \d\d:\d\d KST/);
  await expect(page.getByText('"Book again" and "Home" free your time for others.')).toBeVisible();
  const pending = () => page.evaluate(() => sessionStorage.getItem('pendingPayment'));
  expect(await pending()).toBeNull();
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`**${paymentAddress(ordered)}`);
  expect(await pending()).toContain(BOOKING);
});

test('a declined card is told with what can be done', async ({ page }) => {
  await page.goto('/payment-fail?code=REJECT_CARD_COMPANY');
  await expect(page.getByRole('main')).toContainText('Your card company did not approve the payment.');
  for (const remedy of ['your card information', 'your card limit or balance', 'another payment method'])
    await expect(page.getByText(remedy)).toBeVisible();
});

for (const { leave, to } of [
  { leave: 'Book again', to: /:\d+\/$/ },
  { leave: 'Home', to: /:\d+\/$/ },
]) {
  test(`"${leave}" after a failed payment gives up what was held`, async ({ page, api }) => {
    const ordered = ofThree();
    takesPayments(api, ordered);
    await holdInTab(page, ordered, { opened: true });
    await page.goto(cancelled);
    await expect(page.getByText('"Book again" and "Home" free all your times for others.')).toBeVisible();
    await page.getByRole('link', { name: leave, exact: true }).click();
    await page.waitForURL(to, { waitUntil: 'commit' });
    const [abandoned] = api.requests('POST /api/payments/abandon');
    expect(abandoned?.postDataJSON()).toEqual({ orderId: 'order_of_page_test_1' });
    expect(await page.evaluate(() => sessionStorage.getItem('heldSession'))).toBeNull();
  });
}

test('words of the address are not shown as anybody’s, and its code is cut to a short form', async ({
  page,
}) => {
  const message = 'Your money is safe: https://evil.example +82 10 1234 5678';
  for (const [prefix, label] of [
    ['', 'Code: '],
    ['/ko', '오류 코드: '],
    ['/zh', '错误代码：'],
    ['/ja', 'エラーコード：'],
  ] as const) {
    const code = `STRANGE <b>${'X'.repeat(500)}`;
    await page.goto(`${prefix}/payment-fail?${new URLSearchParams({ code, message })}`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(`${label}STRANGEb${'X'.repeat(32)}`);
    await expect(alert).not.toContainText('X'.repeat(33));
    for (const word of ['money is safe', 'evil.example', '1234 5678'])
      await expect(page.getByRole('main')).not.toContainText(word);
  }
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', /telephone=no/);
});

test('a page whose scripts do not come says so, and can be loaded again', async ({ page, problems }) => {
  problems.expect(/request failed: GET .*PaymentFail/);
  problems.expect(/Error hydrating .*PaymentFail/);
  await page.route(/PaymentFail\.[\w-]+\.js/, (route) => route.abort('connectionfailed'));
  await page.goto('/payment-fail?code=REJECT_CARD_COMPANY');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not arrive completely.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(/PaymentFail\.[\w-]+\.js/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible();
  await expect(alert).not.toContainText('This page did not arrive completely.');
});
