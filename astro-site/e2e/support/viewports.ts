import { devices, type Page } from '@playwright/test';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];

/**
 * A phone with touch; its card window takes over the page instead of lying above it. Its pixels are large ones: drawing
 * seven times as many takes the processor's time and tells no test anything.
 */
export const onPhone = { ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 1 };

/** A phone, a tablet and a computer, by their width in pixels. */
export const deviceWidths = [360, 768, 1440] as const;
/** Windows of laptops between a tablet and a large screen, where the columns of the public pages are at their narrowest. */
export const laptopWidths = [1024, 1280] as const;
export const windowOf = (width: number) => ({ width, height: width < 700 ? 780 : 900 });

/** Looks at the page in windows of other widths, which are cheaper than the way to it once more. The window is as it was afterwards. */
export async function atWidths(
  page: Page,
  others: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const width of others) {
    await page.setViewportSize(windowOf(width));
    await look(width);
  }
  if (before) await page.setViewportSize(before);
}
