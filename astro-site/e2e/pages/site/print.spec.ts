import { expect, test } from '../fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

for (const path of ['/', '/faq', '/franchise', '/policies']) {
  test(`${path} prints on white paper: dark words, no dark grounds`, async ({ page }) => {
    await page.goto(path);
    const look = () =>
      page.evaluate(() => {
        const light = (colour: string) => {
          const [r = 0, g = 0, b = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
          return (r * 0.299 + g * 0.587 + b * 0.114) / 255;
        };
        const clear = (colour: string) => /, 0\)$|transparent/.test(colour);
        const printed = [...document.querySelectorAll('body, body *')].filter((element) =>
          element.checkVisibility(),
        );
        const dark = printed.filter((element) => {
          const { backgroundColor } = getComputedStyle(element);
          const { width, height } = element.getBoundingClientRect();
          // A button or a bar of a chart may be dark; a ground may not.
          return !clear(backgroundColor) && light(backgroundColor) < 0.5 && width * height > 60_000;
        });
        const words = printed.filter((element) =>
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ),
        );
        const pale = words.filter((element) => {
          const style = getComputedStyle(element);
          const onDark = element.closest('a, button, picture') !== null;
          return !onDark && style.clipPath === 'none' && light(style.color) > 0.5;
        });
        return {
          dark: dark.map((element) => element.outerHTML.slice(0, 100)),
          pale: pale.map((element) => element.outerHTML.slice(0, 100)),
        };
      });
    // The browser takes on the look of paper a moment after it has been told to.
    await expect.poll(look).toEqual({ dark: [], pale: [] });
  });
}

test('answers are open on paper, bars and buttons for the screen are gone', async ({ page }) => {
  await page.goto('/faq');
  const answers = page.locator('details p');
  const open = await answers.evaluateAll(
    (list) => list.filter((answer) => answer.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(open).toBe(await answers.count());
  expect(open).toBeGreaterThan(40);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await page.goto('/');
  await expect(page.locator('.sheet')).toBeHidden();
  await expect(page.locator('#booking')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a link to another site says on paper where it leads', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('#contact a[href^="http"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('http');
});
