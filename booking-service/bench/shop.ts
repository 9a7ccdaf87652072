import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';

export const SITE_ORIGIN = 'http://site.test';

/** Open day and night for as long as rules can say. */
export const benchRules = {
  ...initialCatalogue.rules,
  horizonDays: 365,
  openingHours: { opensAt: '00:00', closesAt: '23:50' },
  priceBands: [
    {
      key: 'day',
      label: 'Day',
      labels: { en: 'Day' },
      startsAt: '00:00',
      lastStartAt: '23:40',
      feeWon: 50_000,
    },
  ],
};
