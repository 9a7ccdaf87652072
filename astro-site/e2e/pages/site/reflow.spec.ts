import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cutOff, scrollsSideways, sticksOut, tooSmall } from '../../support/fit.ts';
import { Wizard } from '../../support/wizard.ts';

const paths = [
  '/',
  '/faq',
  '/ko/faq',
  '/zh/faq',
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

// 320 CSS pixels are a window of 1280 at 400 %, 640 at 200 % (WCAG 1.4.10 and 1.4.4).
for (const width of [320, 640]) {
  test(`every page fits ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await lies(page), `${path} at ${width} px`).toEqual(fits);
    }
  });
}

/** What readers may set without anything being lost (WCAG 1.4.12). */
const textSpacing = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-bottom: 2em !important; }`;

for (const { how, width, style } of [
  { how: 'at 320 px', width: 320, style: '' },
  { how: 'with wide text spacing', width: 412, style: textSpacing },
]) {
  test(`the booking form fits ${how}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const wizard = new Wizard(page);
    await wizard.open();
    if (style) await page.addStyleTag({ content: style });
    expect.soft(await lies(page), 'the two cards').toEqual(fits);
    await wizard.choose('direct');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await wizard.submit();
    await expect(page.getByText('Please select a date').first()).toBeVisible();
    expect(await lies(page), 'the form with its errors').toEqual(fits);
  });
}

test('with wide text spacing nothing is cut off and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: textSpacing });
    expect.soft(await lies(page), path).toEqual(fits);
    expect.soft(await cutOff(page), `cut off on ${path}`).toEqual([]);
  }
});

test('whatever one can press is at least 24 pixels in both directions, or has that much room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(await tooSmall(page), path).toEqual([]);
  }
});
