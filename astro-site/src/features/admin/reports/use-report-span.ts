import { useState } from 'react';
import { branchIdSchema } from 'shared/branches/branch.ts';
import { MOST_DAYS, daysIn, spanAround, type Span } from 'shared/reports/spans.ts';
import { isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';
import { queryOf, type Asked } from './report-api.ts';

/** Whether a report can be asked for these days. */
export const isSpan = ({ from, to }: Span): boolean =>
  isCalendarDate(from) &&
  isCalendarDate(to) &&
  from <= to &&
  from >= '2000-01-01' &&
  daysIn({ from, to }) <= MOST_DAYS;

function askedInAddress(): Asked {
  const query = new URLSearchParams(location.search);
  const days = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  const branchId = branchIdSchema.safeParse(Number(query.get('branchId'))).data;
  return { ...(isSpan(days) ? days : spanAround(seoulWallClock(new Date()).date, 'month')), branchId };
}

/** The days and the branch that are shown; the address has them, so that a reload and a link lead there. */
export function useReportSpan() {
  const [asked, setAsked] = useState(askedInAddress);
  const show = (wanted: Partial<Asked>) => {
    const next = { ...asked, ...wanted };
    if (!isSpan(next)) return;
    setAsked(next);
    history.replaceState(null, '', `?${queryOf(next)}`);
  };
  return { asked, show };
}
