import type { AstroIntegration } from 'astro';
import { copyFile, mkdir } from 'node:fs/promises';
import { cutFont } from '../fonts/cut.ts';

/** Puts the Korean fonts into the build, for the publisher to cut each page's letters from (server/publisher/korean-fonts.ts). */
export function koreanFontSources(): AstroIntegration {
  return {
    name: 'korean-font-sources',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await mkdir(new URL('../fonts/', dir), { recursive: true });
        for (const name of ['pretendard-hangul.ttf', 'gasoek-hangul.ttf'] as const) {
          await copyFile(await cutFont(name), new URL(`../fonts/${name}`, dir));
        }
      },
    },
  };
}
