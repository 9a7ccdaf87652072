import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { MANIFEST_FILE, type ReleaseLayout } from '../release/layout.ts';
import { releaseManifestSchema, type ReleaseManifest } from '../release/manifest.ts';
import { compressed, PAGE_QUALITY, type Form } from './compress.ts';
import type { RenderedSite } from './render-site.ts';

/** Releases and snapshots that stay on disk, the newest ones. */
const KEEP = 5;

/** Writes releases and makes them current; reads back what is current. */
export function openReleaseStore(layout: ReleaseLayout) {
  const forms = openCompressedForms();
  return {
    /** The release that is live, or null before the first one. */
    async current(): Promise<ReleaseManifest | null> {
      const text = await readFile(join(layout.current, MANIFEST_FILE), 'utf8').catch(() => null);
      return text === null ? null : releaseManifestSchema.parse(JSON.parse(text));
    },

    /**
     * The content of the live release, so that it can be rendered again with the CMS down. Null when it is not there,
     * or was written by an older version of the site with fewer contents.
     */
    async snapshot(version: number): Promise<ContentSnapshot | null> {
      const text = await readFile(join(layout.snapshots, `${version}.json`), 'utf8').catch(() => null);
      if (text === null) return null;
      return contentSnapshotSchema.safeParse(JSON.parse(text)).data ?? null;
    },

    async saveSnapshot(snapshot: ContentSnapshot): Promise<void> {
      await mkdir(layout.snapshots, { recursive: true });
      await writeWhole(join(layout.snapshots, `${snapshot.version}.json`), JSON.stringify(snapshot));
    },

    /**
     * Writes a release into a folder of its own, whole, and only then makes it current by renaming a symlink: a reader
     * sees the old release or the new one, nothing between.
     */
    async publish(
      manifest: ReleaseManifest,
      site: RenderedSite,
      plain: { name: string; bytes: Buffer }[],
    ): Promise<void> {
      const name = `${manifest.version}-${manifest.build}-${Date.parse(manifest.publishedAt).toString(36)}`;
      const dir = join(layout.releases, name);
      await rm(dir, { recursive: true, force: true });
      await Promise.all([
        ...site.pages.map((page) => writeAll(join(dir, page.file), page.body, forms)),
        ...plain.map((file) => writeAll(join(dir, 'public', file.name), file.bytes, forms)),
      ]);
      forms.forgetUnused();
      await writeFile(join(dir, MANIFEST_FILE), JSON.stringify(manifest));
      const link = `${layout.current}.next`;
      await rm(link, { force: true });
      await symlink(join('releases', name), link);
      await rename(link, layout.current);
    },

    /** Removes all but the newest releases and snapshots. The live ones always stay. */
    async prune(): Promise<void> {
      const live = basename(await readlink(layout.current).catch(() => ''));
      await removeOld(layout.releases, live);
      await removeOld(layout.snapshots, `${live.split('-')[0]}.json`);
    },
  };
}
export type ReleaseStore = ReturnType<typeof openReleaseStore>;

async function writeAll(path: string, bytes: Buffer, forms: CompressedForms): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const all = [['', bytes] as const, ...(await forms.of(path, bytes))];
  await Promise.all(all.map(([suffix, form]) => writeFile(path + suffix, form)));
}

/** Most publishes change few pages: the compressed forms of those that are as they were are used again. */
function openCompressedForms() {
  let last = new Map<string, Promise<Form[]>>();
  let current = new Map<string, Promise<Form[]>>();
  return {
    of(name: string, bytes: Buffer): Promise<Form[]> {
      const key = createHash('sha256').update(bytes).digest('hex') + extname(name);
      const made = last.get(key) ?? compressed(name, bytes, PAGE_QUALITY);
      current.set(key, made);
      return made;
    },
    /** Keeps what the release just written has used. */
    forgetUnused(): void {
      last = current;
      current = new Map();
    },
  };
}
type CompressedForms = ReturnType<typeof openCompressedForms>;

async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.draft`, text);
  await rename(`${path}.draft`, path);
}

async function removeOld(dir: string, live: string): Promise<void> {
  const version = (name: string) => Number.parseInt(name, 10);
  const names = (await readdir(dir).catch(() => [])).sort(
    (a, b) => version(b) - version(a) || (a < b ? 1 : -1),
  );
  const old = names.slice(KEEP).filter((name) => name !== live);
  await Promise.all(old.map((name) => rm(join(dir, name), { recursive: true, force: true })));
}
