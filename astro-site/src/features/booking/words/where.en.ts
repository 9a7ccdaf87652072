/** Heading of the choice of a cafe, where there are several. */
export const where = { text: 'Where', accent: '어디서' };
