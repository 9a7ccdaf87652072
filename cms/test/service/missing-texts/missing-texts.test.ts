import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingTexts, type MissingTexts } from '../../../src/missing-texts/missing-texts.ts';
import { startCms, startTimeoutMs, type SignedIn, type TestCms } from '../../harness/cms.ts';

let cms: TestCms;
let editor: SignedIn;
beforeAll(async () => {
  cms = await startCms();
  editor = await cms.user('editor');
}, startTimeoutMs);
afterAll(() => cms.close());

async function board(language = 'en'): Promise<MissingTexts> {
  const req = await createLocalReq({ user: editor }, cms.payload);
  req.i18n = { ...req.i18n, language };
  const found = await missingTexts(req);
  if (!found) throw new Error('Staff read the board.');
  return found;
}

/** Rich text as the editor stores it. */
const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: text ? [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }] : [],
  },
});

describe('what is missing in which language', () => {
  it('is nothing after the seed, which is written in every language', async () => {
    const { documents, missing, written } = await board();
    expect(documents).toEqual([]);
    expect(missing).toEqual({ en: 0, ko: 0, zh: 0, ja: 0 });
    expect(written).toBeGreaterThan(300);
  });

  it('is what a new document has in English only, until it is written, published or not', async () => {
    const { payload } = cms;
    const data = { question: 'Is there a piano?', answer: 'Yes.' };
    const { id } = await payload.create({ collection: 'faq-entries', data, draft: true });
    const { documents, missing } = await board();
    expect(documents).toEqual([
      {
        title: 'Is there a piano?',
        kind: 'FAQ entry',
        path: `/collections/faq-entries/${id}`,
        written: 2,
        missing: { en: 0, ko: 2, zh: 2, ja: 2 },
      },
    ]);
    expect(missing).toEqual({ en: 0, ko: 2, zh: 2, ja: 2 });

    const answers = { ko: '네.', zh: '有。', ja: '  ' };
    for (const [locale, answer] of Object.entries(answers))
      await payload.update({
        collection: 'faq-entries',
        id,
        data: { question: 'ピアノ', answer },
        locale: locale as 'ja',
        draft: true,
      });
    expect((await board()).missing).toEqual({ en: 0, ko: 0, zh: 0, ja: 1 });
    await payload.update({
      collection: 'faq-entries',
      id,
      data: { answer: 'はい。' },
      locale: 'ja',
      draft: true,
    });
    expect((await board()).documents).toEqual([]);
    expect((await payload.findByID({ collection: 'faq-entries', id, draft: true }))._status).toBe('draft');
  });

  it('is found in rows, groups and rich text, and counted where English is written alone', async () => {
    const { payload } = cms;
    const { experience } = await payload.findGlobal({ slug: 'landing-page' });
    const steps = [...experience.steps, { title: 'Stay for a drink', body: '' }];
    await payload.updateGlobal({ slug: 'landing-page', data: { experience: { steps } }, draft: true });
    const { docs } = await payload.find({ collection: 'policies', limit: 1, sort: '_order' });
    const id = docs[0]?.id ?? 0;
    await payload.update({
      collection: 'policies',
      id,
      data: { body: paragraph('') },
      locale: 'ja',
      draft: true,
    });
    const { documents } = await board('ko');
    expect(documents).toMatchObject([
      { title: '랜딩 페이지', kind: '', path: '/globals/landing-page', missing: { ko: 1, zh: 1, ja: 1 } },
      { kind: '약관·정책', path: `/collections/policies/${id}`, missing: { ko: 0, zh: 0, ja: 1 } },
    ]);
  });

  it('is shown to staff alone', async () => {
    const asks = async (user: SignedIn | null) =>
      missingTexts(await createLocalReq(user ? { user } : {}, cms.payload));
    expect(await asks(null)).toBeNull();
    expect(await asks(editor)).not.toBeNull();
  });
});
