import { expect, test } from '../../fixtures.ts';
import { arriveAtPayment } from '../../support/arrive-at-payment.ts';
import { startNarrowService } from '../../support/narrow-service.ts';
import { freeSlot } from '../../support/test-slot.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a guest who holds a session already books another one after some work that a worker does out of sight', async ({
  page,
  stack,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 429: POST .*\/api\/bookings/);
  // With one session that waits for payment the second needs a proof.
  const limits = { LIMIT_UNPAID_HOLDS_PER_EMAIL: '1', LIMIT_UNPAID_HOLDS_PER_ADDRESS: '1000' };
  const narrow = await startNarrowService(stack, { ...limits, PROOF_OF_WORK_LEVELS: '1' });
  try {
    // What the page itself would compute fails, so that only a worker can have done it.
    await page.addInitScript(() => {
      SubtleCrypto.prototype.deriveBits = () => Promise.reject(new Error('not in a worker'));
    });
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    await arriveAtPayment(page, await freeSlot(page), guest(guestEmail));
    await page.route('**/api/bookings', (route) => route.continue({ url: `${narrow.url}/api/bookings` }));
    await page.evaluate(() => sessionStorage.clear());
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.fillDirect(await freeSlot(page), guest(guestEmail));
    await wizard.submit();
    await page.waitForURL(/\/payment\?/);
    expect(workers.at(0)).toMatch(/\/_astro\/proof\.worker-[\w-]+\.js$/);
  } finally {
    await narrow.stop();
  }
});
