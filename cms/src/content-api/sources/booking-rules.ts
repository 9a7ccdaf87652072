import { businessRulesSchema, type BusinessRules } from 'shared/catalogue/catalogue.ts';
import { english, group, rows, text, type AllLocales } from './all-locales.ts';
import type { GlobalSource } from './source.ts';

export const bookingRulesSource: GlobalSource<BusinessRules> = {
  global: 'booking-rules',
  noun: { en: 'Booking rules', ko: '예약 규칙' },
  schema: businessRulesSchema,
  toContent: (doc) => {
    const hours = group(doc['openingHours']);
    return {
      openingHours: { opensAt: hours['opensAt'], closesAt: hours['closesAt'] },
      closedDates: rows(doc['closedDates']).map((row) => row['date']),
      slotMinutes: doc['slotMinutes'],
      priceBands: rows(doc['priceBands']).map((band) => ({
        key: band['key'],
        label: english(band['label']),
        labels: text(band['label']),
        startsAt: band['startsAt'],
        lastStartAt: band['lastStartAt'],
        feeWon: band['feeWon'],
      })),
      leadTimeMinutes: doc['leadTimeMinutes'],
      horizonDays: doc['horizonDays'],
      holdMinutes: doc['holdMinutes'],
      arrival: arrival(group(doc['arrival'])),
      recordingKeepDays: doc['recordingKeepDays'] ?? undefined,
      studios: rows(doc['studios']).map((studio) => ({ id: studio['studioId'], name: studio['name'] })),
      cancellationPolicy: cancellation(group(doc['cancellation'])),
    };
  },
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
