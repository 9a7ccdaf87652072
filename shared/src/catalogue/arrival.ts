import * as z from 'zod/mini';

/** How long before a session visitors are expected: at the cafe for their drink, then at the booth. */
export const arrivalSchema = z.object({
  /** Later than this counts as a no-show. */
  cafeMinutes: z.int().check(z.minimum(0), z.maximum(240)),
  boothMinutes: z.int().check(z.minimum(0), z.maximum(240)),
});
export type Arrival = z.infer<typeof arrivalSchema>;

/** Half an hour early at the cafe (otherwise a no-show), ten minutes early at the booth: visitors are told both. */
export const initialArrival: Arrival = { cafeMinutes: 30, boothMinutes: 10 };
