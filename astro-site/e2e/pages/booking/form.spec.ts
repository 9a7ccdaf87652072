import { expect, test } from '../fixtures.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';

test.describe('what the form says', () => {
  test('an empty direct booking shows every message, announces them and focuses the first', async ({
    page,
  }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await wizard.daysAreOpen();
    await wizard.submit();
    for (const message of [
      'Please select a date',
      'Please select a time',
      'Please select a drink',
      'Name is required',
      'Valid email is required',
      'Phone number is required',
      'Please enter a valid YouTube URL',
    ])
      await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      '7 answers need your attention. First: Please select a date',
    );
    await expect(wizard.calendar.locator('[data-date]:focus')).toBeAttached();
  });

  test('an empty Klook booking asks for its number first', async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('klook');
    await wizard.submit();
    await expect(page.getByText('Please enter your Klook booking ID', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Klook booking ID')).toBeFocused();
  });

  test('the LP record asks for an address, and only then', async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await expect(page.getByLabel('LP delivery address')).toBeHidden();
    const lp = wizard.addOn('LP Record Production');
    await lp.focus();
    await page.keyboard.press('Space');
    // Directly under the add-on, in sight, and the focus where it was.
    const address = page.getByLabel('LP delivery address');
    await expect(address).toBeInViewport({ ratio: 1 });
    await expect(lp).toBeFocused();
    await expect(lp).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(address).toBeFocused();
    await address.fill('   ');
    await wizard.submit();
    await expect(
      page.getByText('LP delivery address is required for LP Record Production', { exact: true }),
    ).toBeVisible();
    await wizard.addOn('LP Record Production').uncheck();
    await expect(page.getByLabel('LP delivery address')).toBeHidden();
  });

  test('the temperature is asked where the drink has a choice, and only there', async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    const temperature = page.getByRole('radiogroup', { name: /^Temperature/ });
    for (const [drink, asked] of [
      ['Green Tea', true],
      ['Hot Chocolate', false],
      ['Hibiscus', true],
      ['Iced Tea', false],
    ] as const) {
      await wizard.pickDrink(drink);
      await expect(temperature).toBeVisible({ visible: asked });
    }
  });

  test('messages go away as the answers come', async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await wizard.submit();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveAccessibleDescription('Name is required');
    await name.fill('Mina');
    await expect(name).toHaveAccessibleDescription('');
    await wizard.pickDrink('Lemonade');
    await expect(page.getByText('Please select a drink', { exact: true })).toBeHidden();
  });
});

test('the price follows every choice, and add-ons by quote add nothing', async ({ page }) => {
  const slot = openSlot('evening');
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  const total = page.getByRole('status').filter({ hasText: /^Total/ });
  // Until a time is chosen no price is shown, not even 0.
  await expect(page.getByRole('status').filter({ hasText: 'Choose date and time' })).toBeAttached();
  await expect(page.getByText('₩0', { exact: true })).toHaveCount(0);
  await wizard.pickSlot(slot);
  await expect(total).toHaveText('Total ₩44,000');
  await wizard.addOn('Global Distribution').check();
  await expect(total).toHaveText('Total ₩1,344,000');
  await wizard.addOn('Billboard').check();
  await expect(page.getByRole('complementary', { name: 'Your ticket' })).toContainText('By quote');
  await expect(total).toHaveText('Total ₩1,344,000');
  await wizard.addOn('Global Distribution').uncheck();
  await expect(total).toHaveText('Total ₩44,000');
});

test('add-ons that cannot be loaded do not stop a booking, and can be asked for again', async ({
  page,
  problems,
}) => {
  problems.expect(/answer 503: GET .*\/api\/addons/);
  const wizard = new Wizard(page);
  await wizard.open();
  // The landing page reads them too; only the wizard's own read fails here.
  await page.route('**/api/addons', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  await wizard.choose('direct');
  const failure = page.getByText('We could not load the add-ons. You can book without them, or try again.');
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard.addOn('Full Track Mixing')).toBeVisible();
});
