import { expect, test } from '../fixtures.ts';

test('the bar turns near-opaque black once the page has scrolled more than 100 px', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }));
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 101, behavior: 'instant' }));
  await expect(bar).toHaveCSS('background-color', /0\.98\)$/);
});

test('from another page "Book Now" and the name lead to the landing page', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL(/\/#booking$/);
  await page.goto('/faq');
  await page.getByRole('link', { name: /, home$/ }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('add-ons say that they load, tell when they cannot, and come on another try', async ({
  page,
  problems,
}) => {
  problems.expect(/answer 503: GET .*\/api\/addons/);
  let answer: () => void = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  let tries = 0;
  await page.route('**/api/addons', async (route) => {
    tries += 1;
    if (tries > 1) return route.fallback();
    await asked;
    return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
  });
  await page.goto('/');
  const packages = page.locator('#packages');
  await packages.scrollIntoViewIfNeeded();
  const room = () => page.locator('[data-add-ons]').evaluate((desk) => desk.getBoundingClientRect().height);
  await expect(packages.getByRole('heading', { name: 'Loading Packages' })).toBeVisible();
  const loadingRoom = await room();
  answer();
  await expect(packages.getByRole('heading', { name: 'The packages did not load' })).toBeVisible();
  expect(await room(), 'a failure takes no other room').toBe(loadingRoom);
  await packages.getByRole('button', { name: 'Try again' }).click();
  await expect(packages.getByRole('heading', { name: 'LP Record Production' })).toBeVisible();
  await expect(packages.getByText('₩300,000')).toBeVisible();
  await expect(packages.getByText('by quote')).toBeVisible();
  await expect(packages.getByRole('heading', { name: 'Loading Packages' })).toBeHidden();
  expect(await room(), 'nor do the add-ons').toBe(loadingRoom);
});

test('one question is open at a time; a click on the open one closes it', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(3).locator('summary').click();
  await expect(questions.nth(3)).toHaveAttribute('open', '');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
  await questions.nth(3).locator('summary').click();
  await expect(page.locator('#faq details[open]')).toHaveCount(0);
});

for (const name of ['Privacy Policy', 'Terms of Service', 'Cancellation Policy']) {
  test(`"${name}" opens in a dialog with its effective date; Escape gives the focus back`, async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name });
    await button.click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText('Effective Date January 1, 2025')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('the wizard is not loaded before it comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('BookingWizard'))).toEqual([]);
  const wizard = page.waitForRequest(/BookingWizard/);
  await page.locator('#booking').scrollIntoViewIfNeeded();
  await wizard;
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
