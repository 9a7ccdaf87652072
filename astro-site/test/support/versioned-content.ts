import type { ContentSnapshot } from 'shared/content/snapshot.ts';
import { faqPage, franchise } from '../fixtures/franchise.ts';
import { faq } from '../fixtures/menu-and-faq.ts';
import { policies, settings } from '../fixtures/settings.ts';
import { sampleSnapshot } from '../fixtures/snapshot.ts';

const picture = (version: number) => `/api/media/file/booth-v${version}.webp`;

/**
 * Content that says its version ("v7.") wherever it shows: in the cafe's name on every page, in texts of each page, in
 * the bytes of its picture, and in a Korean letter of its own, which needs a font of its own.
 */
export function versionedContent(version: number): ContentSnapshot {
  const mark = `v${version}.`;
  const sample = sampleSnapshot();
  const { landing } = sample;
  return sampleSnapshot({
    version,
    settings: { ...settings, cafeName: { en: `Cafe ${mark}` }, shareMediaId: 'booth' },
    landing: {
      ...landing,
      hero: { ...landing.hero, titleKorean: String.fromCodePoint(0xac00 + version), note: { en: mark } },
    },
    faq: faq.map((entry) => ({ ...entry, answer: { en: mark, ko: mark, zh: mark } })),
    faqPage: { ...faqPage, subtitle: { en: mark } },
    franchise: { ...franchise, hero: { ...franchise.hero, lead: { en: mark } } },
    policies: policies.map((policy) => ({ ...policy, bodyHtml: { en: `<p>${mark}</p>` } })),
    gallery: sample.gallery.slice(0, 1).map((item) => ({ ...item, mediaId: 'booth', title: { en: mark } })),
    albums: [],
    media: [
      {
        id: 'booth',
        url: picture(version),
        mimeType: 'image/webp',
        width: 1600,
        height: 1200,
        alt: { en: mark },
        sizes: [],
      },
    ],
  });
}

/** A version's picture as the CMS keeps it. */
export const pictureOf = (version: number): [url: string, bytes: Buffer] => [
  picture(version),
  Buffer.from(`picture v${version}.`),
];

/** Every version that a text speaks of. */
export const versionsIn = (text: string) =>
  new Set([...text.matchAll(/\bv(\d+)\./g)].map((match) => Number(match[1])));
