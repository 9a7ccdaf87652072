import { businessRulesSchema, type BusinessRules } from 'shared/catalogue/catalogue.ts';
import { group, rows, type AllLocales } from './all-locales.ts';
import { hoursAndPrices, studios } from './hours-and-prices.ts';
import type { GlobalSource } from './source.ts';

export const bookingRulesSource: GlobalSource<BusinessRules> = {
  global: 'booking-rules',
  noun: { en: 'Booking rules', ko: '예약 규칙' },
  schema: businessRulesSchema,
  toContent: (doc) => ({
    ...hoursAndPrices(doc),
    slotMinutes: doc['slotMinutes'],
    leadTimeMinutes: doc['leadTimeMinutes'],
    horizonDays: doc['horizonDays'],
    holdMinutes: doc['holdMinutes'],
    arrival: arrival(group(doc['arrival'])),
    recordingKeepDays: doc['recordingKeepDays'],
    studios: studios(doc),
    cancellationPolicy: cancellation(group(doc['cancellation'])),
  }),
};

const arrival = ({ cafeMinutes, boothMinutes }: AllLocales) => ({ cafeMinutes, boothMinutes });

function cancellation(policy: AllLocales): unknown {
  const rescheduling = group(policy['rescheduling']);
  return {
    direct: rows(policy['direct']).map((tier) => ({
      hoursBefore: tier['hoursBefore'],
      refundPercent: tier['refundPercent'],
    })),
    noShowRefundPercent: policy['noShowRefundPercent'],
    addOnHoursAfterSession: rows(policy['addOns']).map((row) => ({
      addOnId: row['addOnId'],
      hours: row['hours'],
    })),
    rescheduling: { maxMoves: rescheduling['maxMoves'], minHoursBefore: rescheduling['minHoursBefore'] },
  };
}
