import type { GlobalConfig } from 'payload';
import { trackGlobal } from '../publishing/track-changes.ts';
import { forStaff } from '../fields/for-staff.ts';
import { bookingRules } from './booking-rules.ts';
import { faqPage } from './faq-page.ts';
import { franchisePage } from './franchise-page.ts';
import { giftCardsPage } from './gift-cards-page.ts';
import { landingPage } from './landing-page.ts';
import { sessionMails } from './session-mails.ts';
import { siteSettings } from './site-settings.ts';

const published = [
  landingPage,
  faqPage,
  franchisePage,
  giftCardsPage,
  bookingRules,
  sessionMails,
  siteSettings,
];
const pages = published.map(trackGlobal);

export const globals: GlobalConfig[] = pages.map(forStaff);
