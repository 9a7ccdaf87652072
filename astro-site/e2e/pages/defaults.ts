import { initialAddOns, initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { publicRulesSchema } from 'shared/catalogue/on-sale.ts';
import type { Answering, RouteName } from './mock-api.ts';

/** The starts of a day by the first rules, none taken. Slots of 10 minutes, HH:mm. */
export const everyTime = Array.from({ length: 72 }, (_, place) => {
  const minutes = 600 + place * initialRules.slotMinutes;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
});

/** What the booking service answers to anyone who asks: everything is on sale and free. */
export const defaultAnswers = {
  'GET /api/rules': { json: publicRulesSchema.parse({ ...initialRules, version: 1 }) },
  'GET /api/addons': { json: initialAddOns },
  'GET /api/timeslots/:date': { json: everyTime },
} satisfies Partial<Record<RouteName, Answering>>;
