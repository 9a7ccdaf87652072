import { describe, expect, it } from 'vitest';
import { albums, samplePlayerHost } from '../src/seed/content/albums.ts';
import { franchisePage } from '../src/seed/content/franchise-page.ts';
import { testimonials } from '../src/seed/content/testimonials.ts';
import { coverSketches } from '../src/seed/pictures/sketches.ts';
import { inLocale } from '../src/seed/localized.ts';

describe('the franchise page of the seed', () => {
  it('gives three monthly streams that add up to the average', () => {
    const streams = franchisePage.revenue.streams.map(({ monthlyWon }) => monthlyWon);
    expect(streams).toEqual([25_000_000, 35_000_000, 15_000_000]);
    expect(streams.reduce((sum, won) => sum + won, 0)).toBe(franchisePage.revenue.averageMonthlyWon);
    expect(franchisePage.revenue.averageMonthlyWon).toBe(75_000_000);
  });

  it('states 10+ years, global reach, 2B won in 6 months and 50+ artists', () => {
    const stats = franchisePage.stats.map(({ figure }) => figure.values.en);
    expect(stats).toEqual(['10+ years', 'Global', '2B won', '50+ artists']);
    expect(franchisePage.stats[2]?.label.values.en).toBe('Revenue in 6 months');
    expect(franchisePage.stats[2]?.figure.values.ko).toBe('20억 원');
  });

  it('has three roadmap phases, two personas, four steps and five notes', () => {
    expect(franchisePage.roadmap.phases.map(({ years }) => years)).toEqual(['2025', '2026', '2027-2028']);
    for (const { places } of franchisePage.roadmap.phases) expect(places).toHaveLength(4);
    expect(franchisePage.audience.personas).toHaveLength(2);
    expect(franchisePage.process.steps).toHaveLength(4);
    expect(franchisePage.notes.notes).toHaveLength(5);
    expect(franchisePage.notes.notes[0]?.text.values.en).toContain('25-40 pyeong');
  });

  it.each(['en', 'ko', 'zh'] as const)('leaves nothing empty or in another language (%s)', (locale) => {
    const text = JSON.stringify(inLocale({ page: franchisePage }, locale, 'franchise'));
    expect(text).not.toContain('""');
    if (locale !== 'ko') expect(text).not.toMatch(/\p{Script=Hangul}/u);
    if (locale !== 'zh') expect(text).not.toMatch(/\p{Script=Han}/u);
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

  it('are six albums by sample artists, each with its own sleeve and an embed address', () => {
    expect(albums.map(({ coverKey }) => coverKey).sort()).toEqual(Object.keys(coverSketches).sort());
    for (const { artist, embedUrl } of albums) {
      expect(artist.values.en).toMatch(/^Sample artist \d$/);
      expect(new URL(embedUrl).origin).toBe(samplePlayerHost);
    }
  });
});
