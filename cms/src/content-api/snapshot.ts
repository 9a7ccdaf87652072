import type { Payload, PayloadRequest } from 'payload';
import { withRuleWords } from 'shared/content/rule-words.ts';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { readContentVersion } from '../content-version/content-version.ts';
import { asOneCafe, branchesOfHouse } from './branches.ts';
import { consistentRead } from './consistent-read.ts';
import { checked } from './content-problem.ts';
import { publishedContent, type ContentReader } from './read-content.ts';
import { readMedia } from './read-media.ts';
import { addOnSource } from './sources/add-ons.ts';
import { albumSource } from './sources/albums.ts';
import { branchSource } from './sources/branches.ts';
import { bookingRulesSource } from './sources/booking-rules.ts';
import { faqPageSource } from './sources/faq-page.ts';
import { faqSource } from './sources/faq.ts';
import { franchisePageSource } from './sources/franchise-page.ts';
import { gallerySource } from './sources/gallery.ts';
import { giftCardsPageSource } from './sources/gift-cards-page.ts';
import { landingPageSource } from './sources/landing-page.ts';
import { menuSource } from './sources/menu.ts';
import { policySource } from './sources/policies.ts';
import { siteSettingsSource } from './sources/site-settings.ts';
import { testimonialSource } from './sources/testimonials.ts';

/**
 * Everything of one content version: what is published, the input of a release, or with another reader what the
 * preview shows. @throws ContentProblem
 */
export function readSnapshot(
  payload: Payload,
  readerOf: (req: PayloadRequest) => ContentReader = publishedContent,
): Promise<ContentSnapshot> {
  return consistentRead(payload, async (req) => {
    const { collection, global } = readerOf(req);
    const version = await readContentVersion(payload, req);
    const written = {
      rules: await global(bookingRulesSource),
      settings: await global(siteSettingsSource),
      landing: await global(landingPageSource),
      menu: await collection(menuSource),
      faq: await collection(faqSource),
      gallery: await collection(gallerySource),
      testimonials: await collection(testimonialSource),
      albums: await collection(albumSource),
      faqPage: await global(faqPageSource),
      franchise: await global(franchisePageSource),
      giftCards: await global(giftCardsPageSource),
      policies: await collection(policySource),
      addons: await collection(addOnSource),
    };
    const branches = branchesOfHouse(await collection(branchSource), written);
    const { rules, ...texts } = asOneCafe(written, branches);
    const media = await readMedia(texts, req);
    const content = withRuleWords(texts, { rules, addons: texts.addons });
    return checked(
      contentSnapshotSchema,
      { version, rules, branches, ...content, media },
      { en: 'The snapshot', ko: '스냅숏' },
    );
  });
}
