import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { CardWindow } from '../../support/card-window.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { onPhone } from '../../support/viewports.ts';
import { guest } from '../../support/wizard.ts';

for (const { device, use, overlay } of [
  { device: 'a computer', use: {}, overlay: true },
  { device: 'a phone', use: onPhone, overlay: false },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use);

    test('a cancelled payment keeps the slot, and is paid on the second try', async ({
      page,
      guestEmail,
    }) => {
      await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
      const cardWindow = new CardWindow(page, overlay);
      await cardWindow.open();
      await cardWindow.cancel();
      await page.waitForURL(/\/payment-fail\?/);
      const main = page.getByRole('main');
      await expect(main).toContainText('결제를 취소하셨어요');
      await expect(main).toContainText('You cancelled the payment.');
      await expect(main).toContainText('PAY_PROCESS_CANCELED');
      await expect(main).toContainText(/Held for you until \d\d:\d\d KST/);
      expect(await page.evaluate(() => sessionStorage.getItem('pendingPayment'))).toBeNull();
      await expectAccessible(page, 'a cancelled payment');

      await page.reload();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(/\/payment\?/);
      await cardWindow.open();
      await cardWindow.approve();
      await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    });

    test('a card that is declined in the window gives way to another', async ({ page, guestEmail }) => {
      await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
      const cardWindow = new CardWindow(page, overlay);
      await cardWindow.open();
      await cardWindow.decline('window', 'REJECT_CARD_COMPANY');
      await expect(page.getByRole('main')).toContainText('Your card company did not approve the payment.');
      for (const remedy of [
        'Check your card information',
        'Check your card limit or balance',
        'Use another payment method',
      ])
        await expect(page.getByText(remedy)).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL(/\/payment\?/);
      await cardWindow.open();
      await cardWindow.approve();
      await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    });

    test('a card that is declined at the confirm gives way to another', async ({
      page,
      guestEmail,
      problems,
    }) => {
      problems.expect(/answer 409: POST .*\/api\/payments\/confirm/);
      const number = await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
      const cardWindow = new CardWindow(page, overlay);
      await cardWindow.open();
      await cardWindow.decline('confirm', 'REJECT_CARD_PAYMENT');
      await expect(page.getByRole('heading', { name: /Payment confirmation failed/ })).toBeVisible({
        timeout: 30_000,
      });
      await expect(page.getByRole('alert')).toContainText('Nothing was charged');
      await expect(page.getByRole('alert')).toContainText('한도 초과나 잔액 부족으로 결제되지 않았어요');
      await expect(page.getByText('"Book again" and "Home" free your time for others.')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(`Booking number: ${number}`);
      await expectAccessible(page, 'a declined card');
      await page.getByRole('link', { name: 'Try again' }).click();
      await page.waitForURL(/\/payment\?/);
      await cardWindow.open();
      await cardWindow.approve();
      await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
    });
  });
}

test('closing the card window keeps the hold, and the window opens again with a new order', async ({
  page,
  guestEmail,
}) => {
  await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
  const cardWindow = new CardWindow(page, true);
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/sdk/checkout')) orders.push(request.postDataJSON().params.orderId as string);
  });
  await cardWindow.open();
  await cardWindow.close();
  await expect(page.getByRole('main')).toContainText('You closed the card window. Nothing was charged');
  await expect(page.getByRole('main')).toContainText(/Your time is kept until/);
  await expectAccessible(page, 'a closed card window');
  await cardWindow.open();
  expect(new Set(orders).size).toBe(2);
  await cardWindow.approve();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible({ timeout: 30_000 });
});

test('who goes back before the payment has been prepared leaves nothing held', async ({
  page,
  guestEmail,
  request,
}) => {
  const slot = await freeSlot(page);
  const prepared = Promise.withResolvers<undefined>();
  await page.route('**/api/payments/initialize', async (route) => {
    await prepared.promise;
    await route.continue();
  });
  await arriveAtPayment(page, slot, guest(guestEmail));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  prepared.resolve(undefined);
  await page.waitForURL(/\/#booking$/);
  expect(await (await request.get(`/api/timeslots/${slot.date}`)).json()).toContain(slot.time);
});

for (const { way, leave, to } of [
  { way: '"Back" on the payment page', leave: 'Back', to: /\/#booking$/ },
  { way: '"Book again" after a cancelled payment', leave: 'Book again', to: /:\d+\/$/ },
  { way: '"Home" after a cancelled payment', leave: 'Home', to: /:\d+\/$/ },
]) {
  test(`${way} gives the slot free at once`, async ({ page, guestEmail, request }) => {
    const slot = await freeSlot(page);
    const freeTimes = async () => (await request.get(`/api/timeslots/${slot.date}`)).json();
    await arriveAtPayment(page, slot, guest(guestEmail));
    await expect(page.getByText(/Your time is kept until/)).toBeVisible();
    expect(await freeTimes()).not.toContain(slot.time);
    if (leave !== 'Back') {
      const cardWindow = new CardWindow(page, true);
      await cardWindow.open();
      await cardWindow.cancel();
      await page.waitForURL(/\/payment-fail\?/);
    }
    await page.getByRole('link', { name: leave, exact: true }).click();
    await page.waitForURL(to);
    expect(await freeTimes()).toContain(slot.time);
    expect(await page.evaluate(() => sessionStorage.getItem('paymentAttempt'))).toBeNull();
  });
}
