import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { CardWindow } from '../../support/card-window.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

test.describe('on a phone, where the card window takes the place of the page', () => {
  test.use(onPhone);

  test('a guest cancels, is declined in the window, then at the confirm, and pays with another card', async ({
    page,
    guestEmail,
    problems,
  }) => {
    problems.expect(/answer 409: POST .*\/api\/payments\/confirm/);
    await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
    const cardWindow = new CardWindow(page, false);
    const main = page.getByRole('main');
    await cardWindow.open();
    await cardWindow.cancel();
    await page.waitForURL(/\/payment-fail\?/);
    await expect(main).toContainText('You cancelled the payment.');
    await expect(main).toContainText(/Held for you until \d\d:\d\d KST/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/payment\?/);

    await cardWindow.open();
    await cardWindow.decline('window', 'REJECT_CARD_COMPANY');
    await expect(main).toContainText('Your card company did not approve the payment.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(/\/payment\?/);

    await cardWindow.open();
    await cardWindow.decline('confirm', 'REJECT_CARD_PAYMENT');
    await expect(page.getByRole('heading', { name: /Payment confirmation failed/ })).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByRole('alert')).toContainText('Nothing was charged');
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL(/\/payment\?/);

    await cardWindow.open();
    await cardWindow.approve();
    await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
  });
});

test('a guest closes the card window, then cancels and goes home: the slot is free at once', async ({
  page,
  guestEmail,
  request,
}) => {
  const slot = await freeSlot(page);
  const freeTimes = async () => (await request.get(`/api/timeslots/${slot.date}`)).json();
  await arriveAtPayment(page, slot, guest(guestEmail));
  const cardWindow = new CardWindow(page, true);
  await cardWindow.open();
  await cardWindow.close();
  await expect(page.getByRole('main')).toContainText('You closed the card window. Nothing was charged');
  expect(await freeTimes()).not.toContain(slot.time);
  await cardWindow.open();
  await cardWindow.cancel();
  await page.waitForURL(/\/payment-fail\?/);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.waitForURL(/:\d+\/$/);
  expect(await freeTimes()).toContain(slot.time);
});
