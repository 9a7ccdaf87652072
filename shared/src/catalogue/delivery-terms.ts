import * as z from 'zod/mini';

/** Half a year is longer than anything that is sold takes. */
export const deliveryDaysRange = { min: 1, max: 180 } as const;

/** Business days are Monday to Friday: public holidays are not known here. */
const deliveryUnits = ['business-days', 'calendar-days'] as const;

/** When something that follows after the session is promised. */
export const deliveryTermsSchema = z.object({
  /** Counted from the day of the session in Seoul. Null: it follows, and no day is promised. */
  days: z.nullable(z.int().check(z.minimum(deliveryDaysRange.min), z.maximum(deliveryDaysRange.max))),
  unit: z.enum(deliveryUnits),
});
export type DeliveryTerms = z.infer<typeof deliveryTermsSchema>;

/**
 * The first promises, by number of the add-on (`spec.md`, section 9). Mixed tracks take 3-5 business days; raw footage comes with
 * the raw files, the next day; an LP is made in 2-3 weeks and shipped within 2-3 weeks after that. For the edited video and the
 * distribution no time is said anywhere, so none is promised until a manager writes one.
 */
const initialDeliveries: Readonly<Record<number, DeliveryTerms>> = {
  1: { days: 5, unit: 'business-days' },
  2: { days: 1, unit: 'calendar-days' },
  3: { days: null, unit: 'business-days' },
  4: { days: 42, unit: 'calendar-days' },
  5: { days: null, unit: 'business-days' },
};

export const initialDeliveryOf = (addOnId: number): DeliveryTerms | null =>
  initialDeliveries[addOnId] ?? null;
