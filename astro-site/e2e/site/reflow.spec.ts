import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { Wizard } from '../support/wizard.ts';

const paths = [
  '/',
  '/faq',
  '/faq/ko',
  '/faq/zh',
  '/franchise',
  '/policies',
  '/login',
  '/payment',
  '/payment-fail',
];

/** Elements that stick out of the window to the right, and so make the page scroll sideways or lose what they say. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrollsItself = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true;
      }
      return false;
    };
    const words = [...document.querySelectorAll('body *')].filter(
      (element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const outside = words.filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      const isDrawing = element.closest('[aria-hidden=true], svg') !== null;
      return own > 1 && !isDrawing && (right > width + 1 || left < -1) && !scrollsItself(element);
    });
    return {
      scrolls: document.documentElement.scrollWidth > width,
      outside: outside.map((element) => element.outerHTML.slice(0, 120)),
    };
  });
const fits = { scrolls: false, outside: [] };

// 320 CSS pixels are a window of 1280 at 400 %, 640 at 200 % (WCAG 1.4.10 and 1.4.4).
for (const width of [320, 640]) {
  test(`every page fits ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await sticksOut(page), `${path} at ${width} px`).toEqual(fits);
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
    expect.soft(await sticksOut(page), 'the two cards').toEqual(fits);
    await wizard.choose('direct');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await wizard.submit();
    await expect(page.getByText('Please select a date').first()).toBeVisible();
    expect(await sticksOut(page), 'the form with its errors').toEqual(fits);
  });
}

test('with wide text spacing nothing is cut off and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: textSpacing });
    expect.soft(await sticksOut(page), path).toEqual(fits);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, h1, h2, h3, p, li, label')]
        .filter((element) => getComputedStyle(element).overflowY === 'hidden' && element.checkVisibility())
        // What is for the ear alone is cut off on purpose.
        .filter((element) => getComputedStyle(element).clipPath === 'none')
        .filter((element) => element.scrollHeight > element.clientHeight + 2)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect.soft(cut, `cut off on ${path}`).toEqual([]);
  }
});

test('whatever one can press is at least 24 pixels in both directions, or has that much room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const small = await page.evaluate(() => {
      const targets = [...document.querySelectorAll('a, button, input, select, textarea, summary')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
      const boxes = targets.map((element) => element.getBoundingClientRect());
      const inSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' && element.parentElement?.matches('p, li, dd, td');
      return targets
        .filter((element, index) => {
          const box = boxes[index];
          if (!box || box.width < 2 || inSentence(element)) return false;
          return box.width < 24 || box.height < 24;
        })
        .map((element) => element.outerHTML.slice(0, 140));
    });
    expect.soft(small, path).toEqual([]);
  }
});
