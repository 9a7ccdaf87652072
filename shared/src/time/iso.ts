import * as z from 'zod/mini';
import { isCalendarDate } from './seoul.ts';

// Not zod's own `z.iso`: its patterns count the leap years once more, and weigh 0.7 KB in every island.
const date = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?`;
const zone = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`;

function ofCalendar(pattern: string, error?: string) {
  return z.string(error).check(
    z.regex(new RegExp(`^${pattern}$`), error),
    z.refine((value) => isCalendarDate(value.slice(0, 10)), error),
  );
}

/** A day as yyyy-MM-dd, that there is. */
export const dayField = (error: string) => ofCalendar(date, error);
/** An instant in UTC or with what its clock is away from it. */
export const instantField = (error: string) => ofCalendar(`${date}T${time}${zone}`, error);

/** A day as the API answers it: yyyy-MM-dd. */
export const isoDay = ofCalendar(date);
/** An instant as the API answers it: in UTC. */
export const isoInstant = ofCalendar(`${date}T${time}Z`);
