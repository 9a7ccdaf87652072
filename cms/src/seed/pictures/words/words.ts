import type { Trilingual } from '../../content/trilingual.ts';

export interface PictureWords {
  title: Trilingual;
  /** One sentence under the picture. */
  description: Trilingual;
  /** What is drawn, for those who do not see it. */
  alt: Trilingual;
}
