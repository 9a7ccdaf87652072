import type { Request } from 'express';
import { isCalendarDate } from 'shared/time/seoul.ts';
import { validationFailed } from '../../platform/parse.ts';

/** The day in Seoul (yyyy-MM-dd) that the address names. @throws Problem `validation-failed` */
export function dateOf(req: Request): string {
  const date = String(req.params.date);
  if (!isCalendarDate(date) || date < '2000-01-01') {
    throw validationFailed([{ path: 'date', code: 'date-malformed' }]);
  }
  return date;
}
