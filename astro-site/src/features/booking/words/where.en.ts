/** Words of the choice of a cafe, where there are several. */
export const where = {
  heading: { text: 'Where', accent: '어디서' },
  lead: 'Times and prices are those of the cafe.',
  choose: 'Choose a cafe',
  none: 'Please choose',
};
