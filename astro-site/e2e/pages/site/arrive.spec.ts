import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { windowOf } from '../../support/viewports.ts';

/** How far a section is from where a jump to it should end: just below the top bar, or as near as the page's end lets it. */
const offBy = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const root = document.documentElement;
    const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? NaN;
    const bar = parseFloat(getComputedStyle(root).scrollPaddingTop);
    const left = root.scrollHeight - window.innerHeight - window.scrollY;
    return Math.round(Math.max(-left, top - bar) + Math.min(0, left));
  }, id);

async function expectArrived(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}-heading`)).toBeInViewport({ timeout: 60_000 });
  await expect.poll(async () => Math.abs(await offBy(page, id)), { timeout: 30_000 }).toBeLessThanOrEqual(4);
  // And there it stays when all that was on its way has come.
  await page.waitForLoadState('networkidle');
  expect(Math.abs(await offBy(page, id))).toBeLessThanOrEqual(4);
  await expect(page.locator(`#${id}-heading`)).toBeInViewport();
}

test('on a first visit a button that is pressed at once, and a link to a section, end at their section', async ({
  openSlowContext,
}) => {
  const open = async (width: number) =>
    (await openSlowContext({ viewport: windowOf(width), reducedMotion: 'no-preference' })).newPage();
  const press = async () => {
    const page = await open(360);
    // As soon as it can be seen.
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Book Now' }).click();
    await expectArrived(page, 'booking');
  };
  const follow = async () => {
    const page = await open(1440);
    await page.goto('/#contact', { waitUntil: 'commit' });
    await expectArrived(page, 'contact');
  };
  // Both at once: they wait for the network, not for the processor.
  await Promise.all([press(), follow()]);
});
