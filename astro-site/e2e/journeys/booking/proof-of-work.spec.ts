import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { type NarrowService, startNarrowService } from '../../support/narrow-service.ts';
import { stackUnderTest } from '../../support/stack.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

let narrow: NarrowService;
test.beforeAll(async () => {
  // With one session that waits for payment the second needs a proof; with two the third is refused.
  const limits = { LIMIT_UNPAID_HOLDS_PER_EMAIL: '1', LIMIT_UNPAID_HOLDS_PER_ADDRESS: '1000' };
  narrow = await startNarrowService(stackUnderTest(), { ...limits, PROOF_OF_WORK_LEVELS: '1' });
});
test.afterAll(() => narrow.stop());

/** A visitor with a session that waits for payment, who has filled in the form for another one. */
async function wantsAnother(page: Page, email: string): Promise<Wizard> {
  await arriveAtPayment(page, await freeSlot(page), guest(email));
  await page.route('**/api/bookings', (route) => route.continue({ url: `${narrow.url}/api/bookings` }));
  await page.evaluate(() => sessionStorage.clear());
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page), guest(email));
  return wizard;
}

test('whoever holds a session already books another one after some work that nobody sees, and is refused a third', async ({
  page,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 429: POST .*\/api\/bookings/);
  // What the page itself would compute fails, so that only a worker can have done it.
  await page.addInitScript(() => {
    SubtleCrypto.prototype.deriveBits = () => Promise.reject(new Error('not in a worker'));
  });
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const wizard = await wantsAnother(page, guestEmail);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
  expect(workers.at(0)).toMatch(/\/_astro\/proof\.worker-[\w-]+\.js$/);

  await page.evaluate(() => sessionStorage.clear());
  await wizard.open();
  await wizard.fillDirect(await freeSlot(page), guest(guestEmail));
  await wizard.submit();
  await expect(wizard.toast).toContainText(
    'Too many sessions from your network or with this e-mail address are waiting for payment. Please pay for one of them, let one go, or try again in 15 minutes.',
  );
  await expect(wizard.submitButton).toHaveText('Proceed to Payment');
});

test('the work is done without workers, too', async ({ page, guestEmail, problems }) => {
  problems.expect(/answer 429: POST .*\/api\/bookings/);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
  const wizard = await wantsAnother(page, guestEmail);
  await wizard.submit();
  await page.waitForURL(/\/payment\?/);
});
