import { longSeoulDate, weekdays } from 'shared/time/display.ts';
import { monthTitle } from '../../../components/calendar/calendar-month.ts';

/** Words of the choice of date and time. */
export const whenTexts = {
  heading: 'Date and time',
  korean: '언제',
  date: 'Date',
  time: 'Time',
  allTimes: 'All times are Seoul time,',
  kst: 'KST',
  kstMeaning: 'Korea Standard Time (UTC+9): the time on the clock in our cafe, wherever you are now.',
  selectDateFirst: 'Select a date first',
  loadingTimes: 'Loading times...',
  selectTime: 'Select time',
  noTimes: (date: string) => `No available times for ${date}`,
  checkAgain: 'Check again',
  available: (count: number) => `${count} ${count === 1 ? 'time' : 'times'} available`,
  taken: 'taken',
  takenLegend: 'A struck-out time is already taken.',
  perSession: 'per session',
  rulesLoading: 'Loading opening days...',
  rulesFailed: 'We could not load the opening days and prices.',
} as const;

export const calendarWords = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'today',
  notBookable: 'not bookable',
  weekdays: weekdays.map((name) => ({ name, short: name.slice(0, 2) })),
  monthTitle,
  longDate: longSeoulDate,
};
