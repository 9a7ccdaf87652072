import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPublishedSite, type PublishedSite } from '../../support/published-site.ts';

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.stop());

/** Scripts that a page fetches as soon as it has been shown. */
const soon = (html: string) =>
  (/<meta name="island-scripts" content="([^"]+)">/.exec(html)?.[1]?.split(' ') ?? []).map(
    (name) => `/_astro/${name}`,
  );
const atOnce = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path);

test.each([
  '/payment',
  '/payment-success',
  '/payment-fail',
  '/booking-received',
  '/listen',
  '/waitlist',
  '/login',
])('%s tells the browser of every script that its island cannot start without', async (path) => {
  const html = await site.text(path);
  const island = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url]) => url);
  const paths = soon(html);
  expect(island).toHaveLength(2);
  expect(paths).toEqual(expect.arrayContaining(island));
  for (const script of paths) {
    const imports = [...(await site.text(script)).matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)];
    expect(paths).toEqual(expect.arrayContaining(imports.map(([, name]) => `/_astro/${name}`)));
  }
  // The one that has the others wait until the page is shown comes with the page, and waits for nothing.
  expect(atOnce(html)).toEqual([/before-hydration-url="([^"]+)"/.exec(html)?.[1]]);
  expect(await site.text(atOnce(html)[0] ?? '')).not.toMatch(/\b(from|import)\s*["'`]/);
});

test('a page whose island waits until it comes near fetches nothing of it early', async () => {
  const html = await site.text('/');
  expect(html).toContain('<astro-island');
  expect([...soon(html), ...atOnce(html)]).toEqual([]);
  expect(html.includes(' before-hydration-url=')).toBe(false);
});
