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
    recordingKeepDays: doc['recordingKeepDays'] ?? undefined,
    studios: studios(doc),
    cancellationPolicy: cancellation(group(doc['cancellation'])),
  }),
};

/** Left to the schema where a version from before these fields is read. */
function arrival({ cafeMinutes, boothMinutes }: AllLocales): unknown {
  return typeof cafeMinutes === 'number' ? { cafeMinutes, boothMinutes } : undefined;
}

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
