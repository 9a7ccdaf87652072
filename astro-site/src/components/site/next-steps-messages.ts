/** What stands on the pages that a booking ends on. */
export const nextStepsTexts = {
  heading: 'What happens next',
  /** After the sentence about the mail. */
  ownPage: 'The link in that e-mail opens your booking: look at it there, or change your plans.',
  /** When and where to come; the clock times where the session has one, those of the first session for a `party`. */
  arrival: {
    cafe: (minutes: number, from: string | undefined, party: boolean) =>
      `Come to the cafe ${minutes} minutes early for your ${party ? 'drinks' : 'drink'}${from ? `: from ${from} KST` : ''}. A session that you are late for counts as a no-show.`,
    booth: (minutes: number, by: string | undefined, party: boolean) =>
      `Prepare your backing ${party ? 'tracks' : 'track'}, and arrive ${minutes} minutes before your ${party ? 'first session' : 'session'} at the booth${by ? `, by ${by} KST` : ''}.`,
    way: 'Find us at Line 3, exit 8: a 3-minute walk.',
  },
} as const;
