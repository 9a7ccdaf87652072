import { longDateIn } from 'shared/time/long-date.ts';
import type { AdminLanguage } from '../language/language.ts';
import { figureNames } from 'shared/reports/figure-names.ts';
import { statusNames } from '../parts/status-names.ts';
import type { BehindFigure } from './behind.ts';
import { spanOf, type BookingFilter } from './booking-filter.ts';
import { filterTexts } from './filter-messages.ts';

/** The filters that are on, in words: one of them is why a list is empty. */
export function activeFilters(filter: BookingFilter, now: Date, language: AdminLanguage): string[] {
  const { status, search, day, hideNeverPaid, behind } = filter;
  const { on } = filterTexts[language];
  return [
    behind !== null && behindWords(behind, language),
    search.trim() !== '' && on.search(search.trim()),
    status !== '' && on.status(statusNames[language][status]),
    day !== '' && sessionDay(filter, now, language),
    hideNeverPaid && on.hidden,
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}

function behindWords({ figure, key, detail, weekday }: BehindFigure, language: AdminLanguage): string {
  const names = figureNames[language];
  const words = [key, detail].filter((part) => part !== '').map((part) => partName(part, language));
  const day = names.weekdays[Number(weekday) - 1];
  return [names.figures[figure], ...words, ...(day ? [day] : [])].join(', ');
}

/** What a part of a figure is called; what has no name of ours, as a band or an add-on, by its own. */
function partName(part: string, language: AdminLanguage): string {
  const { channels, methods, leadTimes, by, holdEnds, deliveries } = figureNames[language];
  const known: Record<string, string> = {
    ...channels,
    ...methods,
    ...leadTimes,
    ...by,
    ...holdEnds,
    ...deliveries,
  };
  return known[part] ?? part;
}

function sessionDay(filter: BookingFilter, now: Date, language: AdminLanguage): string {
  const { on } = filterTexts[language];
  if (filter.behind) {
    const inWords = longDateIn(language);
    return on.behindDays(inWords(filter.from), inWords(filter.to));
  }
  if (filter.day === 'today') return on.today;
  if (filter.day === 'tomorrow') return on.tomorrow;
  const { from, to } = spanOf(filter, now);
  const inWords = longDateIn(language);
  if (from === '' && to === '') return '';
  if (from === '') return on.until(inWords(to));
  if (to === '') return on.from(inWords(from));
  return from === to ? on.day(inWords(from)) : on.span(inWords(from), inWords(to));
}
