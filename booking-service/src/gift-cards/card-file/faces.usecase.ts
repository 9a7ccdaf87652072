import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import type { Locale } from 'shared/languages/localized-text.ts';
import subsetFont from 'subset-font';

export type Weight = 'regular' | 'bold';

const files = {
  /** Latin in many languages, Cyrillic, Korean, and the Japanese syllables. */
  text: {
    regular: import.meta.resolve('pretendard/dist/web/static/woff2/Pretendard-Regular.woff2'),
    bold: import.meta.resolve('pretendard/dist/web/static/woff2/Pretendard-ExtraBold.woff2'),
  },
  chinese: {
    regular: import.meta
      .resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2'),
    bold: import.meta
      .resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2'),
  },
  japanese: {
    regular: import.meta.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2'),
    bold: import.meta.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff2'),
  },
};
type Family = keyof typeof files;

/** The same letter often has another shape in Japanese. */
const familiesOf = (locale: Locale): readonly Family[] =>
  locale === 'ja' ? ['japanese', 'text', 'chinese'] : ['text', 'chinese', 'japanese'];

const read = (family: Family, weight: Weight) => readFile(fileURLToPath(files[family][weight]));

/** What a family can draw; both its weights draw the same. */
const known = new Map<Family, ReadonlySet<number>>();
async function lettersOf(family: Family): Promise<ReadonlySet<number>> {
  const before = known.get(family);
  if (before) return before;
  const font = fontkit.create(await read(family, 'regular'));
  if (!('characterSet' in font)) throw new Error(`${files[family].regular} holds several fonts`);
  const letters = new Set(font.characterSet);
  known.set(family, letters);
  return letters;
}

/** One family for a whole text, so that it looks like one; undefined where none has all of its letters. */
export async function familyFor(text: string, locale: Locale): Promise<Family | undefined> {
  for (const family of familiesOf(locale)) {
    const letters = await lettersOf(family);
    if ([...text].every((letter) => letter === '\n' || letters.has(letter.codePointAt(0) ?? 0)))
      return family;
  }
  return undefined;
}

/** A family's letters of a text alone, as a file that a PDF takes. */
export async function cut(family: Family, weight: Weight, letters: string): Promise<Buffer> {
  return subsetFont(await read(family, weight), letters, { targetFormat: 'truetype' });
}
