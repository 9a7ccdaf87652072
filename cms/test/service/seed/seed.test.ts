import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../harness/database.ts';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { locales } from 'shared/languages/localized-text.ts';
import { localizedTexts } from './localized-texts.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());

const snapshot = async (): Promise<ContentSnapshot> =>
  contentSnapshotSchema.parse(await (await cms.content('/api/content/snapshot')).json());

describe('the seed', () => {
  it('changes nothing the second time', async () => {
    const before = await snapshot();
    const { seed } = await import('../../../src/seed/seed.ts');
    expect(await seed(cms.payload)).toEqual([]);
    const databaseUrl = process.env['CMS_DATABASE_URL'] ?? '';
    expect(await runCommand('seed', databaseUrl)).toBe('cms: the content is seeded already.\n');
    expect(await runCommand('migrate', databaseUrl)).toBe('cms: the database is up to date.\n');
    expect(await snapshot()).toEqual(before);
    // Two processes of their own start in it.
  }, 90_000);

  it('is what page tests are rendered from', async () => {
    const file = new URL('../../../../astro-site/test/fixtures/seed-content.json', import.meta.url);
    const rendered = contentSnapshotSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    // Pictures are left out here: making their sizes takes half a minute.
    const withoutPictures = ({ settings, ...content }: ContentSnapshot) => ({
      ...content,
      ...{ version: 1, media: [], gallery: [], albums: [] },
      settings: { ...settings, shareMediaId: null },
    });
    expect(withoutPictures(rendered)).toEqual(withoutPictures(await snapshot()));
  });

  it('is written in every language', async () => {
    const { settings, landing, faq, policies } = await snapshot();
    const texts = localizedTexts({ settings, landing, faq, policies });
    expect(texts.length).toBeGreaterThan(100);
    const missing = locales.map((locale) => [locale, texts.filter((text) => !text[locale])]);
    expect(missing).toEqual(locales.map((locale) => [locale, []]));
  });

  it('has the menu, the questions and the policies of the specification', async () => {
    const { menu, faq, policies } = await snapshot();
    const prices = Object.fromEntries(menu.map(({ name, priceWon }) => [name.en, priceWon]));
    expect(prices).toMatchObject({
      Coffee: 5000,
      'Coffee (Decaffeinated)': 5000,
      'Green Tea': 6000,
      'Hot Chocolate': 6000,
      'Iced Coffee': 5000,
      'Strawberry Ade': 7000,
      'Iced Tea': 6000,
    });
    expect(faq.filter(({ placement }) => placement === 'landing')).toHaveLength(12);
    expect(policies.map(({ slug, effectiveDate }) => [slug, effectiveDate])).toEqual([
      ['privacy', '2025-01-01'],
      ['terms', '2025-01-01'],
      ['cancellation', '2025-01-01'],
    ]);
  });

  it('tells every figure of the cancellation policy', async () => {
    const { policies } = await snapshot();
    const html = policies.find(({ slug }) => slug === 'cancellation')?.bodyHtml.en ?? '';
    const figures = [
      '48 hours',
      '5-7 business days',
      '50%',
      '25%',
      '1 day',
      '5% fee',
      '1 hour',
      '10% fee',
      'at most 2 times',
    ];
    for (const figure of figures) expect(html).toContain(figure);
  });

  it('leaves alone what staff changed and deleted', async () => {
    const { docs } = await cms.payload.find({ collection: 'menu-items', limit: 1, sort: '_order' });
    await cms.payload.delete({ collection: 'menu-items', id: docs[0]?.id ?? 0 });
    const { seed } = await import('../../../src/seed/seed.ts');
    await seed(cms.payload);
    expect((await snapshot()).menu).toHaveLength(19);
  });
});
