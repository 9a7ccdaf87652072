import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type ReleaseLayout } from '../release/layout.ts';
import { releaseManifestSchema, type ReleaseManifest, type ReleasePage } from '../release/manifest.ts';
import type { Log } from '../log.ts';

export interface ServedPage extends ReleasePage {
  bodies: Record<'identity' | 'br' | 'gzip', Buffer>;
}

export interface ServedRelease {
  manifest: ReleaseManifest;
  /** Plain files such as favicons. */
  publicDir: string;
  pages: ReadonlyMap<string, ServedPage>;
}

/** How long an answer about what is current may be used. Short against the second in which a publish is to be seen. */
const FRESH_MS = 50;

/**
 * The live release, held in memory. A new one takes the place of the old only when it has been read whole, so no
 * visitor gets pages of two releases from one answer, and a broken folder changes nothing.
 */
export function followCurrentRelease(layout: ReleaseLayout, log: Log) {
  let served: ServedRelease | null = null;
  let target: string | null = null;
  let looking: Promise<void> | null = null;
  let lookedAt = -Infinity;

  async function look(): Promise<void> {
    const next = await readlink(layout.current).catch(() => null);
    if (next === null || next === target) return;
    try {
      served = await readRelease(join(layout.root, next));
      target = next;
      log.info({ version: served.manifest.version, build: served.manifest.build }, 'Serving a release');
    } catch (error) {
      log.error({ release: next, err: error }, 'A release could not be read; the old one stays');
    }
  }

  return async function current(): Promise<ServedRelease | null> {
    if (performance.now() - lookedAt > FRESH_MS) {
      looking ??= look().finally(() => {
        lookedAt = performance.now();
        looking = null;
      });
      await looking;
    }
    return served;
  };
}
export type CurrentRelease = ReturnType<typeof followCurrentRelease>;

async function readRelease(dir: string): Promise<ServedRelease> {
  const manifest = releaseManifestSchema.parse(JSON.parse(await readFile(join(dir, MANIFEST_FILE), 'utf8')));
  const pages = await Promise.all(
    manifest.pages.map(async (page): Promise<ServedPage> => {
      const [identity, br, gzip] = await Promise.all(
        ['', '.br', '.gz'].map((suffix) => readFile(join(dir, page.file + suffix))),
      );
      if (!identity || !br || !gzip) throw new Error(`${page.file} is not complete`);
      return { ...page, bodies: { identity, br, gzip } };
    }),
  );
  return { manifest, publicDir: join(dir, 'public'), pages: new Map(pages.map((page) => [page.path, page])) };
}
