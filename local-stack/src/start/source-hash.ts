import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Made from sources, or of no influence on what is built from them. */
const leftOut = new Set([
  ...['node_modules', '.next', 'dist', '.astro', '.data', 'next-env.d.ts'],
  ...['test', 'e2e', 'bench'],
]);

/**
 * One hash over names and contents of all files in `sources` (files or folders under `root`). The place itself counts
 * too: builds hold absolute paths, and a moved clone must build again.
 */
export function hashSources(root: string, sources: string[]): string {
  const hash = createHash('sha256').update(root);
  for (const source of sources) {
    for (const file of filesUnder(root, source)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex');
}

function filesUnder(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => !leftOut.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => filesUnder(root, `${path}/${entry.name}`));
}

/** Notes in the file `mark` what a result was made from; `isMadeFrom` asks whether it still is. */
export function noteMadeFrom(mark: string, hash: string): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
}

export function isMadeFrom(mark: string, hash: string): boolean {
  try {
    return readFileSync(mark, 'utf8') === hash;
  } catch {
    return false;
  }
}
