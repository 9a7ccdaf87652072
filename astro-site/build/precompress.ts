import type { AstroIntegration } from 'astro';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ASSET_QUALITY, compressed } from '../server/publisher/compress.ts';

/** Compresses scripts and styles at the end of the build, once, so that no publish has to. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(new URL('_astro/', dir));
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        await Promise.all(
          files.map(async (file) => {
            for (const [suffix, bytes] of await compressed(file, await readFile(file), ASSET_QUALITY)) {
              await writeFile(file + suffix, bytes);
            }
          }),
        );
      },
    },
  };
}
