import { addOns } from '../content/add-ons.ts';
import { bookingRules } from '../content/booking-rules.ts';
import { faqPageHeading, faqPageQuestions } from '../content/faq-page/faq-page.ts';
import type { FaqPageQuestion } from '../content/faq-page/faq-page-question.ts';
import { giftCardsPage } from '../content/gift-cards.ts';
import { franchisePage } from '../content/franchise.ts';
import { landingFaq } from '../content/landing-faq.ts';
import { landingPage } from '../content/landing/landing-page.ts';
import { menu } from '../content/menu.ts';
import { policies } from '../content/policies/policies.ts';
import { sessionMails } from '../content/session-mails.ts';
import { siteSettings } from '../content/site-settings.ts';
import { testimonials } from '../content/testimonials.ts';
import type { SeedData } from '../writing/localized.ts';
import { albumsStep, galleryStep, sharePictureStep } from './pictures.ts';
import { documentsStep, globalStep, type SeedStep } from './step.ts';

/** The slug is for tests and links of the site's own; the CMS knows entries by their question. */
function faqPageEntry({ question, answer, staffNote }: FaqPageQuestion): SeedData {
  return { question, answer, staffNote, placement: 'page' };
}

/**
 * In the order in which they run. A step runs once and is then never repeated: to give existing databases more
 * content, add a step with a new name.
 */
export const seedSteps: SeedStep[] = [
  globalStep('site-settings', siteSettings),
  globalStep('booking-rules', bookingRules),
  globalStep('landing-page', landingPage),
  documentsStep('menu', 'menu-items', menu),
  documentsStep('add-ons', 'add-ons', addOns),
  documentsStep('policies', 'policies', policies),
  documentsStep(
    'landing-faq',
    'faq-entries',
    landingFaq.map((entry) => ({ ...entry, placement: 'landing' })),
  ),
  globalStep('faq-page', faqPageHeading),
  documentsStep('faq-page-questions', 'faq-entries', faqPageQuestions.map(faqPageEntry)),
  globalStep('franchise-page', franchisePage),
  documentsStep('testimonials', 'testimonials', testimonials),
  albumsStep,
  galleryStep,
  sharePictureStep,
  globalStep('session-mails', sessionMails),
  globalStep('gift-cards-page', giftCardsPage),
];
