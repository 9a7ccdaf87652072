import { get, type IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';

/** Bytes of a kilobyte, as browsers and Lighthouse count them. */
const KB = 1024;

/** What a visitor may have to load, in bytes. */
export const budgets = {
  html: 25 * KB,
  scriptsBeforeInteraction: 5 * KB,
  firstView: 350 * KB,
  wizard: 130 * KB,
} as const;
export type Weights = Record<keyof typeof budgets, number>;

export const budgetNames: Record<keyof typeof budgets, string> = {
  html: 'HTML with inlined CSS, gzip',
  scriptsBeforeInteraction: 'scripts before the first interaction, gzip',
  firstView: 'first view, all bytes',
  wizard: 'booking wizard and what it needs, gzip',
};

interface Loaded {
  path: string;
  /** Body and headers as they came. */
  bytes: number;
  type: string;
}

/** Everything the landing page loads on a phone before anybody touches it. */
export async function firstView(browser: Browser, site: string): Promise<Loaded[]> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 });
  // Letters of further down come a second later (styles/global.css), which on a busy machine is before the page is idle.
  await page.addInitScript(() => {
    const halted = new CSSStyleSheet();
    halted.replaceSync('html { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(halted);
  });
  const loaded = await loadedBy(page, () => page.goto(site, { waitUntil: 'networkidle' }));
  await page.close();
  return loaded;
}

async function loadedBy(page: Page, act: () => Promise<unknown>): Promise<Loaded[]> {
  const sizes: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    const sized = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      path: new URL(request.url()).pathname,
      bytes: responseBodySize + responseHeadersSize,
      type: request.resourceType(),
    }));
    sizes.push(sized);
  });
  await act();
  return Promise.all(sizes);
}

/** The landing page's weights. `loaded` is what `firstView` saw of it. */
export async function weigh(site: string, loaded: readonly Loaded[]): Promise<Weights> {
  const { text: html, gzipped } = await fetchGzipped(new URL(site));
  const scripts = loaded.filter(({ type }) => type === 'script').map(({ path }) => path);
  const external = await Promise.all(scripts.map((path) => fetchGzipped(new URL(path, site))));
  return {
    html: gzipped,
    scriptsBeforeInteraction: sum([
      gzipSync(inlineScripts(html)).length,
      ...external.map((script) => script.gzipped),
    ]),
    firstView: sum(loaded.map(({ bytes }) => bytes)),
    wizard: sum([...(await islandScripts(site, html)).values()]),
  };
}

/**
 * Every script that the page's islands can load, with its gzipped size: the component, its renderer, what runs before them, and
 * all that they import, at once or later. Read from the files themselves, so that no chunk is missed because it comes late.
 */
export async function islandScripts(site: string, html: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const named = /(?:component|renderer|before-hydration)-url="([^"]+)"/g;
  const queue = [...html.matchAll(named)].map(([, path]) => path ?? '');
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (sizes.has(path)) continue;
    const url = new URL(path, site);
    const { text, gzipped } = await fetchGzipped(url);
    sizes.set(path, gzipped);
    for (const [, name] of text.matchAll(/["'`](\.\/[\w.-]+\.js)["'`]/g)) {
      queue.push(new URL(name ?? '', url).pathname);
    }
  }
  return sizes;
}

const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\b(?:src=|ld\+json|importmap))[^>]*>(.*?)<\/script>/gs)]
    .map(([, text]) => text)
    .join('\n');

/** Bytes of a page as a browser of today gets it. */
export async function bytesAsSent(url: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject),
  );
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  return answer.headers['content-encoding'] === 'br' ? bytes : Infinity;
}

/** Languages of the words that a page's islands are given. */
export async function wordsLoaded(url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
  return [...new Set(Object.values(imports).map((path) => /-(\w\w)\.[\w-]+\.js$/.exec(path)?.[1] ?? path))];
}

/** A file as the site sends it to a browser that knows gzip and nothing better. */
async function fetchGzipped(url: URL): Promise<{ text: string; gzipped: number }> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  if (!answer.ok || answer.headers.get('content-encoding') !== 'gzip') {
    throw new Error(`${url.href} answered ${answer.status} and not gzipped.`);
  }
  return { gzipped: Number(answer.headers.get('content-length')), text: await answer.text() };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
