import { expect, test } from '../fixtures.ts';

const address = 'https://open.spotify.com/embed/album/of-this-test';

test('an album loads its player on a click, and nothing of it before', async ({ page }) => {
  const players: string[] = [];
  await page.route(/^https:\/\/(?!localhost)/, (route) => {
    players.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' });
  });
  // The seed's albums are still to come: the first has a player here, as the page has it for such an album.
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(<div class="sleeve">\s*)<div>([\s\S]*?)<span class="sleeve-soon">[^<]*<\/span>\s*<\/div>/,
      `$1<button type="button" data-embed="${address}" data-player="Music player: A song" aria-label="Play A song">$2</button>`,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const sleeve = page.getByRole('button', { name: 'Play A song' });
  await sleeve.scrollIntoViewIfNeeded();
  expect(players).toEqual([]);
  await sleeve.click();
  await expect(page.locator('iframe[title^="Music player"]')).toHaveAttribute('src', address);
  await expect.poll(() => players).toContain(address);
});
