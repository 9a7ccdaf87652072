import type { ExportKind } from 'shared/exports/exports.ts';
import { bookingSheet } from './bookings.store.ts';
import { cashUpSheet, figureSheet } from './days.store.ts';
import { paymentSheet, refundSheet } from './money.store.ts';
import { reportSheet } from './report.usecase.ts';
import type { Sheet } from './sheet.ts';

export const sheets: Record<ExportKind, Sheet> = {
  bookings: bookingSheet,
  payments: paymentSheet,
  refunds: refundSheet,
  'cash-ups': cashUpSheet,
  report: reportSheet,
  figures: figureSheet,
};
