import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { viewerIsOpen } from '../../support/focus.ts';
import { openSlot } from '../data/slot.ts';
import { Wizard } from '../../support/wizard.ts';

/** Notes what live regions say from now on: a region that changes while it is there is what screen readers read out. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        // An alert speaks when it appears; any other region has to be there before its text.
        const appeared = element?.querySelectorAll('[role=alert]') ?? [];
        for (const speaking of [region, ...appeared]) {
          const text = speaking?.textContent?.trim();
          if (text && heard.at(-1) !== text) heard.push(text);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test('times, totals and errors of the booking form are read out as they change', async ({ page }) => {
  const slot = openSlot('morning');
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await expect(wizard.calendar).toBeVisible();
  const heard = await listen(page);

  await wizard.pickDate(slot.date);
  await expect.poll(heard).toContainEqual(expect.stringContaining('Loading times...'));
  await expect.poll(heard).toContainEqual(expect.stringMatching(/Select time.*\d+ /s));
  await wizard.pickTime(slot.time);
  await expect.poll(heard).toContainEqual(expect.stringMatching(new RegExp(`^${slot.time}.*KST`)));
  await expect.poll(heard).toContainEqual(expect.stringMatching(/₩40,000/));
  await wizard.addOn('LP Record').check();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/₩340,000/));

  await wizard.submit();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/answers? needs? your attention/));
});

test('a date without times and a failed submission are read out', async ({ page, problems, guestEmail }) => {
  problems.expect(/answer 503: POST .*\/api\/bookings/);
  await page.route('**/api/timeslots/*', (route) => route.fulfill({ json: [] }), { times: 1 });
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  );
  const slot = openSlot();
  const wizard = new Wizard(page);
  await wizard.open();
  await wizard.choose('direct');
  await expect(wizard.calendar).toBeVisible();
  const heard = await listen(page);
  await wizard.pickDate(slot.date);
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^No available times for /));
  await page.getByRole('button', { name: 'Check again' }).click();
  await wizard.pickTime(slot.time);
  await wizard.pickDrink('Lemonade');
  await wizard.fillDetails({
    name: 'Mina Test',
    email: guestEmail,
    phone: '+82 10 1234 5678',
    track: 'https://youtu.be/dQw4w9WgXcQ',
  });
  await wizard.submit();
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Booking Failed/));
});

test('the search of the questions says how many are left', async ({ page }) => {
  await page.goto('/faq');
  const heard = await listen(page);
  await page.getByLabel('Search the questions').fill('drink');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^\d+ of \d+ questions$/));
  await page.getByLabel('Search the questions').fill('no such word anywhere');
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^0 of \d+ questions|No question matches/));
});

test('the viewer says which picture it shows', async ({ page }) => {
  await page.goto('/');
  await page.locator('.sheet button').first().click();
  const viewer = await viewerIsOpen(page);
  await expect(viewer.getByRole('group', { name: /^1 of/ })).toBeVisible();
  const heard = await listen(page);
  const second = page.locator('.sheet img').nth(1);
  await page.keyboard.press('ArrowRight');
  const shown = viewer.locator('[aria-live=polite]').getByRole('group', { name: /^2 of/ });
  await expect(shown).toContainText((await second.getAttribute('alt')) ?? '');
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(0);
});
