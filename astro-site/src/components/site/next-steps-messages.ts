/** What stands on the pages that a booking ends on. */
export const nextStepsTexts = {
  heading: 'What happens next',
  /** When and where to come; the clock times where the session has one. */
  arrival: {
    cafe: (minutes: number, from?: string) =>
      `Come to the cafe ${minutes} minutes early for your drink${from ? `: from ${from} KST` : ''}. A session that you are late for counts as a no-show.`,
    booth: (minutes: number, by?: string) =>
      `Prepare your backing track, and arrive ${minutes} minutes before your session at the booth${by ? `, by ${by} KST` : ''}.`,
    way: 'Find us at Line 3, exit 8: a 3-minute walk.',
  },
} as const;
