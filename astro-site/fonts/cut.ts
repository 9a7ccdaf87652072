import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = fileURLToPath(new URL('../.astro/fonts/', import.meta.url));
const require = createRequire(import.meta.url);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** ASCII, Latin-1 and the punctuation that the pages use. */
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•·→←↑↓×−₩€™✓';
/** Jamo and all modern syllables. */
const hangul = range(0x1100, 0x11ff) + range(0x3131, 0x318e) + range(0xac00, 0xd7a3);
/** Chinese and Japanese letters and their punctuation. */
const han = range(0x3000, 0x30ff) + range(0x3400, 0x4dbf) + range(0x4e00, 0x9fff) + range(0xff00, 0xffef);

const textWeights = { variationAxes: { wght: { min: 400, max: 800 } } };

const hanOf = (source: string) => ({
  source,
  letters: han,
  options: { targetFormat: 'truetype' as const },
});

const cuts = {
  /** What Latin pages load; the package's own slices mix Latin with Korean, and a page would load three of them. */
  'pretendard-latin.woff2': {
    source: require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
    letters: latin,
    // Of its features what text is set with: the others' alternate letters would be half of the file.
    options: {
      targetFormat: 'woff2' as const,
      ...textWeights,
      keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk', 'tnum'],
    },
  },
  /** What the publisher cuts each page's Korean from: uncompressed, so that a cut takes milliseconds. */
  'pretendard-hangul.ttf': {
    source: require.resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2'),
    letters: hangul,
    options: { targetFormat: 'truetype' as const, ...textWeights },
  },
  'noto-chinese-400.ttf': hanOf(
    require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2'),
  ),
  'noto-chinese-700.ttf': hanOf(
    require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2'),
  ),
  'noto-chinese-900.ttf': hanOf(
    require.resolve('@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-900-normal.woff2'),
  ),
  // The same letter often has another shape in Japanese.
  'noto-japanese-400.ttf': hanOf(
    require.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2'),
  ),
  'noto-japanese-700.ttf': hanOf(
    require.resolve('@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-700-normal.woff2'),
  ),
  'dela-japanese.ttf': hanOf(
    require.resolve('@fontsource/dela-gothic-one/files/dela-gothic-one-japanese-400-normal.woff2'),
  ),
  'gasoek-hangul.ttf': {
    source: require.resolve('@fontsource/gasoek-one/files/gasoek-one-korean-400-normal.woff2'),
    letters: hangul,
    options: { targetFormat: 'truetype' as const },
  },
  // The package keeps the won sign apart from the other Latin letters.
  'gasoek-won.ttf': {
    source: require.resolve('@fontsource/gasoek-one/files/gasoek-one-latin-ext-400-normal.woff2'),
    letters: '₩',
    options: { targetFormat: 'truetype' as const },
  },
};

export const pageFontNames = [
  'pretendard-hangul.ttf',
  'gasoek-hangul.ttf',
  'gasoek-won.ttf',
  ...(['noto-chinese-400.ttf', 'noto-chinese-700.ttf', 'noto-chinese-900.ttf'] as const),
  ...(['noto-japanese-400.ttf', 'noto-japanese-700.ttf', 'dela-japanese.ttf'] as const),
] as const;

/** Cuts one font out of its package, once. @returns the path of the file. */
export async function cutFont(name: keyof typeof cuts): Promise<string> {
  const target = folder + name;
  if (existsSync(target)) return target;
  const { source, letters, options } = cuts[name];
  const cut = await subsetFont(await readFile(source), letters, options);
  await mkdir(folder, { recursive: true });
  await writeFile(target, cut);
  return target;
}
