import type { Branch } from 'shared/branches/branch.ts';
import { initialVenue } from 'shared/catalogue/initial-catalogue.ts';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { benchRules } from './shop.ts';

export const CHAIN = { branches: 100, booths: 10 } as const;

/** From ten to ten, as the first cafe is: 72 sessions a day in each booth. */
export const chainRules = {
  ...benchRules,
  openingHours: { opensAt: '10:00', closesAt: '22:00' },
  priceBands: [
    {
      ...{ key: 'day', label: 'Day', labels: { en: 'Day' } },
      ...{ startsAt: '10:00', lastStartAt: '21:50', feeWon: 50_000 },
    },
  ],
};

/** A chain that sells the same in each of its cafes. */
export function chainBranches(): Branch[] {
  const { openingHours, closedDates, priceBands } = chainRules;
  return Array.from({ length: CHAIN.branches }, (_, place) => ({
    ...{ id: place + 1, slug: `cafe-${place + 1}`, name: { en: `Cafe ${place + 1}` } },
    ...{ openingHours, closedDates, priceBands, venue: initialVenue, sessionMails: initialSessionMails },
    studios: Array.from({ length: CHAIN.booths }, (__, booth) => ({
      id: place * CHAIN.booths + booth + 1,
      name: `Booth ${booth + 1}`,
    })),
  }));
}
