import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a slot that somebody else takes while one types is asked for again, and nothing typed is lost', async ({
  page,
  context,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const slot = await freeSlot(page);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(slot, guest(guestEmail));

  const faster = new Wizard(await context.newPage());
  await faster.bookToPayment(slot, guest(`faster-${guestEmail}`));

  await page.bringToFront();
  await wizard.submit();
  // In one look: a toast stays for five seconds.
  await expect(wizard.toast).toHaveText(/Booking Failed(?!.*choose another.*choose another).*choose another/);
  await expect(wizard.timeKey(slot.time)).toBeDisabled();
  await expect(
    page.getByText(new RegExp(`${slot.time} KST: Somebody has just booked this time`)).first(),
  ).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
  await expect(wizard.times.getByRole('radio', { checked: true })).toHaveCount(0);
  await expectAccessible(page, 'a slot that was lost', '#booking');

  await wizard.times.getByRole('radio').and(page.locator(':enabled')).last().check();
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
});

test('a price that has changed is shown and asked for again', async ({ page, guestEmail, problems }) => {
  problems.expect(/answer 409: POST .*\/api\/bookings/);
  const wizard = new Wizard(page);
  // A page that was opened before the price went up.
  await page.route(
    '**/api/rules',
    async (route) => {
      const response = await route.fetch();
      const rules = await response.json();
      for (const band of rules.priceBands) band.feeWon -= 5000;
      await route.fulfill({ response, json: rules });
    },
    { times: 1 },
  );
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page, 'day'), guest(guestEmail));
  const total = page.getByRole('status').filter({ hasText: /^Total/ });
  await expect(total).toHaveText('Total ₩45,000');
  await wizard.submit();
  await expect(wizard.toast).toContainText('Your new total is ₩50,000');
  await expect(page.getByRole('alert').filter({ hasText: 'Your new total is ₩50,000' })).toBeVisible();
  await expect(total).toHaveText('Total ₩50,000');
  await wizard.submit();
  await page.waitForURL(/amount=50000$/);
});

test('without an answer everything stays, and the same submission is sent again under the same key', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/request failed: POST .*\/api\/bookings/);
  const keys: (string | undefined)[] = [];
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page), guest(guestEmail));
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/bookings'))
      keys.push(request.headers()['idempotency-key']);
  });
  // The booking is made, and its answer is lost on the way back.
  await page.route(
    '**/api/bookings',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await wizard.submit();
  await expect(wizard.toast).toContainText(
    'We could not reach our booking service. Everything you typed is still here',
  );
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mina Test');
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('an answer without a booking number fails with its own words', async ({ page, guestEmail }) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page), guest(guestEmail));
  await page.route('**/api/bookings', (route) => route.fulfill({ status: 201, json: {} }), { times: 1 });
  await wizard.submit();
  await expect(wizard.toast).toContainText('Booking Failed');
  await expect(wizard.toast).toContainText('An error occurred while processing your booking.');
});

test('while it is sent the button says so, and the toast stays for five seconds', async ({
  page,
  guestEmail,
}) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page), guest(guestEmail));
  await expect(wizard.submitButton).toHaveText('Proceed to Payment');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(
    '**/api/bookings',
    async (route) => {
      await held;
      await route.fulfill({ status: 201, json: {} });
    },
    { times: 1 },
  );
  await wizard.submit();
  await expect(wizard.submitButton).toHaveText('Processing...');
  await page.mouse.move(0, 0);
  // Written down in the page itself: a busy machine could look too late to see the toast at all.
  await wizard.toast.evaluate((toast) => {
    const changes: number[] = [];
    new MutationObserver(() => {
      changes.push(performance.now());
      toast.dataset['changes'] = changes.join(' ');
    }).observe(toast, { childList: true });
  });
  answer();
  await expect(wizard.toast).toContainText('Booking Failed');
  await expect(wizard.toast).toHaveText('');
  const [shownAt = 0, hiddenAt = 0] = ((await wizard.toast.getAttribute('data-changes')) ?? '')
    .split(' ')
    .map(Number);
  // Late timers of a busy machine are allowed for; early ones are not.
  expect(hiddenAt - shownAt).toBeGreaterThan(4950);
  expect(hiddenAt - shownAt).toBeLessThan(9000);
});
