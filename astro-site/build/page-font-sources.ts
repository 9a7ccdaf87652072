import type { AstroIntegration } from 'astro';
import { copyFile, mkdir } from 'node:fs/promises';
import { cutFont, pageFontNames } from '../fonts/cut.ts';

/** Puts Korean and Chinese fonts into the build, for the publisher to cut each page's letters from (server/publisher/page-fonts.ts). */
export function pageFontSources(): AstroIntegration {
  return {
    name: 'page-font-sources',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('../fonts/', dir), { recursive: true });
        for (const name of pageFontNames) {
          await copyFile(await cutFont(name), new URL(`../fonts/${name}`, dir));
        }
      },
    },
  };
}
