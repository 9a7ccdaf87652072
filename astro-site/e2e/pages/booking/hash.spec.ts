import { expect, test } from '../fixtures.ts';
import { onPhone } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

test.use({ reducedMotion: 'no-preference' });

for (const hash of ['klook-booking', 'klook']) {
  test(`#${hash} leads to the booking-type cards on load and on change`, async ({ page }) => {
    const wizard = new Wizard(page);
    await page.goto(`/#${hash}`);
    await expect(wizard.card('klook')).toBeInViewport();
    await page.goto('/');
    await expect(wizard.card('klook')).not.toBeInViewport();
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(wizard.card('klook')).toBeInViewport();
  });
}

test('the scroll waits about 800 ms, and jumps at once where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: new Date('2026-11-20T03:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-20T03:00:01Z'));
  const wizard = new Wizard(page);
  await page.goto('/#klook');
  await page.clock.runFor(700);
  await expect(wizard.card('klook')).not.toBeInViewport();
  await page.clock.runFor(200);
  await expect(wizard.card('klook')).toBeInViewport();
});

test('another hash is left to the browser', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const wizard = new Wizard(page);
  await page.goto('/#menu');
  await page.clock.runFor(2000);
  await expect(page.locator('#menu')).toBeInViewport();
  await expect(wizard.card('klook')).not.toBeInViewport();
});

test('"Back" closes a form and "Forward" opens it again, with what was typed', async ({ page }) => {
  const wizard = new Wizard(page);
  const name = page.getByLabel('Name', { exact: true });
  await wizard.openDirect();
  await expect(page).toHaveURL(/#book-direct$/);
  await name.fill('Mina Test');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'How would you like to book?' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Choose your time' })).toBeFocused();
  await expect(name).toHaveValue('Mina Test');
  // The button in the form is the same way back.
  await page.getByRole('button', { name: 'Change booking type' }).click();
  await wizard.choose('klook');
  await expect(page).toHaveURL(/#klook-booking$/);
  await page.goBack();
  await expect(wizard.card('klook')).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Klook booking ID')).toBeVisible();
  // Another part of the page leaves the form as it is.
  await page.evaluate(() => (location.hash = 'menu'));
  await expect(page).toHaveURL(/#menu$/);
  await expect(page.getByLabel('Klook booking ID')).toBeAttached();
});

test.describe('on a phone', () => {
  test.use(onPhone);

  test('a scroll along the whole page arrives, though parts of the page wake up on the way', async ({
    page,
  }) => {
    const wizard = new Wizard(page);
    await page.goto('/#klook-booking');
    await expect(wizard.card('direct')).toBeInViewport({ ratio: 1 });
  });
});
