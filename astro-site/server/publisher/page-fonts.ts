import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptWhileUsed } from '../kept-while-used.ts';
import { openFontCutter } from './font-cutter.ts';
import type { Pool } from './pool.ts';
import { toWoff2 } from './woff2/encode.ts';

/*
 * Korean and Chinese faces hold thousands of letters, a page shows some dozens. Each page gets files with just the
 * letters it and its islands show: 5 to 20 KB for a Korean name here and there, instead of several slices of 40 KB.
 */
const scripts = [
  {
    letters: /₩/g,
    unicodeRange: 'U+20A9',
    faces: [{ family: 'Gasoek Korean', weight: '400', source: 'gasoek-won.ttf', isDisplay: true }],
  },
  {
    letters: /[ᄀ-ᇿ㄰-㆏가-힣]/g,
    unicodeRange: 'U+1100-11FF,U+3130-318F,U+AC00-D7A3',
    faces: [
      { family: 'Gasoek Korean', weight: '400', source: 'gasoek-hangul.ttf', isDisplay: true },
      { family: 'Pretendard Korean', weight: '400 800', source: 'pretendard-hangul.ttf', isDisplay: false },
    ],
  },
  {
    letters: /[\u3000-\u303f\u3400-\u4dbf\u4e00-\u9fff\uff00-\uffef]/g,
    unicodeRange: 'U+3000-303F,U+3400-4DBF,U+4E00-9FFF,U+FF00-FFEF',
    faces: [
      { family: 'Noto Chinese', weight: '400', source: 'noto-han-400.ttf', isDisplay: false },
      { family: 'Noto Chinese', weight: '700', source: 'noto-han-700.ttf', isDisplay: false },
    ],
  },
];

/** Most publishes bring no new letters; those that do come one after the other, and are cut in a hundredth of a second. */
const KEEP_CUTTER_MS = 5_000;

export interface PageFonts {
  /** `@font-face` rules to put into the page; empty when its letters are all Latin. */
  css: string;
  /** Files in the pool that the rules name. */
  files: string[];
  /** Those of them that the page shows before any script has come. */
  shownAtOnce: string[];
}

/**
 * Opens the fonts of a build; families are those of styles/global.css, sources are made at build time (fonts/cut.ts).
 * The returned function makes the files that a page with its islands needs, unless the pool has them already.
 */
export function openPageFonts(buildDir: string, pool: Pool) {
  const cutter = keptWhileUsed(
    () => openFontCutter((name) => readFile(join(buildDir, 'fonts', name))),
    KEEP_CUTTER_MS,
  );

  return async function pageFonts(html: string, islandLetters = ''): Promise<PageFonts> {
    const text = textOf(html);
    const displayed = [...html.matchAll(displayElement)].map(([element]) => textOf(element)).join('');
    const wanted = scripts.flatMap(({ letters: pattern, unicodeRange, faces }) => {
      const letters = distinctLetters(pattern, html + islandLetters);
      const isIn = (shown: string) => shown.search(pattern) >= 0;
      const made = faces.map((face) => ({
        ...{ face, letters, unicodeRange },
        atOnce: isIn(face.isDisplay ? displayed : text),
      }));
      return letters ? made : [];
    });
    const made = await Promise.all(
      wanted.map(async ({ face, letters, atOnce, unicodeRange }) => {
        const key = createHash('sha256')
          .update(JSON.stringify([face, letters]))
          .digest('hex')
          .slice(0, 16);
        const file = `_fonts/${key}.woff2`;
        await pool.add(file, async () => {
          const cut = await cutter();
          return toWoff2(await cut(face.source, letters));
        });
        const rule = `@font-face{font-family:"${face.family}";src:url(/${file})format("woff2");font-weight:${face.weight};font-display:optional;unicode-range:${unicodeRange}}`;
        return { file, rule, atOnce };
      }),
    );
    return {
      css: made.map(({ rule }) => rule).join(''),
      files: made.map(({ file }) => file),
      shownAtOnce: made.filter(({ atOnce }) => atOnce).map(({ file }) => file),
    };
  };
}

/** What is set in the display face (styles/global.css): headlines without the line of small letters in them. */
const displayElement =
  /<(h[12])\b[^>]*>.*?(?=<\/\1>|<[^>]*\bfont-text\b)|<[^>]*\bdisplay(?:-small)?\b[^>]*>[^<]*/gs;

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

function distinctLetters(pattern: RegExp, text: string): string {
  return [...new Set(text.match(pattern) ?? [])].sort().join('');
}
