import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';
import {
  arrivesAtPayment,
  BOOKING,
  CARD_WINDOW_SCRIPT,
  cardWindowsOf,
  holdInTab,
  ofOne,
  ofThree,
  paymentAddress,
  playCardWindow,
  refused,
  successAddress,
  takesBookings,
  takesPayments,
  totalOf,
  who,
} from '../data/payment.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay by card/ });

test('a tab that knows of no booking is not ready; another amount than the booking’s is an invalid request', async ({
  page,
}) => {
  const ordered = ofOne();
  await page.goto(paymentAddress(ordered));
  await expect(page.getByRole('alert')).toContainText('The payment system is not ready: this tab no longer');
  await expect(page.getByRole('link', { name: 'Book again' })).toHaveAttribute('href', '/#booking');
  await page.evaluate(() => sessionStorage.clear());
  await holdInTab(page, ordered);
  for (const amount of ['', '49000']) {
    await page.goto(`/payment?bookingId=${BOOKING}&amount=${amount}`);
    await expect(page.getByRole('alert')).toContainText('This is an invalid payment request');
    await expect(payButton(page)).toHaveCount(0);
  }
});

test('what is only held is not said to be booked', async ({ page, api }) => {
  const ordered = ofOne();
  takesPayments(api, ordered);
  takesBookings(api);
  await playCardWindow(page);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(openSlot(), who);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByText('Not paid yet')).toBeVisible();
  await expect(
    page.getByText(/Your time is kept until \d\d:\d\d KST, not booked yet\. Pay by then/),
  ).toBeVisible();
  await expect(page.getByText('Booking Confirmed!')).toHaveCount(0);
  await page.goto(successAddress(ordered));
  await expect(wizard.toast).toContainText(
    `Booking Confirmed!Booking #${BOOKING} has been successfully received. We will contact you soon.`,
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible();
  await expect(wizard.toast).toHaveText('');
});

test('a party reads when each of them sings, what it costs and what going back means', async ({
  page,
  api,
}) => {
  const ordered = ofThree();
  await arrivesAtPayment(api, page, ordered);
  await page.goto(paymentAddress(ordered));
  await expect(page.getByRole('heading', { name: /Pay for your sessions/ })).toBeVisible();
  await expect(page.getByText(/Your times are kept until \d\d:\d\d KST/)).toBeVisible();
  const singers = page.getByRole('list', { name: 'Your sessions' }).locator(':scope > li');
  await expect(singers).toHaveText([
    '15:00KSTMina TestLemonade',
    '15:10KSTBora TestLemonadeFull Track Mixing₩100,000',
    '15:20KSTAlexandra Konstantinopoulou-WolfeschlegelsteinhausenLemonade',
  ]);
  const main = page.getByRole('main');
  for (const text of ['15:00 Mina Test₩50,000', '15:10 Bora Test₩50,000', 'Add-ons₩100,000'])
    await expect(main).toContainText(text);
  await expect(main).toContainText(
    'If you cancel, all goes back up to 48 hours before, 50% goes back up to 24 hours before, 25% after that.',
  );
  await expect(main.getByRole('link', { name: 'All terms' })).toHaveAttribute('href', '/policies');
  await expect(main).toContainText('Sold by Sinsa Record Cafe · Business registration 000-00-00000 (sample)');
  await expect(page.getByText('Total₩250,000')).toBeVisible();
  await expect(page.getByText('Going back frees all your times for others.')).toBeVisible();
});

test('a closed card window is told; the next opening has a new order of the same amount', async ({
  page,
  api,
}) => {
  const ordered = ofOne();
  takesPayments(api, ordered);
  await playCardWindow(page, true);
  await holdInTab(page, ordered);
  await page.goto(paymentAddress(ordered));
  await payButton(page).click();
  await expect(page.getByRole('main')).toContainText('You closed the card window. Nothing was charged');
  await expect(page.getByRole('main')).toContainText(/Your time is kept until/);
  await page.getByRole('button', { name: 'Pay by card again' }).click();
  await expect.poll(async () => (await cardWindowsOf(page)).length).toBe(2);
  const opened = await cardWindowsOf(page);
  expect(new Set(opened.map(({ orderId }) => orderId)).size).toBe(2);
  expect(opened.map(({ amount }) => amount)).toEqual([totalOf(ordered), totalOf(ordered)]);
});

test('a card window that cannot be loaded is told, and can be tried again', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/request failed: GET .*\/card-window\.js/);
  const ordered = ofOne();
  takesPayments(api, ordered);
  await holdInTab(page, ordered);
  await page.route(CARD_WINDOW_SCRIPT, (route) => route.abort('blockedbyclient'));
  await page.goto(paymentAddress(ordered));
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'The payment system is not ready: the card window could not be loaded.',
  );
  await playCardWindow(page);
  await page.getByRole('button', { name: 'Pay by card again' }).click();
  await expect(page.getByRole('button', { name: 'Opening the card window...' })).toBeVisible();
  await expect.poll(async () => (await cardWindowsOf(page)).length).toBe(1);
});

test('a hold that has run out is told before the card window opens', async ({ page, api, problems }) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/initialize/);
  const ordered = ofOne();
  await arrivesAtPayment(api, page, ordered);
  const detail = 'The time to pay for this booking has run out. Please choose a time and book again.';
  api.on('POST /api/payments/initialize', refused('hold-expired', { detail }));
  await page.goto(paymentAddress(ordered));
  await expect(page.getByRole('alert')).toContainText('Payment initialisation failed.');
  await expect(page.getByRole('alert')).toContainText(detail);
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
});

for (const { whose, ordered, goes } of [
  { whose: 'a guest', ordered: ofOne, goes: 'so your time may go to somebody else' },
  { whose: 'a party', ordered: ofThree, goes: 'so your times may go to others' },
]) {
  test(`a hold that runs out in front of ${whose} says so`, async ({ page, api }) => {
    await page.clock.install();
    await arrivesAtPayment(api, page, ordered());
    await page.goto(paymentAddress(ordered()));
    await expect(page.getByText(/1[45]:\d\d left/)).toBeVisible();
    await page.clock.fastForward('15:30');
    await expect(page.getByRole('alert')).toContainText(`The time to pay has run out, ${goes}`);
    await expect(payButton(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  });
}

test('a booking that is being paid in another tab is not offered to be paid again, nor once it is paid', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/payments\/initialize/);
  const ordered = ofOne();
  await arrivesAtPayment(api, page, ordered);
  api.on('POST /api/payments/initialize', refused('payment-in-progress'));
  await page.goto(paymentAddress(ordered));
  const main = page.getByRole('main');
  await expect(page.getByText('Another payment is being checked')).toBeVisible();
  await expect(main).not.toContainText('Not paid yet');
  await expect(payButton(page)).toHaveCount(0);
  api.on('POST /api/payments/initialize', refused('already-paid'));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('This booking is already paid').first()).toBeVisible();
  await expect(main).not.toContainText('Not paid yet');
});

test('"Back" gives the slot up, also while the payment is still being prepared', async ({ page, api }) => {
  const ordered = ofOne();
  await arrivesAtPayment(api, page, ordered);
  const prepared = Promise.withResolvers<undefined>();
  await page.route('**/api/payments/initialize', async (route) => {
    await prepared.promise;
    await route.fallback();
  });
  await page.goto(paymentAddress(ordered));
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText('One moment...')).toBeVisible();
  expect(api.requests('POST /api/payments/abandon')).toEqual([]);
  prepared.resolve(undefined);
  await page.waitForURL(/\/#booking$/, { waitUntil: 'commit' });
  const [abandoned] = api.requests('POST /api/payments/abandon');
  expect(abandoned?.postDataJSON()).toEqual({ orderId: 'order_of_page_test_1' });
  expect(await page.evaluate(() => sessionStorage.getItem('paymentAttempt'))).toBeNull();
});

test('on a small phone the payment is in reach from the start, and covers nothing that has the focus', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await arrivesAtPayment(api, page, ofThree());
  await page.goto(paymentAddress(ofThree()));
  await expect(payButton(page)).toBeEnabled();
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  const code = page.getByText('I have a voucher or gift card');
  await code.focus();
  const bar = page.locator('[data-pay-bar]');
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : NaN);
  expect(bottomOf(await code.boundingBox())).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? NaN);
});
