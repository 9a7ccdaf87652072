import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { OpenContext } from '../../browser.ts';
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

/** A first visit on a phone and on a computer, both at once: they wait for the network, not for the processor. */
async function onPhoneAndComputer(openSlowContext: OpenContext, visit: (page: Page) => Promise<void>) {
  const visits = ([360, 1440] as const).map(async (width) => {
    const context = await openSlowContext({ viewport: windowOf(width), reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await visit(page);
  });
  await Promise.all(visits);
}

for (const name of ['Book Now', 'Start Recording Journey']) {
  test(`"${name}" on a first visit ends at the booking section`, async ({ openSlowContext }) => {
    await onPhoneAndComputer(openSlowContext, async (page) => {
      // As soon as it can be seen.
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('link', { name }).click();
      await expectArrived(page, 'booking');
    });
  });
}

for (const id of ['booking', 'contact']) {
  test(`/#${id} on a first visit ends at its section`, async ({ openSlowContext }) => {
    await onPhoneAndComputer(openSlowContext, async (page) => {
      await page.goto(`/#${id}`, { waitUntil: 'commit' });
      await expectArrived(page, id);
    });
  });
}
