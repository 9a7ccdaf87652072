import { longSeoulDate } from 'shared/time/display.ts';
import type { Problem, ProblemType } from 'shared/problems/problem.ts';
import { OwnPage } from '../../support/own-page.ts';
import { opensOwnPage, ownBooking } from '../data/own-booking.ts';
import { expect, test } from '../fixtures.ts';
import {
  BOOKING,
  checking,
  holdInTab,
  keepInTab,
  ofOne,
  ofThree,
  paid,
  refused,
  successAddress,
  takesPayments,
} from '../data/payment.ts';

test('an address without a whole amount has nothing to confirm', async ({ page, api }) => {
  for (const query of ['', '?paymentKey=a&orderId=order_1', '?paymentKey=a&orderId=order_1&amount=5e4']) {
    await page.goto(`/payment-success${query}`);
    await expect(page.getByRole('alert')).toContainText('The payment information is invalid');
  }
  expect(api.requests('POST /api/payments/confirm')).toEqual([]);
});

test('a paid session: number, amount, when to come; the tab forgets the checkout, and a reload knows it still', async ({
  page,
  api,
}) => {
  const ordered = ofOne();
  takesPayments(api, ordered);
  await holdInTab(page, ordered, { opened: true });
  await page.goto(successAddress(ordered));
  await expect(page.getByRole('heading', { name: /Paid\. See you in the booth!/ })).toBeFocused();
  const main = page.getByRole('main');
  for (const text of [
    ...[BOOKING, '₩150,000', 'Card', longSeoulDate(ordered.bookingDate ?? ''), '15:00'],
    ...['Come to the cafe 30 minutes early', 'by 14:30 KST', 'arrive 10 minutes before', 'by 14:50 KST'],
    ...['exit 8', 'Approved at2026-11-20 12:00 KST', '@'],
  ])
    await expect(main).toContainText(text);
  // What is needed first leads; the receipt comes last.
  const ways = page.getByRole('region', { name: 'Your booking', exact: true });
  await expect(ways.getByRole('link', { name: 'Open my booking' })).toHaveAttribute(
    'href',
    `/my-booking?number=${BOOKING}`,
  );
  await expect(ways.getByRole('link', { name: /^Add to Google Calendar/ })).toHaveAttribute(
    'href',
    /dates=\d{8}T053000Z%2F\d{8}T061000Z/,
  );
  await expect(ways.getByRole('link', { name: /^Show the map/ })).toHaveAttribute('href', /map\.naver\.com/);
  await expect(ways.getByRole('img', { name: `QR code of booking number ${BOOKING}` })).toBeVisible();
  await expect(main.getByRole('heading')).toHaveText([/Paid/, 'What happens next', 'Receipt']);
  for (const key of ['pendingPayment', 'bookingHold', 'heldSession', 'paymentAttempt'])
    expect(await page.evaluate((name) => sessionStorage.getItem(name), key), key).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute('href', '/');
});

test('the browser that has booked opens its page without being asked, once; another one is asked', async ({
  page,
  api,
}) => {
  const ordered = ofOne();
  takesPayments(api, ordered);
  opensOwnPage(api, ownBooking());
  await holdInTab(page, ordered);
  const secret = 's'.repeat(43);
  await keepInTab(page, { bookedHere: { bookingId: BOOKING, secret } });
  await page.goto(successAddress(ordered));
  const open = page.getByRole('link', { name: 'Open my booking' });
  await expect(open).toHaveAttribute('href', `/my-booking?number=${BOOKING}`);
  // A reload has forgotten the checkout, not this.
  await page.reload();
  await open.click();
  await expect(new OwnPage(page).ticket).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  expect(
    api.requests('POST /api/my-booking/session').map((asked) => asked.postDataJSON() as unknown),
  ).toEqual([{ link: secret }]);
  await page.evaluate(() => localStorage.clear());
  await page.goto(successAddress(ordered));
  await open.click();
  await expect(page.getByLabel('Booking number')).toHaveValue(BOOKING);
});

test('a party that has paid reads when each of them sings, with a number each', async ({ page, api }) => {
  const ordered = ofThree();
  takesPayments(api, ordered);
  await holdInTab(page, ordered);
  await page.goto(successAddress(ordered));
  await expect(page.getByRole('list', { name: 'Your sessions' }).locator(':scope > li')).toHaveText([
    `15:00KSTMina TestBooking number ${BOOKING}`,
    /^15:10KSTBora TestBooking number [0-9A-Z]{10}$/,
    /^15:20KSTAlexandra Konstantinopoulou-WolfeschlegelsteinhausenBooking number [0-9A-Z]{10}$/,
  ]);
  const steps = page.getByRole('region', { name: 'What happens next' });
  await expect(steps).toContainText("A confirmation e-mail with everybody's time is on its way to you.");
  await expect(steps).toContainText('10 minutes before your first session at the booth');
});

test('a payment that nobody knows of yet is being checked and never "not charged"; the page changes by itself', async ({
  page,
  api,
}) => {
  await page.clock.install();
  const ordered = ofOne();
  takesPayments(api, ordered);
  api.on('POST /api/payments/confirm', checking);
  await holdInTab(page, ordered);
  await page.goto(successAddress(ordered));
  await expect(page.getByRole('heading', { name: /still checking your payment/ })).toBeFocused();
  const main = page.getByRole('main');
  await expect(main).toContainText('Please do not pay again');
  await expect(main).toContainText('we write to you by e-mail');
  await expect(main).not.toContainText(/not charged|nothing was charged/i);
  api.on('POST /api/payments/confirm', paid(ordered));
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible();
});

const nothing = 'Nothing was charged.';
const refusals: {
  type: ProblemType;
  code?: string;
  params?: Problem['params'];
  detail: string;
  heading: RegExp;
  says?: string[];
  payable: boolean;
}[] = [
  {
    type: 'payment-failed',
    code: 'payment-declined',
    params: { providerCode: 'REJECT_CARD_PAYMENT' },
    detail: `Your card was declined. ${nothing}`,
    heading: /Payment confirmation failed/,
    says: [
      '한도 초과나 잔액 부족으로 결제되지 않았어요',
      `Booking number: ${BOOKING}`,
      'Code: REJECT_CARD_PAYMENT',
    ],
    payable: true,
  },
  { type: 'payment-unavailable', detail: nothing, heading: /Payment confirmation failed/, payable: true },
  { type: 'slot-taken', detail: nothing, heading: /Payment confirmation failed/, payable: false },
  {
    type: 'payment-not-found',
    detail: 'We do not know this payment.',
    heading: /Payment confirmation failed/,
    payable: false,
  },
  {
    type: 'payment-refunded',
    detail: 'This payment has been refunded in full.',
    heading: /Your money goes back to you/,
    payable: false,
  },
];
test('a refusal is told in the service’s words, and offers to try again only where that can help', async ({
  page,
  api,
  problems,
}) => {
  const ordered = ofOne();
  await holdInTab(page, ordered);
  for (const { type, code, params, detail, heading, says = [], payable } of refusals) {
    problems.expect(new RegExp(`answer ${type === 'payment-unavailable' ? 503 : '40[49]'}: POST .*/confirm`));
    api.on('POST /api/payments/confirm', refused(type, { detail, code, params }));
    await page.goto(successAddress(ordered));
    await expect(page.getByRole('heading', { name: heading }), type).toBeFocused();
    for (const text of [detail, ...says]) await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('main')).not.toContainText(/still checking/);
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible({ visible: payable });
  }
  api.on('POST /api/payments/confirm', refused('payment-failed'));
  await page.goto(successAddress(ordered));
  await expect(page.getByText('"Book again" and "Home" free your time for others.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `/payment?bookingId=${BOOKING}&amount=150000`,
  );
});
