import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPool } from '../../../server/publisher/pool.ts';
import { slimStyles } from '../../../server/publisher/page-styles.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pool-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;
const inlined = async (css: string, body: string) => {
  const { html } = await slimStyles(page(css, body), openPool(folder));
  return /<style>(.*?)<\/style>/s.exec(html)?.[1];
};

test.each([
  ['a class that the page has', '.a{color:red}', '<p class="a">', '.a{color:red}'],
  ['a class that it lacks', '.b{color:red}', '<p class="a">', ''],
  ['one of two selectors', '.a,.b{color:red}', '<p class="a">', '.a{color:red}'],
  ['elements and states', 'p:hover,a[href]{color:red}', '<p><a>', 'p:hover,a[href]{color:red}'],
  ['an element that it lacks', 'p,ul>li,textarea{color:red}', '<p><ul>', 'p{color:red}'],
  ['a part of a control that it lacks', '::file-selector-button{color:red}', '<p>', ''],
  ['a part of a control that it has', '::placeholder{color:red}', '<input>', '::placeholder{color:red}'],
  ['what is only for paper', '@media print{p{color:red}}', '<p>', ''],
  ['a class beside one that is missing', '.a .b{color:red}', '<p class="a">', ''],
  ['an escaped class', '.sm\\:p-8{padding:1px}', '<p class="sm:p-8">', '.sm\\:p-8{padding:1px}'],
  ['a class with a fraction', '.top-1\\/2{top:50%}', '<p class="top-1/2">', '.top-1\\/2{top:50%}'],
  ['an at-rule that has become empty', '@media print{.b{color:red}}', '<p class="a">', ''],
  ['a class inside :has()', '.a:has(.b){color:red}', '<p class="a">', '.a:has(.b){color:red}'],
  ['some of the elements in :where()', ':where(p,h2) a{color:red}', '<p><a>', ':where(p) a{color:red}'],
  ['a state inside :is()', 'p:is(:hover,:focus){color:red}', '<p>', 'p:is(:hover,:focus){color:red}'],
  ['a state alone', ':focus{color:red}', '<p>', ':focus{color:red}'],
  ['a language that the page has', ':lang(ko){color:red}', '<p lang="ko">', ':lang(ko){color:red}'],
  ['a language that it lacks', ':lang(ko),:focus{color:red}', '<p lang="ja">', ':focus{color:red}'],
  [
    'what is read of the theme',
    '@layer theme{:root{--a:1px;--b:var(--a);--c:2px}}p{top:var(--b)}',
    '<p>',
    '@layer theme{:root{--a:1px;--b:var(--a)}}p{top:var(--b)}',
  ],
  ['an attribute that a script may set', '[data-a]{color:red}', '<p>', '[data-a]{color:red}'],
  ['an id that the page lacks', '#a p,#b p{color:red}', '<p id="a">', '#a p{color:red}'],
  ['a less-than in a class', '.\\[h\\<2\\]{top:0}', '<p class="[h&lt;2]">', '.\\[h\\<2\\]{top:0}'],
  [
    'keyframes that a rule plays',
    'p{animation:x 1s}@keyframes x{50%{opacity:.5}}',
    '<p>',
    'p{animation:x 1s}@keyframes x{50%{opacity:.5}}',
  ],
  ['keyframes that no rule plays', '.b{animation:x 1s}@keyframes x{50%{opacity:.5}}', '<p>', ''],
  [
    'an entity in an attribute',
    '.\\[\\&_p\\]\\:m{margin:0}',
    '<p class="[&amp;_p]:m">',
    '.\\[\\&_p\\]\\:m{margin:0}',
  ],
])('%s', async (_what, css, body, expected) => {
  expect(await inlined(css, body)).toBe(expected);
});

test('all rules lie in one file that the end of the page links', async () => {
  const css = '.a{color:red}.b{color:blue}';
  const { html, files } = await slimStyles(page(css, '<p class="a">'), openPool(folder));
  expect(html).toContain(`<link rel="stylesheet" href="/${files[0]}"></body>`);
  expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toBe(css);
});

test('fonts are declared in the page alone: a second time they would begin to load anew', async () => {
  const font = '@font-face{font-family:a;src:url(/a.woff2)}';
  const { html, files } = await slimStyles(page(`${font}.b{color:blue}`, '<p>'), openPool(folder));
  expect(html).toContain(`<style>${font}</style>`);
  expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toBe('.b{color:blue}');
});

test('with a fold, only what stands above it brings its rules, and the file is linked there', async () => {
  const css = '.a{color:red}.b{color:blue}';
  const { html, files } = await slimStyles(
    page(css, '<p class="a"><link data-fold><p class="b">'),
    openPool(folder),
  );
  expect(html).toContain('<style>.a{color:red}</style>');
  expect(html).toContain(`<p class="a"><link rel="stylesheet" href="/${files[0]}"><p class="b">`);
});

test('Tailwind’s registered variables stay only where they are read', async () => {
  const css =
    '@property --tw-a{syntax:"*";inherits:false}@property --tw-b{syntax:"*";inherits:false}p{top:var(--tw-a)}';
  expect(await inlined(css, '<p>')).toBe('@property --tw-a{syntax:"*";inherits:false}p{top:var(--tw-a)}');
});
