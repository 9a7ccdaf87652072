import { english, group, rows, text, type AllLocales } from './all-locales.ts';

/** When sessions are sold, and for how much, as the house and its branches write it. */
export function hoursAndPrices(doc: AllLocales) {
  const { opensAt, closesAt } = group(doc['openingHours']);
  return {
    openingHours: { opensAt, closesAt },
    closedDates: rows(doc['closedDates']).map((row) => row['date']),
    priceBands: rows(doc['priceBands']).map((band) => ({
      key: band['key'],
      label: english(band['label']),
      labels: text(band['label']),
      startsAt: band['startsAt'],
      lastStartAt: band['lastStartAt'],
      feeWon: band['feeWon'],
    })),
  };
}

export const studios = (doc: AllLocales) =>
  rows(doc['studios']).map((studio) => ({ id: studio['studioId'], name: studio['name'] }));
