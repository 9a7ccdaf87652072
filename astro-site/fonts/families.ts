import { fontProviders } from 'astro/config';
import { latinTextFont } from './latin-text-font.ts';

interface Variant {
  src: [string];
  weight: string;
  style: 'normal';
}

function localFamily(name: string, cssVariable: string, src: string, weight: string) {
  const variants: [Variant] = [{ src: [src], weight, style: 'normal' }];
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    fallbacks: ['sans-serif'],
    options: { variants },
  };
}

/**
 * The two Latin faces. Astro hashes the files, writes the @font-face rules and a fallback with the same metrics, so
 * that nothing moves when they arrive. Korean is added per page by the publisher (server/publisher/korean-fonts.ts).
 */
export async function fontFamilies() {
  return [
    localFamily(
      'Gasoek One',
      '--font-gasoek',
      '@fontsource/gasoek-one/files/gasoek-one-latin-400-normal.woff2',
      '400',
    ),
    localFamily('Pretendard', '--font-pretendard', await latinTextFont(), '400 800'),
  ];
}
