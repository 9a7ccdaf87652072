import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPublishedSite, type PublishedSite } from '../support/published-site.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.stop());

const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)" fetchpriority="low">/g)].map(
    ([, path]) => path ?? '',
  );

test.each(['/payment', '/payment-success', '/payment-fail', '/booking-received', '/listen', '/login'])(
  '%s tells the browser of every script that its island cannot start without',
  async (path) => {
    const html = await site.text(path);
    const island = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url]) => url);
    const paths = preloaded(html);
    expect(island).toHaveLength(2);
    expect(paths).toEqual(expect.arrayContaining(island));
    for (const script of paths) {
      const imports = [...(await site.text(script)).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)];
      expect(paths).toEqual(expect.arrayContaining(imports.map(([, name]) => `/_astro/${name}`)));
    }
  },
);

test('a page whose island waits until it comes near fetches nothing of it early', async () => {
  const html = await site.text('/');
  expect(html).toContain('<astro-island');
  expect(preloaded(html)).toEqual([]);
});
