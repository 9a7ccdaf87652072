import { expect, test } from '../fixtures.ts';
import { defaultAnswers } from '../defaults.ts';
import { seedContent } from '../seed-content.ts';
import { playCardWindow, takesBookings, refused, takesPayments, ofOne, who } from '../data/payment.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';

// What staff decide in the CMS, as the wizard follows it.

test('a price of 0 won gives the session away: nothing to pay, and no card until something is added', async ({
  page,
  api,
}) => {
  const { json: rules } = defaultAnswers['GET /api/rules'];
  const [morning, ...others] = rules.priceBands;
  if (!morning) throw new Error('The seed has no prices.');
  api.on('GET /api/rules', { json: { ...rules, priceBands: [{ ...morning, feeWon: 0 }, ...others] } });
  takesBookings(api);
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await expect(wizard.submitButton).toHaveText('Proceed to Payment');
  await wizard.pickSlot(openSlot('morning'));
  const ticket = page.getByRole('complementary', { name: 'Your ticket' });
  await expect(ticket).toContainText('SessionFree');
  await expect(ticket).toContainText('Nothing to pay. Your session is confirmed at once.');
  await expect(wizard.submitButton).toHaveText('Complete Booking');
  await wizard.addOn('Full Track Mixing').check();
  await expect(wizard.submitButton).toHaveText('Proceed to Payment');
  await wizard.addOn('Full Track Mixing').uncheck();
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails(who);
  await wizard.submit();
  await page.waitForURL('/booking-received');
  await expect(wizard.toast).toContainText(/Booking Confirmed!Booking #[0-9A-Z]{10} has been successfully/);
  const steps = page.getByRole('region', { name: 'What happens next' });
  await expect(steps).toContainText('30 minutes early for your drink: by 10:50 KST');
  await expect(steps).toContainText('at the booth, by 11:10 KST');
  expect(await page.evaluate(() => sessionStorage.getItem('pendingPayment'))).toBeNull();
});

test('the add-ons that staff flag ask for an address, and no others; a page that is open already learns it', async ({
  page,
  api,
  problems,
}) => {
  problems.expect(/answer 400: POST .*\/api\/bookings/);
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.fillDirect(openSlot(), who);
  await wizard.addOn('Recording Video \\(Raw\\)').check();
  const address = page.getByLabel('Delivery address');
  await expect(address).toBeHidden();

  const message = 'Delivery address is required for Recording Video (Raw)';
  api.on('GET /api/addons', {
    json: seedContent.addons.map((addOn) => ({ ...addOn, needsDeliveryAddress: addOn.id === 2 })),
  });
  const errors = [{ path: 'lpDeliveryAddress', message }];
  api.on('POST /api/bookings', refused('validation-failed', { detail: message, errors }));
  await wizard.submit();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Delivery address is required for Recording Video .Raw./);
  await wizard.addOn('Recording Video \\(Raw\\)').uncheck();
  await wizard.addOn('LP Record Production').check();
  await expect(page.getByLabel(/delivery address/i)).toBeHidden();
  await wizard.addOn('LP Record Production').uncheck();
  await wizard.addOn('Recording Video \\(Raw\\)').check();
  takesBookings(api);
  takesPayments(api, ofOne());
  await playCardWindow(page);
  await address.fill('1 Example Street');
  await wizard.submit();
  await page.waitForURL(/\/payment\?/, { waitUntil: 'commit' });
  expect(api.requests('POST /api/bookings').at(-1)?.postDataJSON()).toMatchObject({
    lpDeliveryAddress: '1 Example Street',
  });
});
