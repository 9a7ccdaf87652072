import type { Log } from '../log.ts';
import { othersFirst } from '../others-first.ts';
import { releaseLayout } from '../release/layout.ts';
import { readBuild } from './build.ts';
import { createContentClient } from './content-client.ts';
import type { PublisherConfig } from './config.ts';
import { followContent } from './follow.ts';
import { openPool } from './pool.ts';
import { publish, type PublishDeps } from './publish.ts';
import type { PublishMetrics } from './publish-metrics.ts';
import { openReleaseStore } from './release-store.ts';
import { openPageRenderer, openSiteRenderer } from './render-site.ts';
import { openRenderer } from './renderer.ts';

/**
 * Opens everything the publisher needs and starts to follow the CMS. `buildDir` is the output of `astro build`; `workDone` is told of
 * every site that has been rendered.
 */
export async function startPublisher(
  config: PublisherConfig,
  buildDir: string,
  log: Log,
  workDone: () => void = () => undefined,
  metrics?: PublishMetrics,
) {
  const layout = releaseLayout(config.RELEASES_DIR);
  const settings = {
    siteOrigin: config.SITE_ORIGIN,
    tossClientKey: config.TOSS_CLIENT_KEY,
    tossSdkUrl: config.TOSS_SDK_URL,
  };
  const build = await readBuild(buildDir, settings);
  const renderer = await openRenderer(buildDir);
  const cms = createContentClient(config.CMS_URL, config.CONTENT_API_TOKEN);
  const pool = openPool(layout.pool);
  const store = openReleaseStore(layout);
  const renderSite = openSiteRenderer(build, await openPageRenderer(build, renderer, pool, settings));
  const deps: PublishDeps = {
    build,
    cms,
    pool,
    store,
    renderSite: (snapshot) => renderSite(snapshot).finally(workDone),
    siteOrigin: config.SITE_ORIGIN,
    now: () => new Date(),
  };

  const live = await renderAgainIfNeeded(deps, log);
  const stopping = new AbortController();
  const warm = warmUp(deps, stopping.signal).catch((error: unknown) =>
    log.warn({ err: error }, 'The warm-up render failed'),
  );
  const follower = followContent(
    {
      version: cms.version,
      snapshot: cms.snapshot,
      publish: (snapshot) => publish(snapshot, deps),
      log,
      ended: metrics?.ended ?? (() => undefined),
    },
    live,
  );
  metrics?.follow(follower.state);
  return {
    ...follower,
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all([follower.stop(), warm]);
      await renderer.close();
    },
  };
}
/** Renders the stored content once and throws it away: the first render of a process takes seconds, a publish may not. */
async function warmUp(deps: PublishDeps, signal: AbortSignal): Promise<void> {
  await othersFirst(signal);
  if (signal.aborted) return;
  const snapshot = await deps.store.snapshot();
  if (snapshot) await deps.renderSite(snapshot);
}

/** A new build of the site goes live with the stored content, so that it needs no CMS; so does a release that cannot be read. */
async function renderAgainIfNeeded(deps: PublishDeps, log: Log) {
  const current = await deps.store.current();
  if (current?.build === deps.build.hash) return current;
  const snapshot = await deps.store.snapshot();
  if (!snapshot) return null;
  try {
    const manifest = await publish(snapshot, deps);
    log.info(
      { version: manifest.version, build: manifest.build },
      current
        ? 'The site has a new build: rendered it from the stored content'
        : 'The live release could not be read: rendered it from the stored content',
    );
    return manifest;
  } catch (error) {
    log.error({ err: error }, 'The stored content could not be rendered; the old release stays');
    return null;
  }
}
