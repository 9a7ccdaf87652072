import { createHash } from 'node:crypto';
import { readdir, readFile, readlink, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleSnapshot } from '../../fixtures/snapshot.ts';
import { albums } from '../../fixtures/gallery.ts';
import { settings } from '../../fixtures/settings.ts';
import { startPublishedSite, type PublishedSite } from '../../support/published-site.ts';
import { versionsIn } from '../../support/versioned-content.ts';

/** Content whose version stands on every page: in the cafe's name. */
const versioned = (version: number) =>
  sampleSnapshot({
    version,
    settings: { ...settings, cafeName: { en: `Cafe v${version}.` } },
    // Few pictures: these tests are about publishing, again and again.
    gallery: [],
    albums: [],
    media: [],
  });

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite({ snapshot: versioned(1) });
});
afterAll(() => site.stop());

describe('a publish', () => {
  test('puts new content on the page', async () => {
    site.publish(versioned(2));
    await site.isLive(2);
    expect(versionsIn(await site.text('/'))).toEqual(new Set([2]));
  });

  test('is found without a nudge as well', async () => {
    site.cms.publish(versioned(3));
    await site.isLive(3);
  });

  test('keeps the policy of its scripts with the page: every inline script is allowed by its hash', async () => {
    const response = await site.get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const html = await response.text();
    const inline = [...html.matchAll(/<script(?![^>]*\b(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)].map(
      (match) => match[1] ?? '',
    );
    expect(inline.length).toBeGreaterThan(0);
    for (const script of inline) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  });

  test('brings every file that the pages name', async () => {
    const html = await site.text('/');
    const files = new Set(
      [...html.matchAll(/\/_(?:astro|fonts|styles)\/[\w./-]+/g)].map((match) => match[0]),
    );
    expect(files.size).toBeGreaterThan(5);
    for (const file of files) expect.soft((await site.get(file)).status, file).toBe(200);
  });

  test('gives a page with Korean a font with just its letters', async () => {
    const html = await site.text('/');
    const font = /font-family:"Pretendard Korean";src:url\((\/_fonts\/\w+\.woff2)\)/.exec(html)?.[1] ?? '';
    const bytes = (await (await site.get(font)).arrayBuffer()).byteLength;
    expect(bytes).toBeGreaterThan(2_000);
    expect(bytes).toBeLessThan(60_000);
  });
});

describe('what goes wrong leaves the site as it is', { timeout: 60_000 }, () => {
  test('content that is not valid', async () => {
    const before = await site.text('/');
    const { version } = site.state().live ?? { version: 0 };
    site.cms.state.answer = JSON.stringify({ ...versioned(version + 1), landing: null });
    site.publish(versioned(version + 1));
    await expect.poll(() => site.state().failure?.error).toContain('landing');
    expect(await site.text('/')).toBe(before);
    expect(site.state().live?.version).toBe(version);
    site.cms.state.answer = null;
    site.publish(versioned(version + 1));
    await site.isLive(version + 1);
    expect(site.state().failure).toBeNull();
  });

  test('a picture that the CMS does not hand out', async () => {
    const version = (site.state().live?.version ?? 0) + 1;
    const picture = {
      id: '1',
      url: '/api/media/file/booth.webp',
      mimeType: 'image/webp',
      width: 10,
      height: 10,
      alt: { en: 'A booth' },
      sizes: [],
    };
    site.publish({ ...versioned(version), media: [picture] });
    await expect.poll(() => site.state().failure?.error).toContain('/api/media/file/booth.webp');
    expect(site.state().live?.version).toBe(version - 1);

    site.cms.state.files.set(picture.url, Buffer.from('the picture'));
    site.publish({ ...versioned(version), media: [picture] });
    await site.isLive(version);

    // Once here, it is never asked for again.
    const asked = () => site.cms.state.fetched.filter((url) => url === picture.url).length;
    const before = asked();
    site.publish({ ...versioned(version + 1), media: [picture] });
    await site.isLive(version + 1);
    expect(asked()).toBe(before);
  });

  test('a page that cannot be rendered', async () => {
    const { version = 0 } = site.state().live ?? {};
    const before = await site.text('/');
    site.publish({ ...versioned(version + 1), albums });
    await expect.poll(() => site.state().failure?.error).toContain('/ answered 500');
    expect(await site.text('/')).toBe(before);
  });

  test('a CMS that is down', async () => {
    const version = (site.state().live?.version ?? 0) + 1;
    await site.cms.down();
    await expect.poll(() => site.state().cms).toBe('down');
    expect((await site.get('/')).status).toBe(200);
    await site.cms.up();
    site.publish(versioned(version));
    await site.isLive(version);
  });
});

test('a new build goes live from the stored content, with the CMS down', async () => {
  const { version, build } = site.state().live ?? { version: 0, build: '' };
  expect(await site.text('/')).toContain('<link rel="canonical" href="https://cafe.example/">');
  await site.cms.down();
  await site.restart({ SITE_ORIGIN: 'https://moved.example' });
  expect(site.state().live?.version).toBe(version);
  expect(site.state().live?.build).not.toBe(build);
  await expect.poll(() => site.text('/')).toContain('<link rel="canonical" href="https://moved.example/">');
  await site.cms.up();
});

test.each(['', '{"version":'])(
  'a release whose manifest reads %o after a power cut is rendered again, with the CMS down',
  async (torn) => {
    await writeFile(join(site.releases, 'current', 'release.json'), torn);
    await site.cms.down();
    await site.restart();
    expect(site.state()).toMatchObject({ live: { version: expect.any(Number) } });
    expect(await site.text('/')).toContain('</html>');
    const manifest = JSON.parse(await readFile(join(site.releases, 'current', 'release.json'), 'utf8'));
    expect(manifest).toMatchObject({ version: site.state().live?.version });
    await site.cms.up();
  },
);

test('twenty publishes in a burst, read all the while: the last one wins, nothing is missing, no release mixes two', async () => {
  const first = (site.state().live?.version ?? 0) + 1;
  const last = first + 19;
  let reading = true;
  const seen: number[] = [];
  const reader = (async () => {
    while (reading) {
      const [page, notFound] = await Promise.all([site.get('/'), site.get('/no-such-page')]);
      expect([page.status, notFound.status]).toEqual([200, 404]);
      const versions = versionsIn(await page.text());
      expect(versions.size).toBe(1);
      seen.push(...versions);
      expect(await realpath(join(site.releases, 'current'))).toContain('releases');
    }
  })();
  for (let version = first; version <= last; version++) {
    site.publish(versioned(version));
    await site.get('/');
  }
  await site.isLive(last);
  await expect.poll(async () => [...versionsIn(await site.text('/'))]).toEqual([last]);
  reading = false;
  await reader;
  expect(seen).toEqual([...seen].sort((a, b) => a - b));

  for (const release of await readdir(join(site.releases, 'releases'))) {
    const pages = join(site.releases, 'releases', release, 'pages');
    const files = (await readdir(pages)).filter((name) => name.endsWith('.html'));
    const bodies = await Promise.all(files.map((name) => readFile(join(pages, name), 'utf8')));
    expect(versionsIn(bodies.join('')), release).toEqual(new Set([Number(release.split('-')[0])]));
  }
  expect(await readlink(join(site.releases, 'current'))).toContain(`releases/${last}-`);
});
