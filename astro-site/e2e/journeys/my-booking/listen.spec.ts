import { expect, test } from '../../fixtures.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { scrollsSideways, sticksOut, tooSmall } from '../../support/fit.ts';
import { OwnPage } from '../../support/own-page.ts';
import { handedOver, playing } from '../../support/recordings.ts';
import { windowOf } from '../../support/viewports.ts';

test('a friend listens by the link until it is withdrawn, and saves nothing', async ({
  page,
  context,
  stack,
  mailbox,
  guestEmail,
  openContext,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, link } = await handedOver({ page, stack, mailbox }, guestEmail);
  const own = new OwnPage(page);
  await own.open(link);
  const share = page.getByRole('checkbox', { name: 'Share by a link' });
  await expect(share).not.toBeChecked();
  await share.check();
  await expect(own.said).toContainText('Sharing is switched on.');
  await own.press('Copy the link');
  await expect(own.said).toContainText('The link is copied.');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(shared).pathname).toBe('/listen');

  const friend = await (await openContext()).newPage();
  await friend.goto(shared);
  await expect(friend.getByRole('heading', { level: 1, name: 'Mina Test' })).toBeVisible();
  await expect(friend.getByRole('main')).toContainText(/Recorded at .+, Seoul/);
  await expect(friend.getByRole('main')).not.toContainText(id);
  await friend.getByRole('button', { name: 'Play: Vocals' }).click();
  await expect.poll(async () => (await playing(friend))[0]?.currentTime ?? 0).toBeGreaterThan(0.2);
  await expect(friend.getByRole('main').getByRole('link', { name: /save|download/i })).toHaveCount(0);

  // Withdrawn, it is dead; switched on once more, it is another one.
  await share.uncheck();
  await expect(own.said).toContainText('The link does not work any more.');
  await friend.reload();
  await expect(friend.getByRole('heading', { name: 'The record has stopped' })).toBeFocused();
  await expect(friend.getByRole('main').getByRole('link', { name: /^See / })).toHaveAttribute('href', '/');
  await share.check();
  await expect(page.getByLabel('Link to pass on')).not.toHaveValue(shared);
  await friend.goto(await page.getByLabel('Link to pass on').inputValue());
  await expect(friend.getByRole('button', { name: 'Play: Vocals' })).toBeVisible();
});

test('the page fits and can be used at every width, in each state', async ({
  page,
  stack,
  mailbox,
  guestEmail,
  problems,
}) => {
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  const { link } = await handedOver({ page, stack, mailbox }, guestEmail);
  const own = new OwnPage(page);
  await own.open(link);
  await page.getByRole('checkbox', { name: 'Share by a link' }).check();
  const shared = await page.getByLabel('Link to pass on').inputValue();
  const states = [
    { address: shared, heading: 'Mina Test' },
    { address: `/listen#${'x'.repeat(43)}`, heading: 'The record has stopped' },
    { address: '/listen', heading: 'This link is not complete' },
  ];
  for (const { address, heading } of states) {
    await page.goto('/robots.txt');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize(windowOf(width));
      const at = `${heading} at ${width} px`;
      expect(await scrollsSideways(page), at).toBe(false);
      expect(await sticksOut(page, 'words'), at).toEqual([]);
      expect(await tooSmall(page), at).toEqual([]);
      await expectAccessible(page, at);
    }
  }
});

test('a friend is offered the page in the language of their browser', async ({ openContext }) => {
  for (const [locale, offer] of [
    ['ko-KR', '한국어로 보기'],
    ['zh-CN', '查看中文版'],
  ] as const) {
    const page = await (await openContext({ locale })).newPage();
    await page.goto('/listen');
    await page.getByRole('link', { name: offer }).click();
    await expect(page).toHaveURL(`/${locale.slice(0, 2)}/listen`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectAccessible(page, `/listen in ${locale}`);
  }
});

test('an answer that does not come is asked for again', async ({ page, problems }) => {
  problems.expect(/request failed: GET .*\/api\/listen\//);
  problems.expect(/answer 404: GET .*\/api\/listen\//);
  await page.route('**/api/listen/*', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto(`/listen#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'The recording does not come' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'The record has stopped' })).toBeVisible();
});

test('the page is kept by nobody, and found by nobody who searches', async ({ page }) => {
  const headers = (await page.request.get('/listen')).headers();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toContain('noindex');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).toContain("media-src 'self'");
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('listen');
});
