import { expect, test } from '../fixtures.ts';

test.describe('a visitor whose browser speaks Korean', () => {
  test.use({ locale: 'ko-KR' });

  test('is offered Korean on an English page, and is never led away', async ({ page }) => {
    await page.goto('/franchise');
    await expect(page).toHaveURL('/franchise');
    await page.locator('#language-offer').getByRole('link', { name: '한국어로 보기' }).click();
    await expect(page).toHaveURL('/ko/franchise');
    await expect(page.locator('#language-offer')).toBeHidden();
  });

  test('who wants to stay is not asked again', async ({ page }) => {
    await page.goto('/policies');
    await page.locator('#language-offer').getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('#language-offer')).toBeHidden();
    await page.goto('/');
    await expect(page.locator('#language-offer')).toBeHidden();
  });
});

test('whoever reads English is offered nothing on an English page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#language-offer')).toBeHidden();
});

test('the switch keeps the place, and the choice is offered where another page is in another language', async ({
  page,
}) => {
  await page.goto('/?from=poster');
  await page.locator('#packages').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('#packages')?.scrollIntoView({ behavior: 'instant' }));
  await page.getByRole('button', { name: 'Language: English' }).first().click();
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/ja?from=poster#packages');
  await expect(page.locator('#packages')).toBeInViewport();
  await page.goto('/faq');
  await expect(page.locator('#language-offer').getByRole('link', { name: '日本語で見る' })).toBeVisible();
});

test('on a phone the switch is in the menu of sections', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ko');
  await page.getByRole('banner').getByRole('button', { name: '둘러보기' }).click();
  await page.getByRole('banner').getByRole('button', { name: '언어: 한국어' }).click();
  const menu = page.getByRole('navigation', { name: '언어' });
  await expect(menu.getByRole('link')).toHaveText(['English', '한국어', '中文', '日本語']);
  await menu.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/(#\w+)?$/);
});

test.describe('a browser that keeps nothing', () => {
  test('switches all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/faq');
    await page.getByRole('main').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/faq');
  });
});

test('the bar hides nothing from whoever goes to the end of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ja/franchise');
  await expect(page.locator('#language-offer')).toBeVisible();
  const last = page.locator('footer').last();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const [bar, footer] = [await page.locator('#language-offer').boundingBox(), await last.boundingBox()];
  expect((footer?.y ?? 0) + (footer?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
});
