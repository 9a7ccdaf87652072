import { expect, test } from '../fixtures.ts';
import { viewerIsOpen } from '../../support/focus.ts';
import { onPhone } from '../../support/viewports.ts';

// With animations, as visitors have them.
test.use({ reducedMotion: 'no-preference' });

test('the viewer goes on and back around both ends, keeps the focus inside, and gives it back', async ({
  page,
}) => {
  await page.goto('/');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const first = page.locator('.sheet button').first();
  await first.click();
  const viewer = await viewerIsOpen(page);
  const position = viewer.getByText(/^\d+ \/ \d+$/);
  await expect(position).toHaveText(/^1 \//);
  const count = (await position.textContent())?.split(' / ')[1];
  await expect(viewer.getByRole('group', { name: /^1 of \d+$/ }).getByRole('img')).toHaveAttribute(
    'alt',
    /\w{3}/,
  );
  // Its neighbours are at hand.
  await expect
    .poll(() => new Set(loaded.filter((path) => path.startsWith('/_media/'))).size)
    .toBeGreaterThanOrEqual(3);

  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText(`${count} / ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText(/^1 \//);
  await viewer.getByRole('button', { name: 'Next picture' }).click();
  await expect(position).toHaveText(/^2 \//);
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(position).toHaveText(/^1 \//);

  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('[role=dialog]'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('on a phone a swipe turns the page', async ({ openContext }) => {
  const context = await openContext(onPhone);
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.sheet button').first().tap();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByRole('group', { name: /^1 of/ }).getByRole('img')).toBeVisible();
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', 300);
  for (const x of [260, 200, 140, 80]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await expect(viewer.getByRole('group', { name: /^2 of/ })).toBeVisible();
});

test('a picture that cannot be had says so, and opens when asked again', async ({ page, problems }) => {
  problems.expect(/gallery\.json/);
  await page.route('**/gallery.json', (route) => route.abort(), { times: 1 });
  await page.goto('/');
  const frame = page.locator('.sheet button').nth(3);
  await frame.click();
  const failure = page.getByText('The picture could not be opened. Check your connection and try again.');
  await expect(failure).toBeVisible();
  await frame.click();
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible();
  await expect(failure).toBeHidden();
});

test('the moving picture can be paused, and rests from the start for those who want little motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause the moving picture' });
  await pause.click();
  await page.getByRole('button', { name: 'Play the moving picture' }).click();
  await expect(pause).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.locator('#gallery').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play the moving picture' })).toBeVisible();
});

test('"back" closes the viewer and stays on the page, "forward" opens it again', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/');
  const third = page.locator('.sheet button').nth(2);
  await third.click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL('/');
  await expect(third).toBeFocused();
  await page.goForward();
  await viewerIsOpen(page);
  await expect(viewer.getByText(/^3 \/ \d+$/)).toBeVisible();
  // Closed by hand it leaves nothing behind that "back" would have to pass.
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});
