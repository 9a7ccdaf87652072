import { describe, expect, it } from 'vitest';
import { locales } from 'shared/languages/localized-text.ts';
import { albums } from '../../../src/seed/content/albums.ts';
import { franchisePage } from '../../../src/seed/content/franchise.ts';
import { testimonials } from '../../../src/seed/content/testimonials.ts';
import { coverKeys } from '../../../src/seed/pictures/picture-keys.ts';
import { inLocale } from '../../../src/seed/writing/localized.ts';

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

describe('the franchise page of the seed', () => {
  it('gives three monthly streams that average 75,000,000 won together', () => {
    const streams = franchisePage.revenue.streams.map(({ monthlyWon }) => monthlyWon);
    expect(streams).toEqual([25_000_000, 35_000_000, 15_000_000]);
    expect(streams.reduce((sum, won) => sum + won, 0)).toBe(75_000_000);
  });

  it('states 10+ years, global reach, 2B won in 6 months and 50+ artists', () => {
    const stats = franchisePage.stats.map(({ figure, label }) => `${figure.values.en} ${label.values.en}`);
    expect(stats).toEqual([
      '10+ years of track record',
      'Global reach and distribution',
      '2B won revenue in 6 months',
      '50+ artists trained',
    ]);
  });

  it('claims the patent, the triple revenue model, 70 years of royalties and global distribution', () => {
    const claims = franchisePage.whyUs.points.map(({ title }) => title.values.en).join('\n');
    expect(claims).toMatch(/patent/i);
    expect(claims).toMatch(/triple revenue/i);
    expect(claims).toMatch(/royalties for 70 years/i);
    expect(claims).toMatch(/global distribution/i);
  });

  it('has three roadmap phases, two personas, four steps and five notes', () => {
    expect(franchisePage.roadmap.phases.map(({ period }) => period)).toEqual(['2025', '2026', '2027-2028']);
    for (const { places } of franchisePage.roadmap.phases) expect(places).toHaveLength(4);
    expect(franchisePage.audience.personas).toHaveLength(2);
    for (const { pains, gains } of franchisePage.audience.personas) expect(pains).toHaveLength(gains.length);
    expect(franchisePage.process.steps).toHaveLength(4);
    expect(franchisePage.notes.items).toHaveLength(5);
    expect(franchisePage.notes.items[0]?.text.values.en).toContain('25-40 pyeong');
  });

  it.each(locales)('leaves nothing empty or in another language (%s)', (locale) => {
    const text = JSON.stringify(inLocale({ page: franchisePage }, locale, 'franchise'));
    expect(text).not.toContain('""');
    if (locale !== 'ko') expect(text).not.toMatch(/\p{Script=Hangul}/u);
    if (locale === 'en' || locale === 'ko') expect(text).not.toMatch(/\p{Script=Han}/u);
    if (locale !== 'ja') expect(text).not.toMatch(kana);
  });
});

describe('testimonials and albums of the seed', () => {
  it('are three quotes with ratings by authors marked as samples', () => {
    expect(testimonials).toHaveLength(3);
    for (const { author, rating } of testimonials) {
      expect(author.values.en).toMatch(/^Sample guest, /);
      expect(rating).toBeGreaterThanOrEqual(1);
      expect(rating).toBeLessThanOrEqual(5);
    }
  });

  it('are six albums marked as samples, each with its own sleeve and no player of somebody else', () => {
    expect(albums.map(({ cover }) => cover).sort()).toEqual([...coverKeys].sort());
    for (const album of albums) {
      expect(album.artist.values.en).toMatch(/sample/i);
      expect(album).not.toHaveProperty('embedUrl');
    }
  });
});
