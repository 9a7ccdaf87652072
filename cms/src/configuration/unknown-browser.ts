/** What staff read where a browser says nothing that we know. */
export const unknownBrowser = { en: 'An unknown browser', ko: '알 수 없는 브라우저' };
