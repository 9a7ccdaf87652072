import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { anotherBuild } from '../support/another-build.ts';
import { createPageReader, type PageReader } from '../support/page-reader.ts';
import { listen, startPublishedSite, type PublishedSite } from '../support/published-site.ts';
import { pictureOf, versionedContent } from '../support/versioned-content.ts';

/** `npm test` runs a quick set, `npm run test:promises` what is promised (docs/promises.md). */
const PUBLISHES = process.env.PROOF === undefined ? 4 : 50;
const READS = 200 * PUBLISHES;
const VISITORS = 12;

/** Every page that shows content, and one that is not there. */
const paths = ['/', '/faq', '/franchise', '/ko/faq', '/policies', '/gallery.json', '/no-such-page'];
const encodings = ['identity', 'gzip', 'identity', 'br', 'identity'];

let site: PublishedSite;
beforeAll(async () => {
  site = await startPublishedSite({ snapshot: versionedContent(1) });
});
afterAll(() => site.stop());

function publish(version: number): Promise<void> {
  site.cms.state.files.set(...pictureOf(version));
  site.publish(versionedContent(version));
  return site.isLive(version);
}

/** `count` reads, by some visitors at once. */
async function crowd(reader: PageReader, count: number): Promise<void> {
  const visitor = async (turn: number): Promise<void> => {
    const path = paths[turn % paths.length] ?? '/';
    await reader.read(path, path === '/no-such-page' ? 404 : 200, encodings[turn % encodings.length]);
    if (turn + VISITORS < count) await visitor(turn + VISITORS);
  };
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(index)));
}

test(`${PUBLISHES} publishes during ${READS} reads: no 404, no error, no read that mixes two versions`, async () => {
  const reader = createPageReader(site.url);
  const half = READS / PUBLISHES / 2;
  for (let version = 2; version <= 1 + PUBLISHES; version++) {
    // One half while the release is made, the other while the site server turns to it.
    await Promise.all([publish(version), crowd(reader, half)]);
    await crowd(reader, half);
  }
  reader.close();

  const { problems, versions, files, reads } = reader.seen();
  expect(problems).toEqual([]);
  expect(reads).toBe(READS);
  // Every release has been read, with files of its own.
  expect(versions.size).toBe(1 + PUBLISHES);
  expect(files).toBeGreaterThan(2 * PUBLISHES);
}, 600_000);

test('the control: the same reader catches a publisher that writes in place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'in-place-'));
  const html = await site.text('/');
  const picture = /\/_media\/[\w.]+/.exec(html)?.[0] ?? '';
  const writeInPlace = async (version: number) => {
    await mkdir(dirname(join(folder, picture)), { recursive: true });
    await writeFile(join(folder, 'index.html'), html.replaceAll(/\bv\d+\./g, `v${version}.`));
    await writeFile(join(folder, picture), `picture v${version}.`);
  };
  await writeInPlace(1);
  const server = createServer((req, res) => {
    const file = req.url === '/' ? 'index.html' : (req.url ?? '');
    readFile(join(folder, file)).then(
      (bytes) => res.end(bytes),
      () => res.writeHead(404).end(),
    );
  });
  const url = await listen(server);

  let mixed: string | undefined;
  const publishing = (async () => {
    for (let version = 2; !mixed; version++) await writeInPlace(version);
  })();
  while (!mixed) {
    const reader = createPageReader(url);
    await reader.read('/');
    mixed = reader.seen().problems.find((problem) => /versions \d+ and \d+$/.test(problem));
    reader.close();
  }
  await publishing;
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

// It publishes a release for another build: on a busy machine that takes its time.
const forPublishing = { timeout: 60_000 };

test(
  'a page opened before a new build went live still loads its wizard, from the same files',
  forPublishing,
  async () => {
    const reader = createPageReader(site.url);
    const wizardOf = async () => {
      const html = await site.text('/');
      const named = /component-url="([^"]*BookingWizard[^"]*)" .*?renderer-url="([^"]*)"/s.exec(html) ?? [];
      return withImports(reader, named.slice(1));
    };
    const before = await wizardOf();
    expect(before.size).toBeGreaterThan(3);

    const build = await anotherBuild(inject('siteBuild'));
    await site.restart({}, build.dir);
    await publish((site.state().live?.version ?? 0) + 1);
    await expect.poll(() => site.text('/')).toMatch(/BookingWizard\.[\w-]+-another-build\.js/);

    for (const [path, script] of before) {
      const again = await site.get(path);
      expect.soft([path, again.status]).toEqual([path, 200]);
      expect.soft(await again.text(), path).toBe(script);
    }
    const after = await wizardOf();
    expect([...after.keys()].filter((path) => before.has(path))).toEqual([]);
    expect(after.size).toBe(before.size);
    reader.close();
    await build.remove();
  },
);

/** Scripts with all they import, by address. */
async function withImports(reader: PageReader, start: string[]): Promise<Map<string, string>> {
  const scripts = new Map<string, string>();
  const queue = [...start];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (scripts.has(path)) continue;
    const { status, body } = await reader.get(path);
    expect([path, status]).toEqual([path, 200]);
    scripts.set(path, body.toString());
    const imports = body.toString().matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g);
    queue.push(...[...imports].map(([, name]) => `/_astro/${name}`));
  }
  return scripts;
}
