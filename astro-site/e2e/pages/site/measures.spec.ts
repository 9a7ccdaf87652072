import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { cutOff, scrollsSideways, sticksOut, tooSmall } from '../../support/fit.ts';
import { watchShifts } from '../../support/layout-shift.ts';

// The measures that so many tests trust, on a page that is wrong on purpose.

test('what moves by itself is seen', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/policies');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await shifts()).toEqual([]);
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.height = '80px';
    document.body.prepend(late);
  });
  await expect.poll(shifts).not.toEqual([]);
});

test('what bars people is found', async ({ page }) => {
  await page.goto('/policies');
  await expectAccessible(page, 'as it is', { within: 'main' });
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('button')));
  await expect(expectAccessible(page, 'with a button without a name', { within: 'main' })).rejects.toThrow(
    'button-name',
  );
});

test('what sticks out, is cut off or is too small to press is found', async ({ page }) => {
  const found = async (html: string) => {
    await page.setContent(`<!doctype html><body>${html}`);
    return {
      scrolls: await scrollsSideways(page),
      words: (await sticksOut(page, 'words')).length,
      boxes: (await sticksOut(page, 'boxes')).length,
      cut: (await cutOff(page)).length,
      small: (await tooSmall(page)).length,
    };
  };
  const nothing = { scrolls: false, words: 0, boxes: 0, cut: 0, small: 0 };
  const button = (side: number) =>
    `<button style="width: ${side}px; height: ${side}px; padding: 0">+</button>`;
  expect(await found(`<p>Words</p>${button(24)}`)).toEqual(nothing);
  const wide = `<p><span>${'W'.repeat(1000)}</span></p>`;
  expect(await found(wide)).toEqual({ ...nothing, scrolls: true, words: 1, boxes: 1 });
  const clipped = '<p style="height: 10px; line-height: 40px; overflow: hidden">Words</p>';
  expect(await found(clipped)).toEqual({ ...nothing, cut: 1 });
  expect(await found(button(10))).toEqual({ ...nothing, small: 1 });
});
