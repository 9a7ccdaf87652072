import * as z from 'zod';
import { businessRulesSchema } from '../catalogue/catalogue.ts';
import { addOnSchema } from '../catalogue/on-sale.ts';
import { branchContentSchema, directionsSchema } from './branch.ts';
import { faqPageSchema, franchisePageSchema } from './franchise.ts';
import { giftCardsPageSchema } from './gift-cards-page.ts';
import { albumSchema, galleryItemSchema, testimonialSchema } from './gallery.ts';
import { localizedTextSchema as text } from '../languages/localized-text.ts';
import { isBlankHtml } from './visible-text.ts';

/** One size of an uploaded picture, as the CMS made it at upload. `url` is relative to the CMS. */
const imageSizeSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  mimeType: z.string(),
});

export const mediaSchema = z.object({
  id: z.string(),
  url: z.string(),
  mimeType: z.string(),
  width: z.int().positive().nullable(),
  height: z.int().positive().nullable(),
  alt: text,
  sizes: z.array(imageSizeSchema),
});

const titledTextSchema = z.object({ title: text, body: text });

export const siteSettingsSchema = z.object({
  cafeName: text,
  tagline: text,
  description: text,
  address: text,
  nearestStation: text,
  openingHoursText: text,
  phone: z.string(),
  email: z.string(),
  /** Where franchise enquiries go; empty: to `email`. */
  franchiseEmail: z.string(),
  supportHandle: z.string(),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  directions: directionsSchema,
  contactHeading: text,
  gettingHereHeading: text,
  copyright: text,
  businessRegistration: text,
  /** Shown where a page is shared, 1200 by 630; one of `media`. */
  shareMediaId: z.string().nullable(),
});

export const landingSchema = z.object({
  hero: z.object({ eyebrow: text, title: text, titleKorean: z.string(), lead: text, note: text }),
  experience: z.object({ heading: text, lead: text, steps: z.array(titledTextSchema) }),
  howToUse: z.object({ heading: text, lead: text, steps: z.array(titledTextSchema) }),
  packages: z.object({
    heading: text,
    lead: text,
    notes: z.array(text),
    addOnsHeading: text,
    portfolio: z.object({ heading: text, lead: text }),
    royalty: z.object({ heading: text, body: text, points: z.array(text) }),
    chart: z.object({
      heading: text,
      lead: text,
      rows: z.array(z.object({ name: text, requirement: text })),
    }),
  }),
  menu: z.object({ heading: text, lead: text }),
  tours: z.object({
    heading: text,
    lead: text,
    routes: z.array(z.object({ name: text, minutes: z.int().positive(), body: text })),
  }),
  gallery: z.object({ heading: text, lead: text, quotesHeading: text }),
  faq: z.object({ heading: text, lead: text }),
  booking: z.object({
    heading: text,
    lead: text,
    klookTitle: text,
    klookBody: text,
    directTitle: text,
    directBody: text,
  }),
});

export const menuItemSchema = z.object({
  id: z.string(),
  section: z.enum(['hot', 'cold']),
  name: text,
  korean: z.string(),
  priceWon: z.int().nonnegative(),
});

export const faqEntrySchema = z.object({
  id: z.string(),
  placement: z.enum(['landing', 'page']),
  question: text,
  answer: text,
});

/** `bodyHtml` is made from rich text by the CMS: headings, lists, links and emphasis only. */
export const policySchema = z.object({
  slug: z.enum(['privacy', 'terms', 'cancellation']),
  title: text,
  effectiveDate: z.iso.date(),
  bodyHtml: text.check(
    z.refine(({ en }) => !isBlankHtml(en), {
      path: ['en'],
      error: 'write the text, a policy cannot be empty',
    }),
  ),
});

/** Everything published, read at one content version: the only input of a site release. */
export const contentSnapshotSchema = z.object({
  version: z.int().nonnegative(),
  settings: siteSettingsSchema,
  landing: landingSchema,
  menu: z.array(menuItemSchema),
  faq: z.array(faqEntrySchema),
  gallery: z.array(galleryItemSchema),
  testimonials: z.array(testimonialSchema),
  albums: z.array(albumSchema),
  faqPage: faqPageSchema,
  franchise: franchisePageSchema,
  giftCards: giftCardsPageSchema,
  policies: z.array(policySchema),
  media: z.array(mediaSchema),
  addons: z.array(addOnSchema),
  rules: businessRulesSchema,
  /** Of a house that names its branches, in the order of staff; one that names none is one cafe. */
  branches: z.array(branchContentSchema),
});

export type ContentSnapshot = z.infer<typeof contentSnapshotSchema>;
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export type LandingContent = z.infer<typeof landingSchema>;
export type MenuItem = z.infer<typeof menuItemSchema>;
export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type Policy = z.infer<typeof policySchema>;
export type Media = z.infer<typeof mediaSchema>;
