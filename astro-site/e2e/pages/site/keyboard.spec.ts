import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { focusStop, tabThrough, type FocusStop, viewerIsOpen } from '../../support/focus.ts';
import { onPhone } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

const lost = (stops: FocusStop[]) => stops.filter(({ hasRing, isSeen }) => !hasRing || !isSeen);

for (const path of ['/', '/faq', '/franchise', '/policies', '/login', '/payment']) {
  test(`${path}: every stop of Tab has a ring and can be seen`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    // What only scripts draw is there a moment after they have come.
    await expect(page.locator('astro-island[client=only][ssr]')).toHaveCount(0);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(1);
    expect(lost(stops)).toEqual([]);
  });
}

for (const { device, viewport } of [
  { device: 'a computer', viewport: { width: 1280, height: 720 } },
  { device: 'a phone', viewport: onPhone.viewport },
]) {
  test(`the booking form on ${device}: neither the bar above nor the total below hides what has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const wizard = new Wizard(page);
    await wizard.open();
    await wizard.choose('direct');
    await expect(wizard.calendar).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    const stops = await tabThrough(page, 60);
    expect(stops.length).toBeGreaterThan(12);
    expect(lost(stops)).toEqual([]);
    // And back, when the element comes from below.
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    const back: FocusStop[] = [];
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Shift+Tab');
      back.push(...(await stopsNow(page)));
    }
    expect(back.length).toBeGreaterThan(12);
    expect(lost(back)).toEqual([]);
  });
}

async function stopsNow(page: Page): Promise<FocusStop[]> {
  const stop = await focusStop(page);
  return stop ? [stop] : [];
}

test('questions open and close, and the search answers, from the keyboard alone', async ({ page }) => {
  await page.goto('/faq');
  await page.getByLabel('Search the questions').focus();
  await page.keyboard.type('youtube');
  await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ questions$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('summary:visible').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('the viewer opens, turns and closes from the keyboard, and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const third = page.locator('.sheet button').nth(2);
  await third.focus();
  await page.keyboard.press('Enter');
  const viewer = await viewerIsOpen(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^4 \/ \d+$/)).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeHidden();
  await expect(third).toBeFocused();
});
