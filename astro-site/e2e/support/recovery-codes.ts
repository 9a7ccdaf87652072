import type { Locator, Page } from '@playwright/test';

/** The shapes in which the listed recovery codes stand in a window of that width: in how many lines, and what is on each. */
export async function codeShapes(page: Page, codes: Locator, width: number): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const shapes = await codes.evaluateAll((all) =>
    all.map((code) => {
      const halves = [...code.querySelectorAll('span')];
      const lines = new Set(halves.flatMap((half) => [...half.getClientRects()].map(({ top }) => top)));
      const words = halves.map(({ textContent }) => textContent.replaceAll(/\w/g, 'x'));
      return words.join(lines.size === 1 ? '' : lines.size === 2 ? ' / ' : ' ? ');
    }),
  );
  if (before) await page.setViewportSize(before);
  return [...new Set(shapes)];
}
