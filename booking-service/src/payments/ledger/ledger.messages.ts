/** What the routes about the ledger say to staff. */
export const ledgerTexts = {
  dayNotOver: 'Please choose a day that is over: today’s payments are still coming in.',
  providerSilent:
    'The card provider could not be asked for its list just now. Please try again in a few minutes.',
  beingCompared: 'This day is being compared right now. Please look again in a minute.',
} as const;
