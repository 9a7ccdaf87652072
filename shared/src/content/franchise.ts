import * as z from 'zod';
import { localizedTextSchema as text } from '../languages/localized-text.ts';

const titledText = z.object({ title: text, body: text });

/** The words and figures of /franchise. Its buttons are code. */
export const franchisePageSchema = z.object({
  hero: z.object({ eyebrow: text, title: text, lead: text }),
  /** A large figure and what it counts, for example "10+" and "years". */
  stats: z.array(z.object({ figure: text, label: text })),
  whyUs: z.object({ heading: text, lead: text, points: z.array(titledText) }),
  audience: z.object({
    heading: text,
    lead: text,
    personas: z.array(z.object({ name: text, painPoints: z.array(text), solutions: z.array(text) })),
  }),
  /** Each month and location; the total is the sum of the streams. */
  revenue: z.object({
    heading: text,
    lead: text,
    streams: z.array(z.object({ name: text, body: text, monthlyWon: z.int().nonnegative() })).min(1),
    note: text,
  }),
  roadmap: z.object({
    heading: text,
    lead: text,
    phases: z.array(z.object({ period: z.string(), title: text, places: z.array(text) })),
  }),
  process: z.object({ heading: text, lead: text, steps: z.array(titledText) }),
  notes: z.object({ heading: text, items: z.array(text) }),
  callToAction: z.object({ heading: text, body: text }),
  footer: z.object({ contactHeading: text, infoHeading: text, infoLines: z.array(text) }),
});
export type FranchisePage = z.infer<typeof franchisePageSchema>;

/** Title and subtitle of /faq. */
export const faqPageSchema = z.object({ title: text, subtitle: text });
export type FaqPage = z.infer<typeof faqPageSchema>;
