import { giftCardOrderedSchema } from 'shared/gift-cards/gift-card-order.ts';
import { refused, takesPayments, playCardWindow } from '../data/payment.ts';
import { oneSession } from '../data/vouchers.ts';
import { expect, test } from '../fixtures.ts';

const ordered = giftCardOrderedSchema.parse({
  orderId: '9C5PA1SZ4D',
  valueWon: 60_000,
  payUntil: new Date(Date.now() + 86_400_000).toISOString(),
});

test('a gift card of another amount is ordered, and paid again after the card window was closed', async ({
  page,
  api,
}) => {
  api.on('POST /api/gift-cards', { status: 201, json: ordered });
  takesPayments(api, oneSession());
  await playCardWindow(page);
  await page.goto('/gift-cards');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: /^Pay ₩/ }).click();
  await expect(page.getByLabel('For whom is it?')).toHaveAccessibleDescription(
    /Please write whom the gift card is for/,
  );
  await expect(page.getByLabel('For whom is it?')).toBeFocused();
  await page.getByText('Another amount').click();
  await page.getByLabel('Amount in won').fill('60,000');
  await page.getByLabel('For whom is it?').fill('Mina Test');
  await page.getByLabel('A few words for the card').fill('Sing for us!');
  await page.getByLabel('Your name').fill('Anna Test');
  await page.getByLabel('Your e-mail').fill('anna@example.com');
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await page.waitForURL(/\/payment\?/);
  expect(api.requests('POST /api/gift-cards').map((request) => request.postDataJSON() as unknown)).toEqual([
    expect.objectContaining({
      ...{ valueWon: 60_000, email: 'anna@example.com', recipientName: 'Mina Test', message: 'Sing for us!' },
    }),
  ]);
  await expect(main).toContainText('Mina Test');
  await expect(main).toContainText('You can return a gift card that nobody has used');
  await expect(main.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/gift-cards#terms');
  await expect(main).toContainText('Sold by Sinsa Record Cafe');
  await expect(main.locator('[data-pay-bar]')).toContainText('Total ₩60,000');
  await expect(main.locator('[data-pay-bar]')).toBeInViewport({ ratio: 1 });

  await page.goto('/payment-fail?code=PAY_PROCESS_CANCELED');
  await expect(page.getByRole('alert')).toContainText('You cancelled the payment. Nothing was charged');
  // There is no booking to be found.
  await expect(main.getByRole('link', { name: 'Find my booking' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/payment\?/);
  await expect(main).toContainText('Mina Test');
});

test('what the service refuses is said at its field, and what was typed stays', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/gift-cards/);
  const errors = [{ path: 'recipientName', message: 'Please write a name, not a link' }];
  api.on('POST /api/gift-cards', refused('validation-failed', { errors }));
  await page.goto('/gift-cards');
  const recipient = page.getByLabel('For whom is it?');
  await recipient.fill('Mina Test');
  await page.getByLabel('Your name').fill('Anna Test');
  await page.getByLabel('Your e-mail').fill('anna@example.com');
  await page.getByRole('button', { name: /^Pay ₩/ }).click();
  await expect(recipient).toHaveAccessibleDescription(/not a link/);
  await expect(recipient).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna Test');
});

test('an amount that is chosen before the script has come stays chosen', async ({ page }) => {
  const script = Promise.withResolvers<undefined>();
  await page.route(/GiftCardDesk\.[\w-]+\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/gift-cards');
  await page.getByText('Another amount').click();
  script.resolve(undefined);
  await expect(page.getByLabel('Amount in won')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Another amount' })).toBeChecked();
});
