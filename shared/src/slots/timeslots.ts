import * as z from 'zod/mini';

/** `GET /api/timeslots/{yyyy-MM-dd}`: free start times of that Seoul date, HH:mm, earliest first. */
export const timeslotsSchema = z.array(z.string());
