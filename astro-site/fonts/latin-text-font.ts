import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = fileURLToPath(new URL('../.astro/fonts/pretendard-latin.woff2', import.meta.url));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** ASCII, Latin-1 and the punctuation that the pages use. */
const glyphs = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•·→←↑↓×−₩€™✓';

/**
 * The Latin part of Pretendard, weights 400 to 800, cut from the package's 2 MB variable font. The package's own
 * slices mix Latin with Korean and would have a Latin page load three of them.
 *
 * @returns the path of the file; it is made once.
 */
export async function latinTextFont(): Promise<string> {
  if (!existsSync(target)) {
    const source = createRequire(import.meta.url).resolve(
      'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
    );
    const cut = await subsetFont(await readFile(source), glyphs, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    await mkdir(fileURLToPath(new URL('.', `file://${target}`)), { recursive: true });
    await writeFile(target, cut);
  }
  return target;
}
