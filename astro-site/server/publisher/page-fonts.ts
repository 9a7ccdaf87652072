import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { pageFontNames } from '../../fonts/cut.ts';
import { keptWhileUsed } from '../kept-while-used.ts';
import { openFontCutter } from './font-cutter.ts';
import type { Pool } from './pool.ts';
import { toWoff2 } from './woff2/encode.ts';

type Source = (typeof pageFontNames)[number];

function han(display: Source, regular: Source, bold: Source): Face[] {
  return [
    { family: 'Han Display', weight: '400', source: display, isDisplay: true },
    { family: 'Han', weight: '400', source: regular, isDisplay: false },
    { family: 'Han', weight: '700', source: bold, isDisplay: false },
  ];
}

const chinese = han('noto-chinese-900.ttf', 'noto-chinese-400.ttf', 'noto-chinese-700.ttf');

/*
 * Korean, Chinese and Japanese faces hold thousands of letters, a page shows some dozens. Each page gets files with just the
 * letters it and its islands show: 5 to 20 KB for a Korean name here and there, instead of several slices of 40 KB.
 */
const scripts: Script[] = [
  {
    letters: /₩/g,
    unicodeRange: 'U+20A9',
    faces: [{ family: 'Gasoek Korean', weight: '400', source: 'gasoek-won.ttf', isDisplay: true }],
  },
  {
    letters: /[ᄀ-ᇿ㄰-㆏가-힣]/g,
    unicodeRange: 'U+1100-11FF,U+3130-318F,U+AC00-D7A3',
    language: 'ko',
    faces: [
      { family: 'Gasoek Korean', weight: '400', source: 'gasoek-hangul.ttf', isDisplay: true },
      { family: 'Pretendard Korean', weight: '400 800', source: 'pretendard-hangul.ttf', isDisplay: false },
    ],
  },
  {
    letters: /[\u3000-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff00-\uffef]/g,
    unicodeRange: 'U+3000-30FF,U+3400-4DBF,U+4E00-9FFF,U+FF00-FFEF',
    faces: chinese,
    facesIn: {
      zh: chinese,
      // The same letter often has another shape in Japanese.
      ja: han('dela-japanese.ttf', 'noto-japanese-400.ttf', 'noto-japanese-700.ttf'),
    },
  },
];

interface Script {
  letters: RegExp;
  unicodeRange: string;
  faces: Face[];
  /** Whose pages are written with it: there, what only islands show is a file of its own. */
  language?: Locale;
  /** The languages that write with it, with their own faces. Elsewhere islands show no more of it than names of languages. */
  facesIn?: Partial<Record<Locale, Face[]>>;
}

interface Face {
  family: string;
  weight: string;
  source: Source;
  isDisplay: boolean;
}

/**
 * A text in Chinese or Japanese takes hundreds of letters, 90 KB in each weight: what fills the first screen of a phone comes
 * at once, the rest once the page is there (styles/global.css). Each letter is as wide as the next, so no line moves.
 */
const FIRST_LETTERS = 400;
/** Where a script draws what is read first, the page itself has a bar to show until then. */
const FIRST_LETTERS_OF_A_BAR = 60;
const isDrawnByScript = (html: string) => html.includes('client="only"');

/** So many letters of a page's text come at once. */
function firstLettersOf(html: string, isHan: boolean): number {
  if (isDrawnByScript(html)) return FIRST_LETTERS_OF_A_BAR;
  return isHan ? FIRST_LETTERS : Infinity;
}

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

  async function fileOf({ source, letters }: Cut): Promise<string> {
    const key = createHash('sha256')
      .update(JSON.stringify([source, letters]))
      .digest('hex')
      .slice(0, 16);
    const file = `_fonts/${key}.woff2`;
    await pool.add(file, async () => {
      const cut = await cutter();
      return toWoff2(await cut(source, letters));
    });
    return file;
  }

  return async function pageFonts(page: string, locale: Locale, islandLetters = ''): Promise<PageFonts> {
    const html = page.replaceAll(ownNames, '');
    const text = textOf(html);
    const displayed = [...html.matchAll(displayElement)].map(([element]) => textOf(element)).join('');
    const cuts = scripts.flatMap((script) => {
      const own = script.facesIn?.[locale];
      const all = script.facesIn && !own ? html : html + islandLetters;
      return (own ?? script.faces).flatMap((face): Cut[] => {
        const cut = { ...face, unicodeRange: script.unicodeRange, wait: 'optional' };
        const shown = lettersOf(script.letters, face.isDisplay ? displayed : text);
        const letters = distinct(lettersOf(script.letters, all));
        if (!own && script.language !== locale) return [{ ...cut, letters, isAtOnce: shown.length > 0 }];
        const first = face.isDisplay ? Infinity : firstLettersOf(html, own !== undefined);
        const atOnce = distinct(shown.slice(0, first));
        const late = [...letters].filter((letter) => !atOnce.includes(letter)).join('');
        const later = { ...cut, family: `${face.family} Late`, letters: late, wait: 'swap' };
        return [
          { ...cut, letters: atOnce, isAtOnce: true },
          { ...later, isAtOnce: false },
        ];
      });
    });
    const made = await Promise.all(
      cuts.filter(({ letters }) => letters !== '').map(async (cut) => ({ ...cut, file: await fileOf(cut) })),
    );
    return {
      css: made.map(ruleOf).join(''),
      files: made.map(({ file }) => file),
      shownAtOnce: made.filter(({ isAtOnce }) => isAtOnce).map(({ file }) => file),
    };
  };
}

/** Letters of a face that a page gets as one file. */
interface Cut extends Face {
  letters: string;
  unicodeRange: string;
  /** `font-display`: what is there at first does not change under a reader's eyes. */
  wait: string;
  isAtOnce: boolean;
}

const ruleOf = ({ family, file, weight, wait, unicodeRange }: Cut & { file: string }) =>
  `@font-face{font-family:"${family}";src:url(/${file})format("woff2");font-weight:${weight};font-display:${wait};unicode-range:${unicodeRange}}`;

/** What is set in the display face (styles/global.css): headlines without the line of small letters in them. */
const displayElement =
  /<(h[12])\b[^>]*>.*?(?=<\/\1>|<[^>]*\bfont-text\b)|<[^>]*\bdisplay(?:-small)?\b[^>]*>[^<]*/gs;

/** Links to other languages by their own names: in whatever face the reader's machine has for them. */
const ownNames = /<a\b[^>]*\bhreflang=[^>]*>[^<]*<\/a>/g;

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const lettersOf = (pattern: RegExp, text: string): string[] => text.match(pattern) ?? [];

const distinct = (letters: readonly string[]) => [...new Set(letters)].sort().join('');
