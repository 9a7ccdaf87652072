import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { longSeoulDate } from 'shared/time/display.ts';
import { expect, test } from '../fixtures.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';

// Asked for when it is needed: these tests may run around midnight in Seoul.
const today = () => seoulWallClock(new Date()).date;
const inTenDays = addSeoulDays(today(), 10);

test.describe('date and time', () => {
  test('the time field waits for a date, loads its times, and a new date clears the choice', async ({
    page,
  }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await expect(wizard.times).toContainText('Select a date first');
    await expect(wizard.times).toBeDisabled();

    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/timeslots/*', async (route) => {
      await held;
      await route.fallback();
    });
    await wizard.pickDate(inTenDays);
    await expect(wizard.times).toContainText('Loading times...');
    await expect(wizard.times).toBeDisabled();
    answer();
    await expect(wizard.times).toContainText('Select time');
    await expect(wizard.times.getByRole('radio')).toHaveCount(72);
    for (const price of ['Morning₩40,000', 'Afternoon₩50,000', 'Evening₩44,000'])
      await expect(wizard.times).toContainText(price);

    await wizard.times.getByRole('radio').and(page.locator(':enabled')).first().check();
    await expect(wizard.times).toContainText('KST');
    await wizard.pickDate(addSeoulDays(inTenDays, 1));
    await expect(wizard.times).toContainText('Select time');
    await expect(wizard.times.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('no times and a failed read both say so, and can be asked again', async ({ page, problems }) => {
    problems.expect(/answer 503: GET .*\/api\/timeslots/);
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('Failed to fetch time slots'),
    );
    await page.route('**/api/timeslots/*', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await wizard.pickDate(inTenDays);
    await expect(wizard.times).toContainText(`No available times for ${longSeoulDate(inTenDays)}`);
    expect((await warning).type()).toBe('warning');
    await wizard.times.getByRole('button', { name: 'Check again' }).click();
    await expect(wizard.times).toContainText('Select time');
  });

  test('days before today in Seoul and beyond 90 days cannot be chosen', async ({ page }) => {
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await expect(wizard.calendar).toBeVisible();
    const days = page.locator('[data-date]:not([aria-disabled="true"])');
    const firstDay = () => days.first().getAttribute('data-date');
    await expect.poll(async () => (await firstDay()) === today()).toBe(true);
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const next = page.getByRole('button', { name: 'Next month' });
    while (await next.isEnabled()) await next.click();
    const lastDay = () => days.last().getAttribute('data-date');
    await expect.poll(async () => (await lastDay()) === addSeoulDays(today(), 90)).toBe(true);
  });

  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
    test.describe(() => {
      test.use({ timezoneId });
      test(`a visitor in ${timezoneId} asks for the Seoul date that was pressed`, async ({ page }) => {
        const slot = openSlot();
        const wizard = new Wizard(page);
        await wizard.open();
        await wizard.choose('direct');
        const dayOfToday = page.locator('[data-date][aria-label*="today"]');
        await expect.poll(async () => (await dayOfToday.getAttribute('data-date')) === today()).toBe(true);
        const asked = page.waitForRequest(new RegExp(`/api/timeslots/${slot.date}`));
        await wizard.pickDate(slot.date);
        await asked;
        await expect(page.locator(`[data-date="${slot.date}"]`)).toHaveAccessibleName(
          longSeoulDate(slot.date),
        );
      });
    });
  }
});

test('a tooltip says what KST means, after 700 ms of rest, and leaves with Escape', async ({ page }) => {
  await page.clock.install();
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  // From here on time passes only as the test says.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const kst = page.getByRole('button', { name: 'KST', exact: true });
  const tooltip = page.getByRole('tooltip');
  await kst.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(100);
  await expect(tooltip).toContainText('Korea Standard Time (UTC+9)');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('Escape closes a tooltip from the moment it appears', async ({ page }) => {
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await page.evaluate(() => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="tooltip"]')) return;
      observer.disconnect();
      document.body.dispatchEvent(escape);
      document.body.dataset.escapePressed = 'yes';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'KST', exact: true }).hover();
  await expect(page.locator('body[data-escape-pressed]')).toBeAttached();
  await expect(page.getByRole('tooltip')).toBeHidden();
});
