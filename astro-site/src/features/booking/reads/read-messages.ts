/** Words of whatever is being loaded. */
export const readTexts = {
  tryAgain: 'Try again',
} as const;
