import type { ExportKind } from 'shared/exports/exports.ts';
import { bookingSheet } from './bookings.ts';
import { cashUpSheet, figureSheet } from './days.ts';
import { paymentSheet, refundSheet } from './money.ts';
import type { Sheet } from './sheet.ts';

export const sheets: Record<ExportKind, Sheet> = {
  bookings: bookingSheet,
  payments: paymentSheet,
  refunds: refundSheet,
  'cash-ups': cashUpSheet,
  figures: figureSheet,
};
