import { existsSync } from 'node:fs';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceDurably, syncFolder } from '../release/durable.ts';
import { ASSET_QUALITY, compressed, type Form } from './compress.ts';

/** How long a hashed file outlives its last use, so that pages opened before a publish keep working. */
const KEEP_UNUSED_HOURS = 48;

/** The files that all releases share. Names carry a hash, so a file is written once and never changed. */
export function openPool(root: string) {
  const at = (name: string) => join(root, name);

  /** Files being added: two pages that ask for the same one share the work. */
  const adding = new Map<string, Promise<void>>();

  async function writeAll(name: string, forms: () => Promise<Form[]>): Promise<void> {
    // The plain form comes last: where it lies, the file is complete.
    for (const [suffix, bytes] of await forms()) await replaceDurably(at(name + suffix), bytes);
    await syncFolder(dirname(at(name)));
  }

  /** Adds a file, unless it is there already. `forms` is called only when needed; the plain form comes last in it. */
  async function addForms(name: string, forms: () => Promise<Form[]>): Promise<void> {
    if (existsSync(at(name))) return;
    const work = adding.get(name) ?? writeAll(name, forms).finally(() => adding.delete(name));
    adding.set(name, work);
    await work;
  }

  return {
    has: (name: string) => existsSync(at(name)),
    addForms,

    /** Adds a file and compresses it. */
    add: (name: string, read: () => Promise<Buffer>): Promise<void> =>
      addForms(name, async () => {
        const bytes = await read();
        return [...(await compressed(name, bytes, ASSET_QUALITY)), ['', bytes]];
      }),

    /** Notes that these files are in use at `now`. */
    async touch(names: readonly string[], now: Date): Promise<void> {
      await Promise.all(names.map((name) => utimes(at(name), now, now).catch(() => undefined)));
    },

    /** Removes files that no release has used for `KEEP_UNUSED_HOURS`. */
    async prune(now: Date): Promise<string[]> {
      const limit = now.getTime() - KEEP_UNUSED_HOURS * 3_600_000;
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      const removed: string[] = [];
      for (const entry of entries) {
        if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        if ((await stat(path)).mtimeMs >= limit) continue;
        await Promise.all([path, `${path}.br`, `${path}.gz`].map((file) => rm(file, { force: true })));
        removed.push(path.slice(root.length + 1));
      }
      return removed;
    },
  };
}
export type Pool = ReturnType<typeof openPool>;
