import { expect, test } from '../fixtures.ts';

test('a Chinese and a Japanese page draw the same letter in their own shapes', async ({ request }) => {
  const fontsOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/font-family:"Han";src:url\(([^)]+)\)/g)].map(([, file]) => file);
  };
  const [chinese, japanese] = [await fontsOf('/zh/faq'), await fontsOf('/ja/faq')];
  expect([chinese.length, japanese.length]).toEqual([2, 2]);
  expect(japanese.filter((file) => chinese.includes(file))).toEqual([]);
});

test('the Korean accents of the design are not said twice on the Korean page', async ({ request }) => {
  const headings = async (path: string) => {
    const html = await (await request.get(path)).text();
    return [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2>\s*<p lang="ko"/g)].length;
  };
  expect(await headings('/')).toBeGreaterThan(5);
  expect(await headings('/ja')).toBeGreaterThan(5);
  expect(await headings('/ko')).toBe(0);
});
