import { addOns } from '../content/add-ons.ts';
import { bookingRules } from '../content/booking-rules.ts';
import { landingFaq } from '../content/landing-faq.ts';
import { landingPage } from '../content/landing/landing-page.ts';
import { menu } from '../content/menu.ts';
import { policies } from '../content/policies/policies.ts';
import { siteSettings } from '../content/site-settings.ts';
import { documentsStep, globalStep, type SeedStep } from './step.ts';

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
];
