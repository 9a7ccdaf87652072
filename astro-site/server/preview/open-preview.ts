import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { RequestMetrics } from '../metrics.ts';
import { readBuild } from '../publisher/build.ts';
import { createContentClient } from '../publisher/content-client.ts';
import { openPool } from '../publisher/pool.ts';
import { openPageRenderer, type PageRenderer } from '../publisher/render-site.ts';
import { openRenderer } from '../publisher/renderer.ts';
import { createPreviewApp } from './app.ts';
import type { PreviewConfig } from './config.ts';
import { openDrafts } from './drafts.ts';
import { warmUp } from './warm-up.ts';

/**
 * Opens all that the preview needs. It keeps nothing: its files lie in a temporary folder until `close`. `workDone` is told of every
 * page that has been rendered.
 */
export async function openPreview(
  config: PreviewConfig,
  buildDir: string,
  log: Log,
  workDone: () => void = () => undefined,
  metrics?: RequestMetrics,
) {
  const cmsOrigin = config.CMS_ORIGIN ?? new URL(config.CMS_URL).origin;
  // The card provider is no part of a preview: nothing is paid there.
  const settings = {
    siteOrigin: config.PREVIEW_URL,
    tossClientKey: '',
    tossSdkUrl: `${config.PREVIEW_URL}/no-payments-in-a-preview`,
    framedBy: cmsOrigin,
  };
  const poolDir = await mkdtemp(join(tmpdir(), 'preview-'));
  const pool = openPool(poolDir);
  const build = await readBuild(buildDir, settings);
  const renderer = await openRenderer(buildDir);
  const cms = createContentClient(config.CMS_URL, config.CONTENT_API_TOKEN);
  const render = await openPageRenderer(build, renderer, pool, settings);
  const renderPage: PageRenderer = (path, snapshot) => render(path, snapshot).finally(workDone);
  const app = createPreviewApp({
    build,
    drafts: openDrafts(cms, pool),
    renderPage,
    poolDir,
    bookingServiceUrl: config.BOOKING_SERVICE_URL,
    trustedProxies: config.TRUSTED_PROXIES,
    siteOrigin: config.PREVIEW_URL,
    cmsOrigin,
    log,
    metrics,
  });
  const stopping = new AbortController();
  const warm = warmUp({ cms, renderPage, log }, stopping.signal);
  return {
    app,
    /** Done when the first preview will be as quick as any other. */
    warm,
    async close(): Promise<void> {
      stopping.abort();
      await warm;
      await renderer.close();
      await rm(poolDir, { recursive: true, force: true });
    },
  };
}
