import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No violation of WCAG 2.2 A and AA on the page as it stands, movements finished.
 * @param within the part that has changed, where the rest has been looked at before.
 */
export async function expectAccessible(page: Page, state: string, within = 'html'): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // In a frame that lets no script run, axe waits for ever.
    .exclude('iframe[sandbox=""]')
    // What has passed is not asked for, nor are style sheets fetched once more: half the time.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map((node) => node.html.slice(0, 160)),
  }));
  expect(found, `accessibility: ${state}`).toEqual([]);
}
