import { afterAll, describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../../harness/environment.ts';

const environment = {
  ...testEnvironment('postgres://postgres@127.0.0.1:5432/cms'),
  PREVIEW_URL: 'http://localhost:4322',
};
for (const [key, value] of Object.entries(environment)) vi.stubEnv(key, value);
afterAll(() => vi.unstubAllEnvs());
const { livePreview } = await import('../../../src/preview/live-preview.ts');

type UrlOf = Exclude<NonNullable<ReturnType<typeof livePreview>>['url'], string | null | undefined>;

async function addressOf(
  slug: string,
  locale: string,
  data = {},
  role: string | null = 'editor',
): Promise<string | null> {
  const { url } = livePreview() ?? {};
  if (typeof url !== 'function') throw new Error('PREVIEW_URL is set, so there is a preview.');
  const user = role && { id: 1, collection: 'users', role };
  const args = { data, globalConfig: { slug }, locale: { code: locale }, req: { user } };
  return (await url(args as unknown as Parameters<UrlOf>[0])) ?? null;
}

describe('the live preview', () => {
  it('opens the page on which a document shows, in its language', async () => {
    const path = async (slug: string, locale: string, data = {}) => {
      const { pathname, hash } = new URL((await addressOf(slug, locale, data)) ?? '');
      return pathname + hash;
    };
    expect(await path('landing-page', 'en')).toBe('/');
    expect(await path('landing-page', 'ja')).toBe('/ja');
    expect(await path('franchise-page', 'ko')).toBe('/ko/franchise');
    expect(await path('faq-page', 'zh')).toBe('/zh/faq');
    expect(await path('faq-entries', 'ko', { placement: 'page' })).toBe('/ko/faq');
    expect(await path('faq-entries', 'en', { placement: 'page' })).toBe('/faq');
    expect(await path('faq-entries', 'ko', { placement: 'landing' })).toBe('/ko#faq');
    expect(await path('menu-items', 'en')).toBe('/#menu');
  });

  it('is for staff only, and its address holds nothing that opens drafts', async () => {
    expect(await addressOf('landing-page', 'en')).toBe('http://localhost:4322/');
    expect(await addressOf('landing-page', 'en', {}, null)).toBeNull();
  });
});
