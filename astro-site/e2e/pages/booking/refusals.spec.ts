import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { PROOF_ALGORITHM, PROOF_HEADER } from 'shared/bookings/proof-of-work.ts';
import { expect, test } from '../fixtures.ts';
import { defaultAnswers } from '../defaults.ts';
import {
  BOOKING,
  playCardWindow,
  refused,
  takesBookings,
  takesPayments,
  ofOne,
  who,
} from '../data/payment.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';

test('a slot that was taken while one typed is asked for again, with everything typed; so is a price that has changed', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const slot = openSlot();
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, who);
  const total = page.getByRole('status').filter({ hasText: /^Total/ });
  const detail = 'Somebody has just booked this time. Please choose another one.';
  api.on('POST /api/bookings', refused('slot-taken', { detail, nearestTime: '16:00' }));
  api.on('GET /api/timeslots/:date', { json: ['10:10', '16:00'] });
  await wizard.submit();
  // In one look: a toast stays for five seconds.
  await expect(wizard.toast).toHaveText(/Booking Failed(?!.*choose another.*choose another).*choose another/);
  await expect(wizard.timeKey(slot.time)).toBeDisabled();
  await expect(wizard.times).toHaveAccessibleDescription(/15:00 KST: Somebody has just booked this time/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(who.name);
  await expect(wizard.times.getByRole('radio', { checked: true })).toHaveCount(0);

  // The message is in view, and the nearest time one press away.
  await expect(wizard.times.getByText(/15:00 KST: Somebody has just booked this time/)).toBeInViewport({
    ratio: 1,
  });
  await page.getByRole('button', { name: 'Take 16:00 instead' }).click();
  await expect(wizard.timeKey('16:00')).toBeChecked();
  await expect(total).toHaveText('Total ₩50,000');
  api.on('POST /api/bookings', refused('price-changed', { totalPrice: 55_000 }));
  const { json: rules } = defaultAnswers['GET /api/rules'];
  const priceBands = rules.priceBands.map((band) => ({ ...band, feeWon: band.feeWon + 5_000 }));
  api.on('GET /api/rules', { json: { ...rules, priceBands } });
  await wizard.submit();
  await expect(wizard.toast).toContainText('Your new total is ₩55,000');
  await expect(page.getByRole('alert').filter({ hasText: 'Your new total is ₩55,000' })).toBeVisible();
  await expect(total).toHaveText('Total ₩55,000');
  takesBookings(api);
  takesPayments(api, ofOne());
  await playCardWindow(page);
  await wizard.submit();
  await page.waitForURL(new RegExp(`/payment\\?bookingId=${BOOKING}&amount=55000$`), { waitUntil: 'commit' });
});

test('without a readable answer everything stays, and the same submission is sent again under the same key', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/request failed: POST .*\/api\/bookings/);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(openSlot(), who);
  await expect(wizard.submitButton).toHaveText('Proceed to Payment');
  const lost = Promise.withResolvers<undefined>();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings'))
      keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    '**/api/bookings',
    async (route) => {
      await lost.promise;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await wizard.submit();
  await expect(wizard.submitButton).toHaveText('Processing...');
  lost.resolve(undefined);
  await expect(wizard.toast).toContainText(
    'We could not reach our booking service. Everything you typed is still here',
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(who.name);

  api.on('POST /api/bookings', { status: 201, json: {} });
  await wizard.submit();
  await expect(wizard.toast).toContainText('An error occurred while processing your booking.');
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a Klook reservation that is completed already is told at its field; a number that nobody can call is asked about once', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('klook');
  await expect(page).toHaveURL(/#klook-booking$/);
  await expect(wizard.calendar).toBeHidden();
  const field = page.getByLabel('Klook booking ID');
  await field.fill(' klk-1 ');
  await page.getByLabel('Time on Klook').fill('18:40');
  await wizard.submit();
  const date = page.getByLabel('Date on Klook');
  await expect(date).toHaveAccessibleDescription(
    'Please enter the date of your Klook reservation, or leave date and time empty',
  );
  await date.fill(openSlot().date);
  await expect(date).toHaveAccessibleDescription('');
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails({ ...who, phone: 'abc' });
  await wizard.submit();
  const phone = page.getByLabel('Phone number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number with its country code/);
  expect(api.requests('POST /api/bookings')).toEqual([]);
  await phone.fill(who.phone);

  const detail = 'This Klook booking has already been completed.';
  api.on('POST /api/bookings', refused('klook-already-used', { detail }));
  await wizard.submit();
  await expect(wizard.toast).toContainText('Booking Failed');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/already been completed/);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(who.name);
});

test('work that the service asks for is done without workers, too; too many sessions are refused in words', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 429: POST .*\/api\/bookings/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const secret = 'secret of this test';
  const challenge = await createChallenge({
    ...{ algorithm: PROOF_ALGORITHM, cost: 100, counter: 3, deriveKey },
    hmacSignatureSecret: secret,
  });
  const detail = 'Too many sessions are waiting for payment. Please try again in 15 minutes.';
  api.on('POST /api/bookings', async (request) => {
    const header = request.headers()[PROOF_HEADER.toLowerCase()];
    if (!header)
      return {
        problem: {
          ...{ status: 429, type: 'proof-required', detail: 'A proof of work is needed first.' },
          challenge: JSON.stringify(challenge),
        },
      };
    const proof = JSON.parse(Buffer.from(header, 'base64').toString()) as {
      challenge: Challenge;
      solution: Solution;
    };
    const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: secret });
    expect(verified).toBe(true);
    return { problem: { status: 429, type: 'too-many-requests', detail } };
  });
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(openSlot(), who);
  await wizard.submit();
  await expect(wizard.toast).toContainText(detail);
  await expect(wizard.submitButton).toHaveText('Proceed to Payment');
  expect(api.requests('POST /api/bookings')).toHaveLength(2);
});
