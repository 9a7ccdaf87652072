import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { describe, expect, it } from 'vitest';
import { verdict } from '../../../src/language/problem.ts';
import { validateClosedDates, validateClosing, validateDate } from '../../../src/validation/booking-rules.ts';
import { priceBandsProblem } from '../../../src/validation/price-bands.ts';
import { validateRefundTiers } from '../../../src/validation/refund-tiers.ts';
import { validateTime } from '../../../src/validation/wall-clock.ts';
import { wholeNumber } from '../../../src/validation/whole-number.ts';

const { openingHours, slotMinutes, priceBands, cancellationPolicy } = initialRules;
const check = (bands: unknown) => verdict(priceBandsProblem(bands, openingHours, slotMinutes));
const band = (label: string, startsAt: string, lastStartAt: string) => ({ label, startsAt, lastStartAt });

describe('session prices', () => {
  it('accept the rules of the specification', () => {
    expect(check(priceBands)).toBe(true);
  });

  it('do not overlap', () => {
    expect(check([band('Morning', '10:00', '13:00'), band('Day', '13:00', '21:50')])).toBe(
      'The prices "Morning" (10:00 to 13:00) and "Day" (13:00 to 21:50) overlap. Let each end before the next one starts.',
    );
  });

  it('do not end before they start', () => {
    expect(check([band('Day', '18:00', '10:00')])).toBe(
      'The price "Day" ends at 10:00, before it starts at 18:00. Swap the times.',
    );
  });

  it('leave no bookable start without a price', () => {
    expect(check([band('Morning', '10:00', '12:50'), band('Evening', '18:00', '22:00')])).toBe(
      'Sessions that start at 13:00 have no price, so nobody could book them. Widen a price or add one; a price of 0 won makes them free.',
    );
  });

  it('are there', () => {
    expect(check([])).toBe('Add at least one price: without a price nothing can be booked.');
  });

  it('wait for a malformed time to be corrected before they are compared', () => {
    expect(check([band('Day', '25:00', '21:50')])).toBe(true);
    expect(validateTime('25:00')).toBe('Write a Seoul time as HH:mm, for example 09:30.');
  });
});

describe('opening hours', () => {
  it('end after they start', () => {
    expect(validateClosing('22:00', '10:00')).toBe(true);
    expect(validateClosing('09:00', '10:00')).toBe(
      'The cafe closes at 09:00 but opens at 10:00. Closing must be later than opening.',
    );
    expect(validateClosing('10:00', '10:00')).not.toBe(true);
  });
});

describe('closed dates', () => {
  it('exist', () => {
    expect(validateDate('2028-02-29')).toBe(true);
    const sentence = 'Write a date that exists as yyyy-MM-dd, for example 2025-12-25.';
    for (const value of ['2027-02-29', '2027-13-01', '25.12.2025', '', null])
      expect(validateDate(value)).toBe(sentence);
  });

  it('are listed once', () => {
    expect(validateClosedDates([{ date: '2025-12-25' }, { date: '2025-12-25' }])).toBe(
      '2025-12-25 is in the list twice. Remove one.',
    );
    expect(validateClosedDates(null)).toBe(true);
  });
});

describe('session length', () => {
  const validate = wholeNumber({
    what: { en: 'The session length', ko: '녹음 시간은' },
    min: 10,
    max: 120,
    multipleOf: 10,
  });

  it('is a multiple of 10 minutes', () => {
    expect(validate(20)).toBe(true);
    expect(validate(15)).toBe('The session length must be a multiple of 10: 15 does not fit the slots.');
    expect(validate(0)).toBe('The session length must be a whole number from 10 to 120.');
    expect(validate('20')).toBe('The session length must be a whole number from 10 to 120.');
  });
});

describe('refund steps', () => {
  it('accept the policy of the specification', () => {
    expect(validateRefundTiers(cancellationPolicy.direct)).toBe(true);
  });

  it('stand in order and answer every cancellation', () => {
    const tier = (hoursBefore: number, refundPercent: number) => ({ hoursBefore, refundPercent });
    expect(validateRefundTiers([tier(24, 50), tier(48, 100)])).toBe(
      'Put the steps in order, most hours first: 48 hours comes after 24 hours.',
    );
    expect(validateRefundTiers([tier(48, 50), tier(0, 100)])).toBe(
      'Cancelling later cannot give back more: 0 hours before returns 100%.',
    );
    expect(validateRefundTiers([tier(48, 100)])).toBe(
      'The last step must be 0 hours before, so that every cancellation has an answer.',
    );
    expect(validateRefundTiers([])).toBe(
      'Add at least one refund step, for example 0 hours before: 0 percent.',
    );
  });
});
