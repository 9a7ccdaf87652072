import type { CollectionSource, GlobalSource } from '../source.ts';
import { addOnSource } from './add-ons.ts';
import { bookingRulesSource } from './booking-rules.ts';
import { faqSource } from './faq.ts';
import { landingPageSource } from './landing-page.ts';
import { mediaSource } from './media.ts';
import { menuSource } from './menu.ts';
import { policySource } from './policies.ts';
import { siteSettingsSource } from './site-settings.ts';

/** What can be checked before it is published, by slug. */
export const collectionSources: CollectionSource[] = [
  addOnSource,
  faqSource,
  mediaSource,
  menuSource,
  policySource,
];

export const globalSources: GlobalSource[] = [bookingRulesSource, landingPageSource, siteSettingsSource];
