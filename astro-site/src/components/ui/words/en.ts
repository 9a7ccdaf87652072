/** Words of the primitives themselves. */
export const words = {
  close: 'Close',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  countryCode: 'Country code',
  ordered: {
    session: 'Your session',
    sessions: 'Your sessions',
    /** Instead of the first singer's name, where it is not known. */
    you: 'You',
    kst: 'KST',
    drink: 'Drink',
    addOns: 'Add-ons',
    byQuote: 'by quote',
  },
};
export type UiWords = typeof words;
