import type { Payload } from 'payload';
import { contentSnapshotSchema, type ContentSnapshot } from 'shared/content/snapshot.ts';
import { readContentVersion } from '../content-version/content-version.ts';
import { consistentRead } from './consistent-read.ts';
import { checked } from './content-problem.ts';
import { readCollection, readGlobal } from './read-content.ts';
import { readMedia } from './read-media.ts';
import { addOnSource } from './sources/add-ons.ts';
import { albumSource } from './sources/albums.ts';
import { bookingRulesSource } from './sources/booking-rules.ts';
import { faqPageSource } from './sources/faq-page.ts';
import { faqSource } from './sources/faq.ts';
import { franchisePageSource } from './sources/franchise-page.ts';
import { gallerySource } from './sources/gallery.ts';
import { landingPageSource } from './sources/landing-page.ts';
import { menuSource } from './sources/menu.ts';
import { policySource } from './sources/policies.ts';
import { siteSettingsSource } from './sources/site-settings.ts';
import { testimonialSource } from './sources/testimonials.ts';

/** Everything published, as of one content version: the input of one release. @throws ContentProblem */
export function readSnapshot(payload: Payload): Promise<ContentSnapshot> {
  return consistentRead(payload, async (req) => {
    const content = {
      version: await readContentVersion(payload, req),
      settings: await readGlobal(siteSettingsSource, req),
      landing: await readGlobal(landingPageSource, req),
      menu: await readCollection(menuSource, req),
      faq: await readCollection(faqSource, req),
      gallery: await readCollection(gallerySource, req),
      testimonials: await readCollection(testimonialSource, req),
      albums: await readCollection(albumSource, req),
      faqPage: await readGlobal(faqPageSource, req),
      franchise: await readGlobal(franchisePageSource, req),
      policies: await readCollection(policySource, req),
      addons: await readCollection(addOnSource, req),
      rules: await readGlobal(bookingRulesSource, req),
    };
    const media = await readMedia(content, req);
    return checked(contentSnapshotSchema, { ...content, media }, 'The snapshot');
  });
}
