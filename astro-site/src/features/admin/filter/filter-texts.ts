import { longDateIn } from 'shared/time/long-date.ts';
import type { AdminLanguage } from '../language/language.ts';
import { statusNames } from '../parts/status-names.ts';
import { spanOf, type BookingFilter } from './booking-filter.ts';
import { filterTexts } from './filter-messages.ts';

/** The filters that are on, in words: one of them is why a list is empty. */
export function activeFilters(filter: BookingFilter, now: Date, language: AdminLanguage): string[] {
  const { status, search, day, hideNeverPaid } = filter;
  const { on } = filterTexts[language];
  return [
    search.trim() !== '' && on.search(search.trim()),
    status !== '' && on.status(statusNames[language][status]),
    day !== '' && sessionDay(filter, now, language),
    hideNeverPaid && on.hidden,
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

function sessionDay(filter: BookingFilter, now: Date, language: AdminLanguage): string {
  const { on } = filterTexts[language];
  if (filter.day === 'today') return on.today;
  if (filter.day === 'tomorrow') return on.tomorrow;
  const { from, to } = spanOf(filter, now);
  const inWords = longDateIn(language);
  if (from === '' && to === '') return '';
  if (from === '') return on.until(inWords(to));
  if (to === '') return on.from(inWords(from));
  return from === to ? on.day(inWords(from)) : on.span(inWords(from), inWords(to));
}
