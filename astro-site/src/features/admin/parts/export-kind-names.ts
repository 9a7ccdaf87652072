import type { ExportKind } from 'shared/exports/exports.ts';
import type { InEveryLanguage } from '../language/language.ts';

/** What a file for a spreadsheet has. */
export const exportKindNames: InEveryLanguage<Record<ExportKind, string>> = {
  en: {
    bookings: 'Bookings, by session day',
    payments: 'Payments, by day taken',
    refunds: 'Refunds, by day returned',
    'cash-ups': 'Signed cash-ups',
    report: 'The report (sums, and the span before)',
    figures: 'Report figures, by day',
  },
  ko: {
    bookings: '예약 (세션 날짜 기준)',
    payments: '결제 (받은 날짜 기준)',
    refunds: '환불 (돌려준 날짜 기준)',
    'cash-ups': '서명한 정산',
    report: '보고서 (합계와 이전 기간)',
    figures: '보고서 집계 (일별)',
  },
};
