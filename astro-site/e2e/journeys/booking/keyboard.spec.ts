import { expect, test } from '../../fixtures.ts';
import { guest, Wizard } from '../../support/wizard.ts';

test('a session is booked with nothing but the keyboard', async ({ page, guestEmail }) => {
  const { name, email, phone, track } = guest(guestEmail);
  const wizard = new Wizard(page);
  const tabTo = async (what: () => Promise<boolean>) => {
    for (let press = 0; press < 80 && !(await what()); press += 1) await page.keyboard.press('Tab');
    expect(await what(), 'Tab reaches it').toBe(true);
  };
  const isFocused = (selector: string) => () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  await page.goto('/');
  await tabTo(isFocused('a[href="#booking"]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('astro-island:has(#booking-wizard)')).not.toHaveAttribute('ssr', /.*/);
  await tabTo(isFocused('[data-booking-type="direct"]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('#booking-form-heading')).toBeFocused();

  // Two weeks ahead and a day on: a free morning is there even on a busy stack.
  await wizard.daysAreOpen();
  await tabTo(isFocused('[data-date]'));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  // The keys stand before it is known which are free, and Tab passes over them until then.
  await expect(wizard.times).toContainText('Select time');
  await tabTo(isFocused('[role=radiogroup] input[type=radio]'));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(wizard.times.getByRole('radio', { checked: true })).toBeFocused();

  await tabTo(isFocused('input[type=radio][value="coffee"]'));
  await page.keyboard.press('Space');
  await tabTo(isFocused('input[type=radio][value="hot"]'));
  await page.keyboard.press('Space');
  for (const [label, text] of [
    ['Name', name],
    ['Email', email],
    ['Phone number', phone],
    ['YouTube link of your backing track', track],
  ] as const) {
    const field = page.getByLabel(label, { exact: label === 'Name' || label === 'Email' });
    const id = await field.getAttribute('id');
    await tabTo(isFocused(`[id="${id}"]`));
    await page.keyboard.type(text);
  }
  await tabTo(isFocused('button[type=submit]'));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/payment\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay by card/ });
  await expect(pay).toBeEnabled();
  await tabTo(() => pay.evaluate((button) => button === document.activeElement));
});
