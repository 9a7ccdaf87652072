/** What a gift card that is bought on the site may be worth, in won. */
export const giftCardWon = { least: 10_000, most: 1_000_000, step: 1_000 } as const;
