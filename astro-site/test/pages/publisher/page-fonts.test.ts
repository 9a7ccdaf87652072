import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openPageFonts } from '../../../server/publisher/page-fonts.ts';
import { openPool } from '../../../server/publisher/pool.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-fonts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a page of Latin letters needs no font of its own', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  expect(await pageFonts('Ten minutes. One mic.', 'en')).toEqual({ css: '', files: [], shownAtOnce: [] });
});

test('a font that could not be read is read again the next time', async () => {
  const build = join(folder, 'build');
  const pageFonts = openPageFonts(build, openPool(join(folder, 'pool')));
  await expect(pageFonts('녹음중', 'en')).rejects.toThrow('ENOENT');
  await cp(join(inject('siteBuild'), 'fonts'), join(build, 'fonts'), { recursive: true });
  expect((await pageFonts('녹음중', 'en')).files).toHaveLength(2);
});

test('letters of the page are fetched at once, those of its islands when they are shown', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  const { css, files, shownAtOnce } = await pageFonts('<h2 class="display">直</h2>', 'zh', '中文녹음');
  // Display and two weights of text in Chinese, the same of the islands, and their Korean.
  expect(files).toHaveLength(8);
  expect(shownAtOnce).toHaveLength(3);
  // What is there at first stays as it is; what somebody calls up is in its face as soon as that has come.
  const swapped = [...css.matchAll(/font-family:"([^"]*)"[^}]*font-display:swap/g)].map(
    ([, family]) => family,
  );
  expect(swapped).toEqual(['Han Display Late', 'Han Late', 'Han Late']);
});

test('of a long text the first screen comes at once, the rest when it is there', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  const numbered = (from: number) =>
    String.fromCodePoint(...Array.from({ length: 400 }, (_, at) => from + at));
  const [first, rest] = [numbered(0x4e00), numbered(0x5000)];
  const { files, shownAtOnce } = await pageFonts(`<p>${first}</p><p>${rest}${first}</p>`, 'zh');
  // Besides two weights each: the display face, should somebody call a headline up.
  expect([files.length, shownAtOnce.length]).toEqual([5, 2]);
  expect((await pageFonts(`<p>${first}</p>`, 'zh')).shownAtOnce).toEqual(shownAtOnce);
});

test('where a script draws what is read first, the letters of the bar come at once, those of the footer later', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  const numbered = (from: number, count: number) =>
    String.fromCodePoint(...Array.from({ length: count }, (_, at) => from + at));
  const [bar, footer] = [numbered(0x4e00, 60), numbered(0x5000, 60)];
  const { shownAtOnce } = await pageFonts(
    `<p>${bar}</p><astro-island client="only"></astro-island><p>${footer}</p>`,
    'zh',
  );
  expect((await pageFonts(`<p>${bar}</p>`, 'zh')).shownAtOnce).toEqual(shownAtOnce);
});

test('on a Korean page what only its islands show comes when they show it', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  const alone = await pageFonts('<h1>녹음</h1>', 'ko');
  expect(alone.shownAtOnce).toHaveLength(2);
  const { css, files, shownAtOnce } = await pageFonts('<h1>녹음</h1>', 'ko', '결제');
  expect(shownAtOnce).toEqual(alone.shownAtOnce);
  expect(files).toHaveLength(4);
  expect(css).toContain('"Pretendard Korean Late"');
});

test('elsewhere scripts bring no Chinese letters: they only name the language', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  expect((await pageFonts('<p>Book</p>', 'en', '中文日本語')).files).toEqual([]);
});

test('the display face is fetched at once only for what is set in it', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  const shownOf = async (html: string) => {
    const { files, shownAtOnce } = await pageFonts(html, 'en');
    return [files.length, shownAtOnce.length];
  };
  expect(await shownOf('<h1 class="text-4xl">Pay<span lang="ko" class="font-text">결제</span></h1>')).toEqual(
    [2, 1],
  );
  expect(await shownOf('<h1 class="text-4xl">결제<span class="font-text">Pay</span></h1>')).toEqual([2, 2]);
  expect(await shownOf('<p class="display-small text-hot">결제</p>')).toEqual([2, 2]);
  expect(await shownOf('<p title="결제">Pay</p>')).toEqual([2, 0]);
});

test('the same letter has the shape of the page’s language', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  const [chinese, japanese] = [await pageFonts('直', 'zh'), await pageFonts('直', 'ja')];
  expect(japanese.files).toHaveLength(chinese.files.length);
  expect(japanese.files.filter((file) => chinese.files.includes(file))).toEqual([]);
});

test('names of other languages in the menu need no font', async () => {
  const pageFonts = openPageFonts(inject('siteBuild'), openPool(folder));
  expect((await pageFonts('<a href="/ja" hreflang="ja" lang="ja">日本語</a>', 'en')).files).toEqual([]);
});
