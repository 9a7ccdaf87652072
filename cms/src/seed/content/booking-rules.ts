import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { shared, type SeedData } from '../writing/localized.ts';

const { cancellationPolicy, studios, closedDates, priceBands, ...rules } = initialRules;
const { addOnHoursAfterSession, ...cancellation } = cancellationPolicy;

/** The first rules, as the form of the CMS arranges them. */
export const bookingRules: SeedData = {
  ...rules,
  priceBands: priceBands.map(({ label, labels, ...band }) => ({
    ...band,
    label: shared(labels ?? { en: label }),
  })),
  closedDates: closedDates.map((date) => ({ date })),
  studios: studios.map(({ id, name }) => ({ studioId: id, name })),
  cancellation: { ...cancellation, addOns: addOnHoursAfterSession },
};
