import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of a finished build in which every script has another hash, as after a change of its sources. */
export async function anotherBuild(build: string) {
  const dir = await mkdtemp(join(tmpdir(), 'another-build-'));
  await cp(build, dir, { recursive: true });
  const assets = join(dir, 'client/_astro');
  const all = await readdir(assets);
  // Compressed forms would still name the old scripts.
  await Promise.all(all.filter((name) => /\.(br|gz)$/.test(name)).map((name) => rm(join(assets, name))));

  const names = all.filter((name) => name.endsWith('.js'));
  const renamed = new Map(names.map((name) => [name, name.replace(/\.js$/, '-another-build.js')]));
  for (const [from, to] of renamed) await rename(join(assets, from), join(assets, to));

  const sources = await readdir(dir, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of sources.filter((entry) => /\.m?js$/.test(entry.name))) {
    const path = join(parentPath, name);
    const text = await readFile(path, 'utf8');
    const next = [...renamed].reduce((now, [from, to]) => now.replaceAll(from, to), text);
    if (next !== text) await writeFile(path, next);
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
