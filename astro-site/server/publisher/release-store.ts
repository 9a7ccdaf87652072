import { createHash } from 'node:crypto';
import { readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { replaceDurably, syncFolder, writeDurably } from '../release/durable.ts';
import { MANIFEST_FILE, type ReleaseLayout } from '../release/layout.ts';
import { releaseManifestSchema, type ReleaseManifest } from '../release/manifest.ts';
import { compressed, PAGE_QUALITY, type Form } from './compress.ts';
import type { RenderedSite } from './render-site.ts';

/** Releases and snapshots that stay on disk, the newest ones. */
const KEEP = 5;

/** Writes releases and makes them current; reads back what is current. */
export function openReleaseStore(layout: ReleaseLayout) {
  const forms = openCompressedForms();
  /** The folder of the live release, by its name alone; empty before the first one. */
  const liveName = async () => basename(await readlink(layout.current).catch(() => ''));
  const snapshotName = (release: string) => `${release.split('-')[0]}.json`;
  return {
    /** The release that is live. Null before the first one, and when its manifest cannot be read: then it is rendered again. */
    async current(): Promise<ReleaseManifest | null> {
      const manifest = await readJson(join(layout.current, MANIFEST_FILE));
      return releaseManifestSchema.safeParse(manifest).data ?? null;
    },

    /**
     * The content of the live release, so that it can be rendered again with the CMS down. Null when it is not there,
     * or was written by an older version of the site with fewer contents.
     */
    async snapshot(): Promise<ContentSnapshot | null> {
      const content = await readJson(join(layout.snapshots, snapshotName(await liveName())));
      return contentSnapshotSchema.safeParse(content).data ?? null;
    },

    async saveSnapshot(snapshot: ContentSnapshot): Promise<void> {
      await replaceDurably(join(layout.snapshots, `${snapshot.version}.json`), JSON.stringify(snapshot));
      await syncFolder(layout.snapshots);
    },

    /**
     * Writes a release into a folder of its own, whole, and only then makes it current by renaming a symlink: a reader
     * sees the old release or the new one, nothing between, also after a power cut.
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
      await writeDurably(join(dir, MANIFEST_FILE), JSON.stringify(manifest));
      const inside = await readdir(dir, { recursive: true, withFileTypes: true });
      const folders = inside.filter((entry) => entry.isDirectory());
      const paths = folders.map(({ parentPath, name }) => join(parentPath, name));
      await Promise.all([...paths, dir, layout.releases].map(syncFolder));
      const link = `${layout.current}.next`;
      await rm(link, { force: true });
      await symlink(join('releases', name), link);
      await rename(link, layout.current);
      await syncFolder(layout.root);
    },

    /** Removes all but the newest releases and snapshots. The live ones always stay. */
    async prune(): Promise<void> {
      const live = await liveName();
      await removeOld(layout.releases, live);
      await removeOld(layout.snapshots, snapshotName(live));
    },
  };
}
export type ReleaseStore = ReturnType<typeof openReleaseStore>;

async function writeAll(path: string, bytes: Buffer, forms: CompressedForms): Promise<void> {
  const all = [['', bytes] as const, ...(await forms.of(path, bytes))];
  await Promise.all(all.map(([suffix, form]) => writeDurably(path + suffix, form)));
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

/** What a file says, or null where it is missing, empty or torn. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

async function removeOld(dir: string, live: string): Promise<void> {
  const version = (name: string) => Number.parseInt(name, 10);
  const names = (await readdir(dir).catch(() => [])).sort(
    (a, b) => version(b) - version(a) || (a < b ? 1 : -1),
  );
  const old = names.slice(KEEP).filter((name) => name !== live);
  await Promise.all(old.map((name) => rm(join(dir, name), { recursive: true, force: true })));
}
