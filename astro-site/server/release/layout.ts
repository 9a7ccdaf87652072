import { join } from 'node:path';

/**
 * The folder that publisher and site server share:
 *
 *   current                     symlink to the release that is live
 *   releases/<version>-<build>/ release.json, pages/, public/
 *   pool/_astro|_fonts|_styles|_media/  hashed files of all releases, kept for 48 hours after their last use
 *   snapshots/<version>.json    content as it was published
 */
export function releaseLayout(root: string) {
  return {
    root,
    current: join(root, 'current'),
    releases: join(root, 'releases'),
    pool: join(root, 'pool'),
    snapshots: join(root, 'snapshots'),
  };
}
export type ReleaseLayout = ReturnType<typeof releaseLayout>;

export const MANIFEST_FILE = 'release.json';

/** Files that lie there as brotli (`.br`) and gzip (`.gz`) too; the others are compressed by themselves. */
export const isCompressible = (name: string): boolean =>
  /\.(html|js|mjs|css|svg|json|xml|txt|webmanifest)$/.test(name);

/** First folders of the pool: whatever lies below them has a hash in its name and never changes. */
export const pooledFolders = ['_astro', '_fonts', '_media', '_styles'] as const;
