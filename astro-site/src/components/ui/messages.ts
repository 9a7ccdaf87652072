/** Words of the primitives themselves. */
export const uiMessages = {
  close: 'Close',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  ordered: {
    session: 'Your session',
    kst: 'KST',
    drink: 'Drink',
    addOns: 'Add-ons',
    byQuote: 'by quote',
  },
} as const;
