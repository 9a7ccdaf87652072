import type { Locale } from 'shared/content/localized-text.ts';

/** A text in all three languages; the seed leaves none out. */
export type Trilingual = Record<Locale, string>;

export const text = (en: string, ko: string, zh: string): Trilingual => ({ en, ko, zh });

export interface PictureWords {
  title: Trilingual;
  /** One sentence under the picture. */
  description: Trilingual;
  /** What is drawn, for those who do not see it. */
  alt: Trilingual;
}
