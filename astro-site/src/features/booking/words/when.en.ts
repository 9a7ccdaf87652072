import { plural } from 'shared/languages/plural.en.ts';

/** Words of the choice of date and time. */
export const when = {
  heading: { text: 'Date and time', accent: '언제' },
  date: 'Date',
  time: 'Time',
  /** Around "KST", which says more of itself. */
  allTimes: { before: 'All times are Seoul time, ', after: '.' },
  kst: 'KST',
  kstMeaning: 'Korea Standard Time (UTC+9): the time on the clock in our cafe, wherever you are now.',
  selectDateFirst: 'Select a date first',
  loadingTimes: 'Loading times...',
  selectTime: 'Select time',
  noTimes: (date: string) => `No available times for ${date}`,
  checkAgain: 'Check again',
  available: (count: number) => `${count} ${plural(count, { one: 'time', other: 'times' })} available`,
  taken: 'taken',
  takenLegend: 'A struck-out time is already taken.',
  tellMe: 'Tell me when another time is free',
  perSession: 'per session',
  rulesLoading: 'Loading opening days...',
  rulesFailed: 'We could not load the opening days and prices.',
  tryAgain: 'Try again',
};
