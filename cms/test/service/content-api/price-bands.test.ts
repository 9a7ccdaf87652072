import { catalogueSchema } from 'shared/catalogue/catalogue.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let manager: SessionHeaders;
beforeAll(async () => {
  cms = await startCms();
  manager = await cms.signIn(await cms.user('manager'));
}, startTimeoutMs);
afterAll(() => cms.close());

const readBands = async () =>
  catalogueSchema.parse(await (await cms.content('/api/content/catalogue')).json()).rules.priceBands;

/** Publishes the bands as the form does: all rows, each with what `change` makes of it. */
async function publish(
  change: (row: { label?: string | null }) => object,
  locale: string,
): Promise<Response> {
  const { priceBands } = await cms.payload.findGlobal({ slug: 'booking-rules', locale: locale as 'ko' });
  return cms.request(`/api/globals/booking-rules?locale=${locale}`, {
    method: 'POST',
    body: JSON.stringify({
      priceBands: priceBands.map((row) => ({ ...row, ...change(row) })),
      _status: 'published',
    }),
    headers: { 'content-type': 'application/json', ...manager },
  });
}

describe('labels of prices', () => {
  it('begin in every language', async () => {
    expect(await readBands()).toEqual(initialRules.priceBands);
  });

  it('are written in one language and stay in the others', async () => {
    const evening = (row: { label?: string | null }) => (row.label === '저녁' ? { label: '밤' } : {});
    expect((await publish(evening, 'ko')).status).toBe(200);
    expect((await readBands()).map(({ labels }) => labels)).toMatchObject([
      { ko: '오전', ja: '午前' },
      { ko: '오후', ja: '午後' },
      { en: 'Evening', ko: '밤', zh: '晚上', ja: '夜' },
    ]);
    expect((await readBands()).at(-1)?.label).toBe('Evening');
  });

  it('are left out in a language by whoever has no word for it, and are there in English at least', async () => {
    expect((await publish(() => ({ label: '' }), 'ja')).status).toBe(200);
    expect((await readBands()).map(({ label, labels }) => [label, labels?.ja])).toEqual([
      ['Morning', undefined],
      ['Afternoon', undefined],
      ['Evening', undefined],
    ]);
    expect((await publish(() => ({ label: '' }), 'en')).status).toBe(400);
  });
});
