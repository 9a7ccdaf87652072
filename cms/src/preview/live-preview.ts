import type { RootLivePreviewConfig } from 'payload';
import { addressIn } from 'shared/languages/addresses.ts';
import type { Locale } from 'shared/languages/localized-text.ts';
import { staffMember } from '../access/user.ts';
import { config } from '../configuration/config.ts';

/** Where on the site a document shows, by the slug of its collection or global. */
const places: Record<string, string> = {
  'landing-page': '/',
  'site-settings': '/#contact',
  'booking-rules': '/#booking',
  branches: '/#contact',
  'menu-items': '/#menu',
  'gallery-items': '/#gallery',
  testimonials: '/#gallery',
  albums: '/#packages',
  'add-ons': '/#packages',
  policies: '/policies',
  'franchise-page': '/franchise',
  'gift-cards-page': '/gift-cards',
  'faq-page': '/faq',
};

/** FAQ entries stand on the page they are placed on. */
function placeOf(slug: string, data: Record<string, unknown>): string {
  if (slug === 'faq-entries') return data['placement'] === 'page' ? '/faq' : '/#faq';
  return places[slug] ?? '/';
}

/**
 * The draft page beside the form, from the renderer of the public site on an origin of its own.
 * Without `PREVIEW_URL` there is no preview.
 */
export function livePreview(): RootLivePreviewConfig | undefined {
  const { PREVIEW_URL } = config;
  if (!PREVIEW_URL) return undefined;
  return {
    url: ({ data, collectionConfig, globalConfig, locale, req }) => {
      if (!staffMember(req.user)) return null;
      const slug = collectionConfig?.slug ?? globalConfig?.slug ?? '';
      return new URL(addressIn(locale.code as Locale, placeOf(slug, data)), PREVIEW_URL).href;
    },
    collections: [
      'menu-items',
      'faq-entries',
      'gallery-items',
      'testimonials',
      'albums',
      'add-ons',
      'branches',
      'policies',
    ],
    globals: [
      'landing-page',
      'faq-page',
      'franchise-page',
      'gift-cards-page',
      'site-settings',
      'booking-rules',
    ],
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  };
}
