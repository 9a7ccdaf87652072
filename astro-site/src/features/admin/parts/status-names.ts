import type { BookingStatus } from 'shared/bookings/booking-status.ts';
import type { InEveryLanguage } from '../language/language.ts';

/** The states of a booking as staff read them, and all of them together. */
export const statusNames: InEveryLanguage<Record<BookingStatus | 'total', string>> = {
  en: {
    total: 'Total',
    pending: 'Pending',
    confirmed: 'Confirmed',
    'in-progress': 'In Progress',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  ko: {
    total: '전체',
    pending: '대기',
    confirmed: '확정',
    'in-progress': '진행 중',
    completed: '완료',
    cancelled: '취소',
  },
};
