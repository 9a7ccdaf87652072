import type { CollectionSource, GlobalSource } from './source.ts';
import { addOnSource } from './add-ons.ts';
import { albumSource } from './albums.ts';
import { branchSource } from './branches.ts';
import { bookingRulesSource } from './booking-rules.ts';
import { faqPageSource } from './faq-page.ts';
import { faqSource } from './faq.ts';
import { franchisePageSource } from './franchise-page.ts';
import { gallerySource } from './gallery.ts';
import { giftCardsPageSource } from './gift-cards-page.ts';
import { landingPageSource } from './landing-page.ts';
import { mediaSource } from './media.ts';
import { menuSource } from './menu.ts';
import { policySource } from './policies.ts';
import { sessionMailsSource } from './session-mails.ts';
import { siteSettingsSource } from './site-settings.ts';
import { testimonialSource } from './testimonials.ts';

/** What can be checked before it is published, by slug. */
export const collectionSources: CollectionSource[] = [
  addOnSource,
  albumSource,
  branchSource,
  faqSource,
  gallerySource,
  mediaSource,
  menuSource,
  policySource,
  testimonialSource,
];

export const globalSources: GlobalSource[] = [
  bookingRulesSource,
  faqPageSource,
  franchisePageSource,
  giftCardsPageSource,
  landingPageSource,
  sessionMailsSource,
  siteSettingsSource,
];
