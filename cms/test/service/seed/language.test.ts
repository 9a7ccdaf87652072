import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import type { LocalizedText } from 'shared/languages/localized-text.ts';
import { sharePictureAlt } from '../../../src/seed/pictures/gallery-pictures.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { localizedTexts } from './localized-texts.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());

async function runStepAgain(): Promise<string[]> {
  await cms.payload.db.drizzle.execute(sql`DELETE FROM seed_steps WHERE name = 'language-ja'`);
  const { seed } = await import('../../../src/seed/seed.ts');
  return seed(cms.payload);
}

/** As a database was that had been seeded before the site spoke Japanese. */
async function forgetJapanese(): Promise<void> {
  const { drizzle, tables } = cms.payload.db;
  for (const table of Object.values(tables).filter((one) => '_locale' in one))
    await drizzle.delete(table).where(sql`${table._locale} = 'ja'`);
}

const snapshot = async (): Promise<ContentSnapshot> =>
  contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json());

const withoutJapanese = (content: ContentSnapshot): unknown =>
  JSON.parse(JSON.stringify({ ...content, version: 0 }, (key, value) => (key === 'ja' ? undefined : value)));

const publishedAndDraft = async (id: number) => {
  const read = (draft: boolean) =>
    cms.payload.findByID({
      collection: 'faq-entries',
      id,
      locale: 'all',
      draft,
    }) as Promise<unknown> as Promise<Record<'question' | 'answer', LocalizedText> & { _status: string }>;
  return { published: await read(false), draft: await read(true) };
};

describe('a language that content was seeded without', () => {
  it('is not missing where all was seeded with it', async () => {
    const version = await cms.version();
    expect(await runStepAgain()).toEqual(['language-ja']);
    expect(await cms.version()).toBe(version);
  });

  describe('in a database that staff have worked on', () => {
    let whole: ContentSnapshot;
    let before: ContentSnapshot;
    let after: ContentSnapshot;
    let drafted: number;
    let picture: number;

    beforeAll(async () => {
      const { payload } = cms;
      whole = await snapshot();
      await forgetJapanese();
      const { docs: drinks } = await payload.find({ collection: 'menu-items', sort: '_order' });
      const rewritten = { name: 'Coffee of the house', _status: 'published' as const };
      await payload.update({ collection: 'menu-items', id: drinks[0]?.id ?? 0, data: rewritten });
      const japanese = { name: 'スタッフの言葉', _status: 'published' as const };
      await payload.update({
        collection: 'menu-items',
        id: drinks[1]?.id ?? 0,
        data: japanese,
        locale: 'ja',
      });
      const { docs: questions } = await payload.find({ collection: 'faq-entries', sort: '_order' });
      drafted = questions[0]?.id ?? 0;
      const answer = { answer: 'Not yet for visitors.', _status: 'draft' as const };
      await payload.update({ collection: 'faq-entries', id: drafted, data: answer, draft: true });
      const { experience } = await payload.findGlobal({ slug: 'landing-page' });
      const steps = experience.steps.toReversed();
      await payload.updateGlobal({
        slug: 'landing-page',
        data: { hero: { note: 'Ours' }, experience: { steps }, _status: 'published' },
      });
      // What has no drafts; the pictures themselves are not seeded for tests.
      const data = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#301040' } })
        .png()
        .toBuffer();
      const file = { data, mimetype: 'image/png', name: 'dot.png', size: data.length };
      const alt = sharePictureAlt.values.en;
      picture = (await payload.create({ collection: 'media', data: { alt }, file })).id;
      before = await snapshot();
      expect(await runStepAgain()).toEqual(['language-ja']);
      after = await snapshot();
    }, startTimeoutMs);

    it('fills in every text whose English is the seeded one, and changes nothing else', () => {
      expect(JSON.stringify(before)).toContain('スタッフの言葉');
      expect(after.version).toBe(before.version + 1);
      expect(withoutJapanese(after)).toEqual(withoutJapanese(before));
      const missing = localizedTexts(after).filter((text) => !text.ja);
      expect(missing.map(({ en }) => en).sort()).toEqual(['Coffee of the house', 'Ours']);
      expect(after.policies).toEqual(whole.policies);
      expect(after.settings).toEqual(whole.settings);
      expect(after.menu.slice(2)).toEqual(whole.menu.slice(2));
      expect(after.landing.experience.steps).toEqual(whole.landing.experience.steps.toReversed());
    });

    it('leaves what staff have written', () => {
      expect(after.menu.slice(0, 2)).toEqual(before.menu.slice(0, 2));
      expect(after.landing.hero.note).toEqual({ ...whole.landing.hero.note, en: 'Ours', ja: undefined });
    });

    it('reaches drafts without publishing them', async () => {
      const { published, draft } = await publishedAndDraft(drafted);
      expect([published._status, draft._status]).toEqual(['published', 'draft']);
      expect(draft.answer.en).toBe('Not yet for visitors.');
      expect(published.answer.ja).toBe(whole.faq[0]?.answer.ja);
      expect(draft.question.ja).toBe(whole.faq[0]?.question.ja);
      expect(draft.answer.ja ?? null).toBeNull();
    });

    it('stays when staff publish again or go back to an earlier version', async () => {
      const { payload } = cms;
      const entry = whole.faq[1];
      const id = Number(entry?.id);
      await payload.update({ collection: 'faq-entries', id, data: { _status: 'published' } });
      expect((await snapshot()).faq[1]).toEqual(entry);
      const { docs } = await payload.findVersions({
        collection: 'faq-entries',
        where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
        sort: 'createdAt',
      });
      await payload.restoreVersion({ collection: 'faq-entries', id: String(docs[0]?.id) });
      expect((await snapshot()).faq[1]).toEqual(entry);
    });

    it('reaches what has no drafts', async () => {
      const { alt } = await cms.payload.findByID({ collection: 'media', id: picture, locale: 'ja' });
      expect(alt).toBe(sharePictureAlt.values.ja);
    });

    it('is looked for once', async () => {
      const version = await cms.version();
      const { seed } = await import('../../../src/seed/seed.ts');
      expect(await seed(cms.payload)).toEqual([]);
      expect(await runStepAgain()).toEqual(['language-ja']);
      expect(await cms.version()).toBe(version);
    });
  });
});
