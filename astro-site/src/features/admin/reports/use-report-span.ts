import { useState } from 'react';
import { MOST_DAYS, daysIn, spanAround, type Span } from 'shared/reports/spans.ts';
import { isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';

/** Whether a report can be asked for these days. */
export const isSpan = ({ from, to }: Span): boolean =>
  isCalendarDate(from) &&
  isCalendarDate(to) &&
  from <= to &&
  from >= '2000-01-01' &&
  daysIn({ from, to }) <= MOST_DAYS;

function spanInAddress(): Span {
  const query = new URLSearchParams(location.search);
  const asked = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  return isSpan(asked) ? asked : spanAround(seoulWallClock(new Date()).date, 'month');
}

/** The days that are shown; the address has them, so that a reload and a link lead there. */
export function useReportSpan() {
  const [span, setSpan] = useState(spanInAddress);
  const show = (wanted: Span) => {
    if (!isSpan(wanted)) return;
    setSpan(wanted);
    history.replaceState(null, '', `?${new URLSearchParams({ from: wanted.from, to: wanted.to })}`);
  };
  return { span, show };
}
