import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest } from '../../support/wizard.ts';

test('without a pending payment the payment system is not ready', async ({ page }) => {
  await page.goto('/payment?bookingId=7KQ2MX9R4T&amount=50000');
  await expect(page.getByRole('alert')).toContainText(
    'The payment system is not ready: this tab no longer knows',
  );
  await expectAccessible(page, 'not ready');
  await page.getByRole('link', { name: 'Book again' }).click();
  await page.waitForURL(/\/#booking$/);
});

test('a page whose scripts do not come says so, and can be loaded again', async ({ page, problems }) => {
  problems.expect(/request failed: GET .*PaymentFail/);
  problems.expect(/Error hydrating .*PaymentFail/);
  await page.route(/PaymentFail\.[\w-]+\.js/, (route) => route.abort('connectionfailed'));
  await page.goto('/payment-fail?code=REJECT_CARD_COMPANY');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page did not arrive completely.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectAccessible(page, 'scripts that did not come');
  await page.unroute(/PaymentFail\.[\w-]+\.js/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible();
  await expect(alert).not.toContainText('This page did not arrive completely.');
});

for (const amount of ['', '0', '1e4', '49000'])
  test(`an amount of "${amount}" is an invalid payment request`, async ({ page, guestEmail }) => {
    const number = await arriveAtPayment(page, await freeSlot(page, 'day'), guest(guestEmail));
    await page.goto(`/payment?bookingId=${number}&amount=${amount}`);
    await expect(page.getByRole('alert')).toContainText('This is an invalid payment request');
  });

test('a card window that cannot be loaded is said, and can be tried again', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/request failed: GET .*\/sdk\/v1\.js/);
  await page.route('**/sdk/v1.js', (route) => route.abort('blockedbyclient'));
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  await page.getByRole('button', { name: 'Pay by card' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The payment system is not ready: the card window could not be loaded.',
  );
  await page.unroute('**/sdk/v1.js');
  await page.getByRole('button', { name: 'Pay by card again' }).click();
  await expect(page.getByRole('dialog', { name: /Card payment/ })).toBeVisible();
});

for (const query of ['', '?paymentKey=a&orderId=order_1', '?paymentKey=a&orderId=order_1&amount=5e4'])
  test(`/payment-success${query} has nothing to confirm`, async ({ page }) => {
    await page.goto(`/payment-success${query}`);
    await expect(page.getByRole('alert')).toContainText('The payment information is invalid');
    await expectAccessible(page, 'nothing to confirm');
  });

test('a confirm of a payment that nobody knows is refused with words', async ({ page, problems }) => {
  problems.expect(/answer 404: POST .*\/api\/payments\/confirm/);
  await page.goto('/payment-success?paymentKey=made-up&orderId=order_made_up&amount=50000');
  await expect(page.getByRole('alert')).toContainText('We do not know this payment.');
});

test('the fail page shows a foreign message as the provider’s words: marked, quoted, short, and never a link', async ({
  page,
}) => {
  const fail = (message: string) =>
    page.goto(`/payment-fail?${new URLSearchParams({ code: 'STRANGE', message })}`);
  const quoted = page.getByRole('alert').getByRole('blockquote');
  await fail('<img src=x onerror="document.title=`broken in`"><b>hello</b>');
  await expect(page.getByRole('alert')).toContainText('The card provider’s words:');
  await expect(quoted).toContainText('<b>hello</b>');
  await expect(page).not.toHaveTitle(/broken in/);
  await expect(page.getByText('Weekdays 10:00-22:00 KST')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expectAccessible(page, 'a foreign fail code');

  await fail('Call us” Your money is safe: https://evil.example +82 10 1234 5678');
  await expect(quoted).toHaveText('“Call us’ Your money is safe: https://evil.example +82 10 1234 5678”');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(0);
  await expect(page.locator('meta[name="format-detection"]')).toHaveAttribute('content', /telephone=no/);

  await fail('가'.repeat(500));
  await expect(quoted).toHaveText(`“${'가'.repeat(200)}”`);
});
