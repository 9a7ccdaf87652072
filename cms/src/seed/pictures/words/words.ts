import type { Trilingual } from '../../writing/trilingual.ts';

export interface PictureWords {
  title: Trilingual;
  /** One sentence under the picture. */
  description: Trilingual;
  /** What the picture shows, for those who do not see it. */
  alt: Trilingual;
}
