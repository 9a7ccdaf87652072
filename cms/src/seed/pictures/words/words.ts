import type { EveryLanguage } from '../../writing/every-language.ts';

export interface PictureWords {
  title: EveryLanguage;
  /** One sentence under the picture. */
  description: EveryLanguage;
  /** What the picture shows, for those who do not see it. */
  alt: EveryLanguage;
}
