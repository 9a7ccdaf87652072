import type { AttendanceStep } from 'shared/day/attendance.ts';
import type { InEveryLanguage } from '../language/language.ts';

/** What happens to a guest at the counter. */
export const stepNames: InEveryLanguage<Record<AttendanceStep, string>> = {
  en: {
    arrived: 'Arrived',
    'drink-made': 'Drink made',
    'drink-served': 'Drink served',
    'in-booth': 'In the booth',
    done: 'Done',
  },
  ko: {
    arrived: '도착',
    'drink-made': '음료 준비 완료',
    'drink-served': '음료 제공 완료',
    'in-booth': '녹음 중',
    done: '완료',
  },
};
