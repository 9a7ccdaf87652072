import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { startCms, startTimeoutMs, type SessionHeaders, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let session: SessionHeaders;
beforeAll(async () => {
  cms = await startCms();
  session = await cms.signIn();
}, startTimeoutMs);
afterAll(() => cms.close());

const send = async (method: 'POST' | 'PATCH', path: string, data: object) => {
  const answer = await cms.request(path, {
    method,
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json', ...session },
  });
  const { errors } = (await answer.json()) as { errors?: { message: string }[] };
  return { status: answer.status, message: errors?.[0]?.message ?? '' };
};

const snapshot = async (): Promise<ContentSnapshot> =>
  contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json());

const firstDrink = async () => {
  const { docs } = await cms.payload.find({ collection: 'menu-items', sort: '_order', limit: 1 });
  return `/api/menu-items/${docs[0]?.id}`;
};

/** What the button "Publish in …" of the form sends. */
const publishIn = (locale: string) => `?depth=0&locale=${locale}&publishSpecificLocale=${locale}`;
const published = { _status: 'published' };

describe('publishing in one language', () => {
  it('leaves what is not ready in the others a draft', async () => {
    const path = await firstDrink();
    const before = (await snapshot()).menu[0];
    await send('PATCH', `${path}?draft=true&locale=en`, { name: 'Not ready', _status: 'draft' });
    await send('PATCH', `${path}?draft=true&locale=ko`, { name: '준비 중', _status: 'draft' });
    const answer = await send('PATCH', path + publishIn('ja'), { name: '新しい名前', ...published });
    expect(answer.status).toBe(200);
    expect((await snapshot()).menu[0]).toEqual({ ...before, name: { ...before?.name, ja: '新しい名前' } });

    await send('PATCH', `${path}?locale=en`, published);
    const name = { ...before?.name, en: 'Not ready', ko: '준비 중', ja: '新しい名前' };
    expect((await snapshot()).menu[0]).toEqual({ ...before, name });
  });

  it('does so within the rows of a page', async () => {
    const path = '/api/globals/landing-page';
    const before = (await snapshot()).landing.experience.steps[0];
    const draft = async (locale: 'en' | 'ja', title: string) => {
      const { experience } = await cms.payload.findGlobal({ slug: 'landing-page', locale, draft: true });
      const [first, ...others] = experience.steps;
      return { experience: { steps: [{ ...first, title }, ...others] } };
    };
    await send('POST', `${path}?draft=true&locale=en`, await draft('en', 'Not ready'));
    const version = await cms.version();
    const japanese = await draft('ja', '新しい題');
    expect((await send('POST', path + publishIn('ja'), { ...japanese, ...published })).status).toBe(200);
    const { landing } = await snapshot();
    expect(landing.experience.steps[0]).toEqual({ ...before, title: { ...before?.title, ja: '新しい題' } });
    expect(await cms.version()).toBe(version + 1);
    const newest = await cms.payload.findGlobal({ slug: 'landing-page', locale: 'en', draft: true });
    expect(newest).toMatchObject({
      _status: 'draft',
      experience: { steps: [{ title: 'Not ready' }, {}, {}] },
    });
  });

  it('is refused while the draft has rows in another order, or other ones', async () => {
    const path = '/api/globals/landing-page';
    const before = (await snapshot()).landing;
    const { experience } = await cms.payload.findGlobal({ slug: 'landing-page', locale: 'ja', draft: true });
    const moved = { experience: { steps: experience.steps.toReversed() }, ...published };
    const fewer = { experience: { steps: experience.steps.slice(1) }, ...published };
    for (const data of [moved, fewer]) {
      const refused = await send('POST', path + publishIn('ja'), data);
      expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('“Publish changes”') });
    }
    expect((await snapshot()).landing).toEqual(before);
    expect((await send('POST', `${path}?locale=ja`, moved)).status).toBe(200);
    const titles = before.experience.steps.map(({ title }) => title.ja);
    expect((await snapshot()).landing.experience.steps.map(({ title }) => title.ja)).toEqual(
      titles.toReversed(),
    );
  });

  it('takes along what has no language', async () => {
    const path = await firstDrink();
    await send('PATCH', `${path}?draft=true&locale=en`, { priceWon: 5_500, _status: 'draft' });
    await send('PATCH', path + publishIn('ko'), published);
    expect((await snapshot()).menu[0]?.priceWon).toBe(5_500);
  });

  it('is refused without the English text, which may wait in a draft', async () => {
    const korean = { question: '피아노가 있나요?', answer: '네.', placement: 'page' };
    const refused = await send('POST', `/api/faq-entries${publishIn('ko')}`, { ...korean, ...published });
    expect(refused).toMatchObject({ status: 400, message: expect.stringContaining('question (English)') });
    const kept = { ...korean, _status: 'draft' };
    expect((await send('POST', '/api/faq-entries?locale=ko&draft=true', kept)).status).toBe(201);
  });
});
