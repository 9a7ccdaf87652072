import { expect, test } from '../fixtures.ts';
import { sticksOut } from '../../support/fit.ts';

/** A hundred characters in which no line can break by itself. */
const LONG = 'W'.repeat(100);

test.use({ viewport: { width: 360, height: 740 } });

for (const path of ['/', '/faq', '/franchise', '/policies']) {
  test(`${path} holds endless words in every text of the CMS`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate((word) => {
      const texts = 'main :is(h1, h2, h3, h4, p, li, dt, dd, summary, figcaption, blockquote)';
      for (const element of document.querySelectorAll(texts)) {
        // Labels are ours, and figures are drawn from numbers.
        if (element.closest('svg, [aria-hidden="true"], .sr-only, button, a, label, .figures')) continue;
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) node.textContent = word;
      }
    }, LONG);
    expect(await sticksOut(page, 'boxes'), path).toEqual([]);
  });
}
