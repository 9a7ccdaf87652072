import { expect, test } from '../fixtures.ts';
import { written } from '../../support/written.ts';

/** The figures of the cancellation policy (docs/product.md, "Cancelling"). */
const cancellation: [asked: string, onThePage: string][] = [
  ['direct, up to 48 h', 'Up to 48 hours before the session: full refund.'],
  ['paid in 5-7 business days', 'A full refund is paid within 5-7 business days.'],
  ['direct, 24-48 h', 'From 24 to 48 hours before: 50% refund.'],
  ['direct, under 24 h', 'Less than 24 hours before: 25% refund.'],
  ['direct, no-show', 'No-show: no refund. Arriving less than 30 minutes before'],
  ['klook, more than 1 day', 'More than 1 day before the session: free cancellation.'],
  ['klook, 1 day to 1 h', 'From 1 day to 1 hour before: 5% fee.'],
  ['klook, under 1 h', 'Less than 1 hour before: 10% fee.'],
  ['LP', 'LP record: can be cancelled until 24 hours after the session.'],
  ['edited video', 'Edited video: can be cancelled until 24 hours after the session.'],
  ['global distribution', 'Global distribution: can be cancelled until 48 hours after the session.'],
  ['rescheduling', 'free up to 24 hours before it starts, at most 2 times per booking'],
  ['same day', 'A change on the same day may cost extra.'],
];

test('the Cancellation Policy opens from the footer with every figure and its effective date', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Cancellation Policy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancellation Policy' });
  await expect(dialog).toContainText('Effective Date January 1, 2025');
  for (const [asked, onThePage] of cancellation) await expect.soft(dialog, asked).toContainText(onThePage);
});

test('the terms keep the landing page’s readings, the privacy policy says what is kept', async ({
  request,
}) => {
  const page = await written(request, '/policies');
  const terms = page.text('#terms');
  for (const line of [
    'Effective Date January 1, 2025',
    'Arrive 30 minutes before your session. Later counts as a no-show.',
    'Visitors under 16 come with an adult.',
    'A session is for one person and lasts 10 minutes. Two people book two consecutive sessions.',
    'An LP record takes 2-3 weeks to make and is shipped within 2-3 weeks after that.',
  ]) {
    expect.soft(terms).toContain(line);
  }
  expect(page.text('#privacy')).toMatch(
    /Effective Date January 1, 2025.*name, e-mail address and phone number/,
  );
});

for (const path of ['/no-such-page', '/faq/fr', '/admin/nothing', '/index.html']) {
  test(`${path} is the page reading "Page Not Found", with status 404 and a way home`, async ({
    request,
  }) => {
    const page = await written(request, path);
    expect(page.status).toBe(404);
    expect(page.texts('h1')).toEqual(['Page Not Found']);
    expect(page.all('main a[href="/"]')).toHaveLength(1);
    expect(page.meta('robots')).toBe('noindex');
    expect(page.link('canonical')).toBeNull();
  });
}

test('the policies are led to from their contents, on lines of 75 letters at most', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/policies');
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(links).toHaveCount(await page.getByRole('main').getByRole('article').count());
  await links.nth(1).click();
  await expect(page).toHaveURL(/#[\w-]+$/);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  const longest = await page.locator('.rich-text :is(p, li)').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const letters = new Map<number, number>();
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { bottom, width } = range.getBoundingClientRect();
          if (width > 0) letters.set(Math.round(bottom), (letters.get(Math.round(bottom)) ?? 0) + 1);
        }
      }
      return [...letters.values()];
    }),
  );
  expect(Math.max(...longest)).toBeLessThanOrEqual(75);
});
