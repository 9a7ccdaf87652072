import type { GlobalConfig } from 'payload';
import { trackGlobal } from '../content-version/track-changes.ts';
import { forStaff } from '../fields/for-staff.ts';
import { bookingRules } from './booking-rules.ts';
import { faqPage } from './faq-page.ts';
import { franchisePage } from './franchise-page.ts';
import { landingPage } from './landing-page.ts';
import { siteSettings } from './site-settings.ts';

export const globals: GlobalConfig[] = [landingPage, faqPage, franchisePage, bookingRules, siteSettings]
  .map(trackGlobal)
  .map(forStaff);
