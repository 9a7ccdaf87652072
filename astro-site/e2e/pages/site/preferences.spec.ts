import { expect, test } from '../fixtures.ts';
import { focusStop } from '../../support/focus.ts';
import { windowOf } from '../../support/viewports.ts';
import { Wizard } from '../../support/wizard.ts';

test('nothing moves for those who want little motion: the page jumps where others scroll, and what changes its place is there at once', async ({
  page,
}) => {
  await page.setViewportSize(windowOf(360));
  await page.goto('/', { waitUntil: 'networkidle' });
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    );
  await expect.poll(moving).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('link', { name: 'Start Recording Journey' }).click();
  const offBy = () =>
    page.locator('#booking').evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await expect.poll(offBy).toBeLessThan(200);

  const wizard = new Wizard(page);
  await wizard.comeNear();
  await wizard.choose('direct');
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (target instanceof Element) target.setAttribute('data-moved', '');
    });
  });
  await page.setViewportSize(windowOf(320));
  // Transitions are told of with the frame that follows.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.locator('[data-moved]')).toHaveCount(0);
});

test('what moves by itself comes to rest within five seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        return target?.checkVisibility({ contentVisibilityAuto: true });
      })
      .map((animation) => ({
        name: animation instanceof CSSAnimation ? animation.animationName : animation.id,
        endsAfterMs: Number(animation.effect?.getComputedTiming().endTime),
      }))
      .filter(({ endsAfterMs }) => endsAfterMs > 5000),
  );
  expect(endless).toEqual([]);
});

test('with forced colours the choices, the chosen one and the focus can still be told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const wizard = new Wizard(page);
  await wizard.open();
  await expect(wizard.card('direct')).toHaveCSS('border-top-style', 'solid');
  await wizard.choose('direct');
  const drink = page.getByRole('radio', { name: /^Lemonade/ });
  const frame = () =>
    drink.evaluate((input) => getComputedStyle(input.closest('label') ?? input).borderTopColor);
  const free = await frame();
  await drink.check();
  await expect.poll(frame).not.toBe(free);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(drink).toBeFocused();
  expect(await focusStop(page)).toMatchObject({ hasRing: true, isSeen: true });
});

test('every part of a page says which language it is in', async ({ page }) => {
  for (const path of [
    ...['/', '/faq', '/ko/faq', '/zh/faq', '/ja/policies', '/payment-fail', '/booking-received'],
    ...['/listen', '/waitlist', '/login'],
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (path === '/') await new Wizard(page).comeNear();
    const misnamed = await page.evaluate(() => {
      const scripts: [languages: string, letters: RegExp][] = [
        ['ko', /[\uac00-\ud7a3]/],
        ['ja', /[\u3041-\u30ff]/],
        ['zh ja', /[\u4e00-\u9fff]/],
        // Three words in a row: names and units stand in every language.
        ['en', /[A-Za-z]{2,} [A-Za-z]{2,} [A-Za-z]{2,}/],
      ];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const wrong: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (!element || element.closest('script, style, template, noscript')) continue;
        const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
        const written = scripts.find(([, letters]) => letters.test(text))?.[0];
        if (written && !written.split(' ').includes(language))
          wrong.push(`${language}: ${text.slice(0, 60)}`);
      }
      return wrong;
    });
    expect.soft(misnamed, path).toEqual([]);
  }
});

test('in forced colours a button has a frame, and what has the focus a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/gift-cards');
  const button = page.getByRole('link', { name: 'Book Now' });
  await expect(button).toHaveCSS('border-top-width', '1px');
  await expect(button).toHaveCSS('border-top-style', 'solid');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(button).toHaveCSS('outline-width', '3px');
});
