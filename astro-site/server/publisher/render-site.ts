import { createHash } from 'node:crypto';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { pageSecurityHeaders, type PolicySources } from '../headers/security-headers.ts';
import type { ReleasePage } from '../release/manifest.ts';
import type { Build } from './build.ts';
import { openIslandScripts } from './island-scripts.ts';
import { koreanLetters, openKoreanFonts } from './korean-fonts.ts';
import type { Pool } from './pool.ts';
import type { Renderer } from './renderer.ts';

/** What pages are told beside their content. */
export interface SiteSettingsForPages extends PolicySources {
  tossClientKey: string;
}

export interface RenderedSite {
  pages: (ReleasePage & { body: Buffer })[];
  /** Names of the font files that the pages use, in the pool. */
  fonts: string[];
}

/** Turns every route into a file with its headers, all from one snapshot. @throws Error when any page fails. */
export function openSiteRenderer(
  build: Build,
  renderer: Renderer,
  pool: Pool,
  settings: SiteSettingsForPages,
) {
  const koreanFonts = openKoreanFonts(build.dir, pool);
  const scriptTextsOf = openIslandScripts(`${build.dir}/client`);

  async function renderPage(path: string, snapshot: ContentSnapshot) {
    const page = await renderer.render(path, { snapshot, settings });
    const html = page.contentType.startsWith('text/html');
    const fonts = html
      ? await koreanFonts(koreanLetters(page.body, await scriptTextsOf(page.body)))
      : { css: '', files: [] };
    const body = Buffer.from(
      fonts.css ? page.body.replace('</head>', `<style>${fonts.css}</style></head>`) : page.body,
    );
    const headers = {
      'content-type': page.contentType,
      // Always asked for again, answered with 304 while nothing has changed: a publish is seen at once.
      'cache-control': 'no-cache',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      ...pageSecurityHeaders(path, page.scriptHashes, settings),
    };
    return { path, file: fileOf(path, html), status: page.status, headers, body, fonts: fonts.files };
  }

  return async function renderSite(snapshot: ContentSnapshot): Promise<RenderedSite> {
    const rendered = await Promise.all(build.routes.map((path) => renderPage(path, snapshot)));
    return {
      pages: rendered.map(({ fonts: _, ...page }) => page),
      fonts: [...new Set(rendered.flatMap(({ fonts }) => fonts))],
    };
  };
}
export type SiteRenderer = ReturnType<typeof openSiteRenderer>;

function fileOf(path: string, html: boolean): string {
  if (!html) return `pages${path}`;
  return path === '/' ? 'pages/index.html' : `pages${path}.html`;
}
