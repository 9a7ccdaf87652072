import { expect, test } from '../../fixtures.ts';
import { cmsApi } from '../../support/cms.ts';
import { Wizard } from '../../support/wizard.ts';
import { written } from '../../support/written.ts';

test('a page that was opened before a publish loads its wizard and its gallery after it', async ({
  page,
  stack,
  request,
}) => {
  const cms = await cmsApi(request, stack);
  const { copyright } = (await cms.get('/globals/site-settings')) as { copyright: string };
  await page.goto('/');
  const opened = await page.locator('footer').textContent();
  try {
    await cms.publish('site-settings', { copyright: '© After the page was opened' });
    await expect.poll(async () => (await request.get('/')).text()).toContain('© After the page was opened');
    const wizard = new Wizard(page);
    await wizard.comeNear();
    await wizard.choose('direct');
    await expect(wizard.calendar).toBeVisible();
    const frame = page.locator('.sheet button').nth(4);
    await frame.click();
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
    const title = (await frame.locator('img').getAttribute('alt')) ?? '';
    await expect(viewer.getByRole('group', { name: /^5 of/ })).toContainText(title);
    expect(await page.locator('footer').textContent()).toBe(opened);
  } finally {
    await cms.publish('site-settings', { copyright });
  }
});

test('an album loads its player on a click, and nothing of it before', async ({ page, stack, request }) => {
  const cms = await cmsApi(request, stack);
  const { docs } = (await cms.get('/albums?limit=1&sort=_order')) as {
    docs: { id: number; title: string; embedUrl?: string | null }[];
  };
  const album = docs[0];
  const address = 'https://open.spotify.com/embed/album/of-this-test';
  const players: string[] = [];
  await page.route(/^https:\/\/(?!localhost)/, (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
  });
  const publish = (embedUrl: string | null) =>
    cms.patch(`/albums/${album?.id}`, { embedUrl, _status: 'published' });
  try {
    await publish(null);
    await expect(async () => {
      expect((await written(request, '/')).texts('.sleeve')[0]).toBe('Coming soon');
    }).toPass();
    await publish(address);
    await expect.poll(async () => (await request.get('/')).text()).toContain(address);
    await page.goto('/');
    const sleeve = page.getByRole('button', { name: `Play ${album?.title} by` });
    await sleeve.scrollIntoViewIfNeeded();
    expect(players).toEqual([]);
    await sleeve.click();
    await expect(page.locator('iframe[title^="Music player"]')).toHaveAttribute('src', address);
    await expect.poll(() => players).toContain(address);
  } finally {
    await publish(album?.embedUrl ?? null);
  }
});
