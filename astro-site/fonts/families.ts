import { fontProviders } from 'astro/config';
import { cutFont } from './cut.ts';

interface Variant {
  src: [string];
  weight: string;
  style: 'normal';
}

function localFamily(name: string, cssVariable: string, variants: [Variant, ...Variant[]]) {
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: ['sans-serif'],
    // A page keeps the face it was first drawn with: on a slow network the fallback on the first visit, and no line moves.
    display: 'optional' as const,
    options: { variants },
  };
}

/**
 * The two Latin faces. Astro hashes the files, writes the @font-face rules and a fallback with the same metrics. The won sign of
 * headlines, Korean and Chinese are added per page by the publisher (page-fonts.ts).
 */
export async function fontFamilies() {
  return [
    localFamily('Gasoek One', '--font-gasoek', [
      {
        src: ['@fontsource/gasoek-one/files/gasoek-one-latin-400-normal.woff2'],
        weight: '400',
        style: 'normal',
      },
    ]),
    localFamily('Pretendard', '--font-pretendard', [
      { src: [await cutFont('pretendard-latin.woff2')], weight: '400 800', style: 'normal' },
    ]),
  ];
}
