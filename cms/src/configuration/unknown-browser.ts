/** What staff read where a browser says nothing that we know. */
export const unknownBrowser = 'An unknown browser';
