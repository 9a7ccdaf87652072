import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { assetSecurityHeaders } from 'shared/http/security-headers.ts';
import type { ReleaseManifest } from '../release/manifest.ts';
import { formsOf, type Build } from './build.ts';
import type { ContentClient } from './content-client.ts';
import { fetchMedia } from './media.ts';
import type { Pool } from './pool.ts';
import type { ReleaseStore } from './release-store.ts';
import type { SiteRenderer } from './render-site.ts';

export interface PublishDeps {
  build: Build;
  cms: ContentClient;
  pool: Pool;
  store: ReleaseStore;
  renderSite: SiteRenderer;
  siteOrigin: string;
  now: () => Date;
}

/**
 * Makes one release of one snapshot: hashed files first, then pages, then the swap. Whatever fails before the swap
 * leaves the live release as it was.
 */
export async function publish(snapshot: ContentSnapshot, deps: PublishDeps): Promise<ReleaseManifest> {
  const { build, pool, store } = deps;
  const previous = await store.current();
  const [media, site, plain] = await Promise.all([
    fetchMedia(snapshot, deps.cms, pool),
    deps.renderSite(snapshot),
    Promise.all(
      build.plain.map(async (name) => ({ name, bytes: await readFile(join(build.dir, 'client', name)) })),
    ),
    ...build.hashed.map((name) => pool.addForms(name, () => formsOf(build, name))),
  ]);
  const now = deps.now();
  const manifest: ReleaseManifest = {
    version: snapshot.version,
    build: build.hash,
    publishedAt: now.toISOString(),
    pages: site.pages.map(({ body: _, ...page }) => page),
    assets: [...build.hashed, ...site.files, ...media],
    assetHeaders: assetSecurityHeaders(deps),
  };
  // The old release was in use until this moment: its files live on from here.
  await pool.touch([...(previous?.assets ?? []), ...manifest.assets], now);
  await store.saveSnapshot(snapshot);
  await store.publish(manifest, site, plain);
  await store.prune();
  await pool.prune(now);
  return manifest;
}
