/** Words of the field for a day. */
export const dateFieldTexts = {
  form: 'yyyy-mm-dd',
  hint: 'Year-month-day, as in 2026-11-26',
  notADate: 'There is no such day. Write it as 2026-11-26.',
  previousDay: 'Day before',
  nextDay: 'Day after',
} as const;
