import * as z from 'zod';
import { isEmbedUrl } from './embed-hosts.ts';
import { localizedTextSchema as text } from '../languages/localized-text.ts';

/** A picture of the landing page's gallery; `mediaId` names one of the snapshot's `media`. */
export const galleryItemSchema = z.object({
  id: z.string(),
  mediaId: z.string(),
  title: text,
  description: text,
  category: text,
  /** The large picture at the head of the gallery; where several are marked, the first counts. */
  featured: z.boolean(),
  /** The moving picture, which stands beside the grid and not in it. */
  animated: z.boolean(),
});
export type GalleryItem = z.infer<typeof galleryItemSchema>;

/** A customer's words, with 1 to 5 stars. */
export const testimonialSchema = z.object({
  id: z.string(),
  text,
  author: text,
  rating: z.int().min(1).max(5),
});
export type Testimonial = z.infer<typeof testimonialSchema>;

/** One of the portfolio's albums: a sleeve whose player loads when it is clicked, or that says "Coming soon". */
export const albumSchema = z.object({
  id: z.string(),
  title: text,
  artist: text,
  coverMediaId: z.string(),
  /** Null as long as staff have given none. */
  embedUrl: z.string().refine(isEmbedUrl, 'a player on another host than the allowed ones').nullable(),
});
export type Album = z.infer<typeof albumSchema>;
