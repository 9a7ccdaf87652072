import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Pool } from './pool.ts';

/*
 * Korean faces hold thousands of syllables, a page shows some dozens. Each page gets files with just the syllables it
 * and its islands show: 5 to 20 KB instead of several slices of 40 KB each.
 */
const hangul = /[ᄀ-ᇿ㄰-㆏가-힣]/g;
const UNICODE_RANGE = 'U+1100-11FF,U+3130-318F,U+AC00-D7A3';

const require = createRequire(import.meta.url);
const faces = [
  {
    family: 'Gasoek Korean',
    weight: '400',
    source: require.resolve('@fontsource/gasoek-one/files/gasoek-one-korean-400-normal.woff2'),
    options: {},
  },
  {
    family: 'Pretendard Korean',
    weight: '400 800',
    source: require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
    options: { variationAxes: { wght: { min: 400, max: 800 } } },
  },
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

/** Makes the font files for these letters, unless the pool has them already. */
export async function koreanFonts(letters: string, pool: Pool): Promise<KoreanFonts> {
  if (!letters) return { css: '', files: [] };
  const made = await Promise.all(
    faces.map(async (face) => {
      const key = createHash('sha256')
        .update(JSON.stringify([face, letters]))
        .digest('hex')
        .slice(0, 16);
      const file = `_fonts/${key}.woff2`;
      await pool.add(file, async () =>
        subsetFont(await readFile(face.source), letters, { targetFormat: 'woff2', ...face.options }),
      );
      const rule = `@font-face{font-family:"${face.family}";src:url(/${file})format("woff2");font-weight:${face.weight};font-display:swap;unicode-range:${UNICODE_RANGE}}`;
      return { file, rule };
    }),
  );
  return { css: made.map(({ rule }) => rule).join(''), files: made.map(({ file }) => file) };
}
