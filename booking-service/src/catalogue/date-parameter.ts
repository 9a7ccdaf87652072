import { refusalCode } from 'shared/problems/refusal.ts';
import { isCalendarDate } from 'shared/time/seoul.ts';
import * as z from 'zod';

/** A day in Seoul (yyyy-MM-dd) that an address names, of this century or later: PostgreSQL has no year 0. */
export const dateParameter = z
  .string()
  .refine((date) => isCalendarDate(date) && date >= '2000-01-01', refusalCode('date-malformed'))
  .meta({ description: 'A date in Seoul', override: { format: 'date' } });
