import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, inject, test } from 'vitest';
import { openFontCutter } from '../../../server/publisher/font-cutter.ts';
import { toWoff2 } from '../../../server/publisher/woff2/encode.ts';

const fontOfBuild = (name: string) => readFile(join(inject('siteBuild'), 'fonts', name));
const packaged = (name: string) => readFile(createRequire(import.meta.url).resolve(name));

const korean =
  '가각간갇갈감갑값강개객거건걸검겁게겨격결경계고곡곤곧골공과관광교구국군굴권귀규그근글금급기길김깊까깨꺼께꼭꽃끝나난날남';
const chinese =
  '一不了人在有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然';

/** Google's encoder and decoder of WOFF2, with HarfBuzz between them: what cut the fonts before. */
const recut = (font: Buffer, letters: string, targetFormat: 'truetype' | 'woff2') =>
  subsetFont(font, letters, { targetFormat });

test.each([
  ['gasoek-hangul.ttf', korean],
  ['pretendard-hangul.ttf', korean],
  ['noto-chinese-400.ttf', chinese],
  ['noto-japanese-700.ttf', chinese],
])(
  '%s is cut and packed into what Google’s encoder makes of it, and hardly larger',
  async (name, letters) => {
    const cut = await (await openFontCutter(fontOfBuild))(name, letters);
    expect(cut.equals(await recut(await fontOfBuild(name), letters, 'truetype'))).toBe(true);

    const packed = await toWoff2(cut);
    const reference = await recut(cut, letters, 'woff2');
    const [unpacked, expected] = [
      await recut(packed, letters, 'truetype'),
      await recut(reference, letters, 'truetype'),
    ];
    expect(unpacked.equals(expected)).toBe(true);
    expect(packed.length).toBeLessThan(reference.length * 1.03);
  },
);

test('letters that are put together from others, and instructions for small screens, survive as well', async () => {
  const letters = 'éñÅçöaiî½';
  for (const name of [
    '@fontsource/gasoek-one/files/gasoek-one-latin-400-normal.woff2',
    'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  ]) {
    const font = await recut(await packaged(name), letters, 'truetype');
    const reference = await recut(font, letters, 'woff2');
    const unpacked = await recut(await toWoff2(font), letters, 'truetype');
    expect(unpacked.equals(await recut(reference, letters, 'truetype'))).toBe(true);
  }
});

test('the same letters make the same file', async () => {
  const make = async () => toWoff2(await (await openFontCutter(fontOfBuild))('gasoek-hangul.ttf', korean));
  expect((await make()).equals(await make())).toBe(true);
});

test('what is no font is refused', async () => {
  const cut = await openFontCutter(async () => Buffer.from('<!doctype html>'));
  await expect(cut('gasoek-hangul.ttf', korean)).rejects.toThrow('gasoek-hangul.ttf could not be cut');
});
