import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Pool } from './pool.ts';

/*
 * Korean faces hold thousands of syllables, a page shows some dozens. Each page gets files with just the syllables it
 * and its islands show: 5 to 20 KB instead of several slices of 40 KB each.
 */
const hangul = /[ᄀ-ᇿ㄰-㆏가-힣]/g;
const UNICODE_RANGE = 'U+1100-11FF,U+3130-318F,U+AC00-D7A3';

/** Family names are those of styles/global.css; sources are made at build time (fonts/cut.ts). */
const faces = [
  { family: 'Gasoek Korean', weight: '400', source: 'gasoek-hangul.ttf' },
  { family: 'Pretendard Korean', weight: '400 800', source: 'pretendard-hangul.ttf' },
];

/** All distinct Korean letters of the texts, sorted. */
export function koreanLetters(...texts: string[]): string {
  return [...new Set(texts.flatMap((text) => text.match(hangul) ?? []))].sort().join('');
}

export interface KoreanFonts {
  /** `@font-face` rules to put into the page; empty without Korean letters. */
  css: string;
  /** Files in the pool that the rules name. */
  files: string[];
}

/** Opens the fonts of a build. The returned function makes the files for some letters, unless the pool has them already. */
export function openKoreanFonts(buildDir: string, pool: Pool) {
  const sources = new Map<string, Promise<Buffer>>();
  const read = (name: string) => {
    const known = sources.get(name) ?? readFile(join(buildDir, 'fonts', name));
    sources.set(name, known);
    return known;
  };

  return async function koreanFonts(letters: string): Promise<KoreanFonts> {
    if (!letters) return { css: '', files: [] };
    const made = await Promise.all(
      faces.map(async (face) => {
        const key = createHash('sha256')
          .update(JSON.stringify([face, letters]))
          .digest('hex')
          .slice(0, 16);
        const file = `_fonts/${key}.woff2`;
        await pool.add(file, async () =>
          subsetFont(await read(face.source), letters, { targetFormat: 'woff2' }),
        );
        const rule = `@font-face{font-family:"${face.family}";src:url(/${file})format("woff2");font-weight:${face.weight};font-display:swap;unicode-range:${UNICODE_RANGE}}`;
        return { file, rule };
      }),
    );
    return { css: made.map(({ rule }) => rule).join(''), files: made.map(({ file }) => file) };
  };
}
