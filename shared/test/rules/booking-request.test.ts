import { describe, expect, it } from 'vitest';
import { bookingFormFields } from '../../src/bookings/booking-form.ts';
import { bookingRequestSchema } from '../../src/bookings/booking-request.ts';
import {
  brokenRules,
  crossFieldRules,
  temperatureChosen,
  withCrossFieldRules,
} from '../../src/bookings/cross-field-rules.ts';
import { deliveryAddressRule } from '../../src/bookings/delivery-address.ts';
import { initialCatalogue } from '../../src/catalogue/initial-catalogue.ts';
import { inEnglish } from '../../src/problems/refusals.en.ts';
import { saidOfField } from '../../src/problems/said-of-field.ts';

const initialAddOns = initialCatalogue.addons;
const visitor = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  phone: '+82 10 0000 0000',
  selectedDrink: 'coffee',
  drinkTemperature: 'iced',
  youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
  selectedAddons: [],
};
const direct = {
  ...visitor,
  bookingType: 'direct',
  bookingDate: '2026-12-01',
  bookingTime: '10:00',
  totalPrice: 40_000,
};
const klook = { ...visitor, bookingType: 'klook', klookBookingId: 'ABC123', totalPrice: 0 };

/** The form as the wizard checks it. */
const formSchema = withCrossFieldRules(bookingFormFields, [...crossFieldRules, temperatureChosen]);

/** Messages by path of what the schema refuses. */
function errorsOf(
  body: unknown,
  schema: typeof bookingRequestSchema | typeof formSchema = bookingRequestSchema,
) {
  const result = schema.safeParse(body);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), saidOfField(issue)]));
}

describe('the booking request', () => {
  it('takes a direct and a Klook booking', () => {
    expect(errorsOf(direct)).toEqual({});
    expect(errorsOf(klook)).toEqual({});
    expect(errorsOf({ ...klook, bookingDate: '', bookingTime: '' })).toEqual({});
    expect(errorsOf({ ...klook, klookDate: '2026-12-01', klookTime: '18:40' })).toEqual({});
  });

  it('lists every error of an empty request at once, in the words of the specification', () => {
    expect(errorsOf({})).toEqual({
      name: 'Name is required',
      email: 'Valid email is required',
      phone: 'Phone number is required',
      selectedDrink: 'Please select a drink',
      youtubeTrackUrl: 'Please enter a valid YouTube URL',
      bookingDate: 'Please select a date',
      bookingTime: 'Please select a time',
      totalPrice: 'total-wrong',
    });
  });

  it('tells the cross-field errors beside the others', () => {
    expect(
      errorsOf(
        { ...klook, name: ' ', klookBookingId: ' ', selectedAddons: [4], lpDeliveryAddress: '  ' },
        withCrossFieldRules(bookingRequestSchema, [deliveryAddressRule(initialAddOns)]),
      ),
    ).toEqual({
      name: 'Name is required',
      klookBookingId: 'Please enter your Klook booking ID',
      lpDeliveryAddress: 'LP delivery address is required for LP Record Production',
    });
  });

  it.each([
    ['an LP that needs it', [4], [4], 'LP delivery address is required for LP Record Production'],
    ['an LP that is no longer sent', [], [4], undefined],
    ['another add-on', [2], [2], 'Delivery address is required for Recording Video (Raw)'],
    [
      'two others',
      [2, 3],
      [3, 2],
      'Delivery address is required for Recording Video (Edited) and Recording Video (Raw)',
    ],
    ['the LP and another', [2, 4], [2, 4], 'LP delivery address is required for LP Record Production'],
    ['add-ons that are not sent', [4], [1, 2], undefined],
  ])('asks for an address where the catalogue says so: %s', (_what, flagged, selectedAddons, message) => {
    const addOns = initialAddOns.map((addOn) => ({
      ...addOn,
      needsDeliveryAddress: flagged.includes(addOn.id),
    }));
    const [broken] = brokenRules([deliveryAddressRule(addOns)], { selectedAddons, lpDeliveryAddress: ' ' });
    expect(broken && inEnglish(broken)).toBe(message);
    expect(brokenRules([deliveryAddressRule(addOns)], { selectedAddons, lpDeliveryAddress: 'Here' })).toEqual(
      [],
    );
  });

  it('keeps what was typed as one would write it down', () => {
    const typed = {
      name: '\u2067Sample\u200b Visitor\u3164',
      email: '\ufeffvisitor＠ｅxample.com ',
      phone: '００８２ １０-００００-００００',
      youtubeTrackUrl: 'Song: <https://m.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=3s>',
    };
    expect(
      bookingRequestSchema.parse({ ...klook, ...typed, klookBookingId: ' ａｂｃ\u200b–12 ' }),
    ).toMatchObject({
      ...{ name: 'Sample Visitor', email: 'visitor@example.com', phone: '+82 10-0000-0000' },
      ...{ youtubeTrackUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', klookBookingId: 'ABC-12' },
    });
  });

  it.each([
    ['a number without its country', { phone: '03-1234-5678' }, 'phone', /with its country code/],
    ['no number', { phone: 'after six' }, 'phone', /with its country code/],
    ['a name that nobody sees', { name: '\u3164\u200b\u0301' }, 'name', /^Name is required$/],
    ['a channel', { youtubeTrackUrl: 'youtube.com/@sample' }, 'youtubeTrackUrl', /press Share/],
    [
      'another site',
      { youtubeTrackUrl: 'https://vimeo.com/1' },
      'youtubeTrackUrl',
      /^Please enter a valid YouTube URL$/,
    ],
    [
      'a Klook ID of signs',
      { klookBookingId: '--' },
      'klookBookingId',
      /^Please enter your Klook booking ID$/,
    ],
  ])('says what to do about %s', (_what, change, path, message) => {
    expect(errorsOf({ ...klook, ...change })).toEqual({ [path]: expect.stringMatching(message) as unknown });
  });

  it('refuses a schedule on a Klook booking', () => {
    expect(errorsOf({ ...klook, bookingDate: '2026-12-01', bookingTime: '10:00' })).toHaveProperty(
      'bookingDate',
    );
  });

  it.each([
    ['coffee', 'hot', true],
    ['coffee', 'iced', true],
    ['coffee', undefined, true],
    ['hot-chocolate', undefined, true],
    ['hot-chocolate', 'hot', true],
    ['hot-chocolate', 'iced', false],
    ['lemonade', undefined, true],
    ['lemonade', 'iced', false],
  ])('a %s served %s: %s', (selectedDrink, drinkTemperature, allowed) => {
    expect(Object.keys(errorsOf({ ...direct, selectedDrink, drinkTemperature }))).toEqual(
      allowed ? [] : ['drinkTemperature'],
    );
  });

  it('asks the wizard, but not the API, for a temperature where there is a choice', () => {
    const open = { ...direct, drinkTemperature: '' };
    expect(errorsOf(open)).toEqual({});
    expect(errorsOf(open, formSchema)).toEqual({ drinkTemperature: 'Please choose hot or iced' });
  });

  it.each([
    [{ name: 'a'.repeat(101) }, 'name'],
    [{ name: 'Mina\r\nBcc: all@example.com' }, 'name'],
    // Half an emoji: no database column takes it.
    [{ name: 'Mina \ud83c' }, 'name'],
    [{ phone: '1'.repeat(31) }, 'phone'],
    [{ email: 'visitor@example' }, 'email'],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'email'],
    [{ selectedDrink: 'beer' }, 'selectedDrink'],
    [{ selectedAddons: [1, 1] }, 'selectedAddons'],
    [{ selectedAddons: ['1'] }, 'selectedAddons.0'],
    [{ bookingDate: '2026-02-30' }, 'bookingDate'],
    [{ bookingTime: '25:00' }, 'bookingTime'],
    [{ totalPrice: 40_000.5 }, 'totalPrice'],
    [{ bookingType: 'agent' }, 'bookingType'],
  ])('refuses %o', (change, path) => {
    expect(Object.keys(errorsOf({ ...direct, ...change }))).toContain(path);
  });

  it('drops fields it does not know', () => {
    expect(bookingRequestSchema.parse({ ...direct, status: 'confirmed' })).not.toHaveProperty('status');
  });
});
