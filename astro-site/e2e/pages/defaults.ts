import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { publicRulesSchema } from 'shared/catalogue/on-sale.ts';
import type { Answering, RouteName } from './mock-api.ts';
import { seedContent } from './seed-content.ts';

/** The starts of a day by the first rules, none taken. Slots of 10 minutes, HH:mm. */
const everyTime = Array.from({ length: 72 }, (_, place) => {
  const minutes = 600 + place * initialRules.slotMinutes;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
});

/** The starts from which so many people can sing in a row. */
const startsFor = (people: number) => everyTime.slice(0, everyTime.length - (people - 1));

/** What the booking service answers to anyone who asks: everything is on sale and free. */
export const defaultAnswers = {
  'GET /api/rules': { json: publicRulesSchema.parse({ ...seedContent.rules, version: 1 }) },
  'GET /api/addons': { json: seedContent.addons },
  'GET /api/timeslots/:date': (request) => ({
    json: startsFor(Number(new URL(request.url()).searchParams.get('people') ?? 1)),
  }),
} satisfies Partial<Record<RouteName, Answering>>;
