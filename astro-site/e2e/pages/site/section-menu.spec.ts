import { expect, test } from '../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onPhone, windowOf } from '../../support/viewports.ts';

const sections = 'experience how-to-use packages menu gallery tours faq contact'.split(' ');

test.describe('on a phone', () => {
  test.use(onPhone);

  test('the sections are in a menu that opens, closes on Escape and leads to the one chosen', async ({
    page,
  }) => {
    await page.goto('/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Sections' });
    const menu = page.getByRole('navigation', { name: 'Sections' });
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('link')).toHaveCount(sections.length);
    await expectAccessible(page, 'the open menu', { within: 'header' });
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Experience' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();

    await button.tap();
    await menu.getByRole('link', { name: 'Gallery' }).tap();
    await expect(menu).toBeHidden();
    await expect(page.locator('#gallery-heading')).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Back to top' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('from another page the links lead to the landing page', async ({ page }) => {
    await page.goto('/policies');
    await page.getByRole('button', { name: 'Sections' }).tap();
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Contact' }).tap();
    await expect(page).toHaveURL(/\/#contact$/);
    await expect(page.locator('#contact-heading')).toBeInViewport();
  });

  test('the landing page is no longer than it has to be', async ({ page }) => {
    await page.goto('/');
    // In other faces, which are wider, the page is longer; one that comes too late is there on the next visit.
    const length = async () => {
      await page.reload();
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    await expect.poll(length).toBeLessThan(16_500);
  });
});

test.describe('on a computer', () => {
  test.use({ viewport: windowOf(1440) });

  test('the sections stand in the bar', async ({ page }) => {
    await page.goto('/');
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(sections.map((id) => `#${id}`));
    for (const link of await links.all()) await expect(link).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Sections' })).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ ...onPhone, javaScriptEnabled: false });

  test('the menu opens, add-ons have their prices, and instead of the wizard stands how to reach us', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Sections' }).tap();
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    const packages = page.locator('#packages');
    await expect(packages.getByText('\u20a9300,000')).toBeVisible();
    await expect(packages.getByText('Loading Packages')).toBeHidden();
    const booking = page.locator('#booking');
    await expect(booking.locator('noscript p')).toBeVisible();
    await expect(booking.locator('noscript p')).toContainText('Booking online needs JavaScript');
    await expect(booking.locator('a[href^="tel:"]')).toBeVisible();
    await expect(booking.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(booking.locator('[data-booking-type]').first()).toBeHidden();
    // No words of the page run through it, though no script marks that the page has scrolled.
    await expect(page.locator('#top-bar')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  });

  for (const path of [
    '/login',
    '/admin',
    '/admin/enquiries',
    '/admin/users',
    '/admin/audit',
    '/admin/cash-up',
    '/admin/deliveries',
    '/admin/reports',
    '/admin/statements',
    '/admin/vouchers',
    '/admin/account',
    '/admin/personal-data',
  ]) {
    test(`${path} says what it needs instead of waiting for ever`, async ({ page, problems }) => {
      // The scripts that the page names in advance, which the browser does not want.
      problems.expect(/request failed: GET .*\.js csp/);
      await page.goto(path);
      const words = page.locator('main noscript p');
      await expect(words).toBeVisible();
      await expect(words).toContainText('This page needs JavaScript');
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
      await expect(page.getByText(/Loading|Checking|확인/)).toBeHidden();
    });
  }
});

test('names of sections stand beside the name of the cafe where there is room, and behind a button where there is none', async ({
  page,
}) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  for (const width of [1024, 1200, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cafe = await bar.getByRole('link').first().boundingBox();
    const next = await bar.locator(':is(nav a, .section-menu-button):visible').first().boundingBox();
    expect((next?.x ?? 0) - (cafe?.x ?? 0) - (cafe?.width ?? 0), `at ${width}`).toBeGreaterThan(16);
  }
});

test('at 400 % zoom bar and total leave room to read', async ({ page }) => {
  // A window of 1280 x 720.
  await page.setViewportSize({ width: 320, height: 180 });
  await page.goto('/');
  await page.locator('#booking-wizard').scrollIntoViewIfNeeded();
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await page.locator('[data-booking-type="direct"]').click();
  await expect(page.locator('#booking-form-heading')).toBeFocused();
  await expect(page.locator('.ticket-edge')).not.toBeInViewport();
});
