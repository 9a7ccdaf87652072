import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cutOff, scrollsSideways, sticksOut } from '../../support/fit.ts';
import { Wizard } from '../../support/wizard.ts';

const paths = [
  '/',
  '/faq',
  '/franchise',
  '/policies',
  '/login',
  '/payment',
  '/payment-fail',
  '/booking-received',
  '/listen',
  '/waitlist',
];

/** How the page lies in the window, in its own fonts. */
const lies = async (page: Page) => {
  await page.evaluate(async () => void (await document.fonts.ready));
  return { scrolls: await scrollsSideways(page), outside: await sticksOut(page, 'words') };
};
const fits = { scrolls: false, outside: [] };

/** What readers may set without anything being lost (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

// 320 CSS pixels are a window of 1280 at 400 % (WCAG 1.4.10). Wider ones are looked at in the table of looks.
test('every page fits 320 px without scrolling sideways, and loses nothing with wide text spacing', async ({
  page,
}) => {
  for (const path of paths) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await lies(page), `${path} at 320 px`).toEqual(fits);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.addStyleTag({ content: textSpacing });
    expect.soft(await lies(page), `${path} with wide text spacing`).toEqual(fits);
    expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([]);
  }
});

test('the booking form fits 320 px, and loses nothing with wide text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const wizard = new Wizard(page);
  await wizard.openDirect();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await wizard.submit();
  await expect(page.getByText('Please select a date').first()).toBeVisible();
  expect.soft(await lies(page), 'at 320 px').toEqual(fits);
  await page.setViewportSize({ width: 412, height: 800 });
  await page.addStyleTag({ content: textSpacing });
  expect(await lies(page), 'with wide text spacing').toEqual(fits);
});
