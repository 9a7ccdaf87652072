import { createHash } from 'node:crypto';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { leadsOn, NEXT_PAGES_PATH } from 'shared/http/next-pages.ts';
import { isPersonalPage, pageSecurityHeaders, type PolicySources } from 'shared/http/security-headers.ts';
import type { ReleasePage } from '../release/manifest.ts';
import { readAddress } from 'shared/languages/read-address.ts';
import type { Build } from './build.ts';
import { freeLateIslands, openIslandScripts } from './island-scripts.ts';
import { openPageFonts } from './page-fonts.ts';
import { openPageWords } from './page-words.ts';
import { slimStyles } from './page-styles.ts';
import type { Pool } from './pool.ts';
import type { Renderer } from './renderer.ts';
import { keepUnchanged } from './unchanged-pages.ts';

/** What pages are told beside their content. */
export interface SiteSettingsForPages extends PolicySources {
  tossClientKey: string;
}

export interface RenderedSite {
  pages: (ReleasePage & { body: Buffer })[];
  /** Names of the files in the pool that were made for these pages: fonts and styles. */
  files: string[];
}

/** Turns one route into a page with its headers. @throws Error when it cannot be rendered. */
export async function openPageRenderer(
  build: Build,
  renderer: Renderer,
  pool: Pool,
  settings: SiteSettingsForPages,
) {
  const pageFonts = openPageFonts(build.dir, pool);
  const pageWords = await openPageWords(build.dir);
  const islandScripts = openIslandScripts(`${build.dir}/client`, pageWords.inLanguage);

  /** Styles and fonts as this page needs them. */
  async function finishHtml(html: string, locale: Locale) {
    const scripts = await islandScripts.scriptsOf(html, locale);
    const words = pageWords.importMap(scripts.names, locale);
    const fonts = await pageFonts(html, locale, scripts.letters);
    const styles = await slimStyles(html, pool);
    const fontRules = fonts.css && `<style>${fonts.css}</style>`;
    const fontPreloads = fonts.shownAtOnce.map(
      (file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`,
    );
    const head = fontPreloads.join('') + fontRules + (await islandScripts.headOf(html, locale));
    return {
      // A browser takes no map of scripts once it has been told of a script.
      html: freeLateIslands(styles.html)
        .replace('<title>', () => `${words.element}<title>`)
        .replace('</head>', () => `${head}</head>`),
      files: [...fonts.files, ...styles.files],
      scriptHashes: words.hashes,
    };
  }

  return async function renderPage(path: string, snapshot: ContentSnapshot) {
    const { locale, page: name } = readAddress(path);
    const page = await renderer.render(path, { snapshot, settings });
    const isHtml = page.contentType.startsWith('text/html');
    const finished = isHtml
      ? await finishHtml(page.body, locale)
      : { html: page.body, files: [], scriptHashes: [] };
    const body = Buffer.from(finished.html);
    const headers = {
      'content-type': page.contentType,
      ...cachingOf(name, body),
      vary: 'accept-encoding',
      ...pageSecurityHeaders(name, [...page.scriptHashes, ...finished.scriptHashes], settings),
    };
    return { path, file: fileOf(path, isHtml), status: page.status, headers, body, files: finished.files };
  };
}
export type PageRenderer = Awaited<ReturnType<typeof openPageRenderer>>;

/** Always asked for again, answered with 304 while nothing has changed: a publish is seen at once. Personal pages are never kept. */
function cachingOf(page: string, body: Buffer): Record<string, string> {
  if (isPersonalPage(page)) return { 'cache-control': 'no-store' };
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { 'cache-control': 'no-cache', etag: `"${etag}"` };
}

/** Turns every route into a file with its headers, all from one snapshot. @throws Error when any page fails. */
export function openSiteRenderer(build: Build, renderPage: PageRenderer) {
  const renderChanged = keepUnchanged(renderPage);
  return async function renderSite(snapshot: ContentSnapshot): Promise<RenderedSite> {
    const rendered = await renderChanged(build.addresses, snapshot);
    return {
      pages: rendered.map(({ files: _, ...page }) => ({
        ...page,
        headers: { ...page.headers, ...nextPages(page.path) },
      })),
      files: [...new Set(rendered.flatMap(({ files }) => files))],
    };
  };
}
/** A preview has none: it is drawn for one pair of eyes, by the click. */
const nextPages = (path: string): Record<string, string> =>
  leadsOn(path) ? { 'speculation-rules': `"${NEXT_PAGES_PATH}"` } : {};

export type SiteRenderer = ReturnType<typeof openSiteRenderer>;

function fileOf(path: string, isHtml: boolean): string {
  if (!isHtml) return `pages${path}`;
  return path === '/' ? 'pages/index.html' : `pages${path}.html`;
}
