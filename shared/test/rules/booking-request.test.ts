import { describe, expect, it } from 'vitest';
import { bookingFormFields } from '../../src/bookings/booking-form.ts';
import { bookingRequestSchema } from '../../src/bookings/booking-request.ts';
import {
  brokenRules,
  crossFieldRules,
  temperatureChosen,
  withCrossFieldRules,
} from '../../src/bookings/cross-field-rules.ts';
import { couldBePhone } from '../../src/bookings/phone.ts';
import { deliveryAddressRule } from '../../src/bookings/delivery-address.ts';
import { initialCatalogue } from '../../src/catalogue/initial-catalogue.ts';
import { isYoutubeUrl, normalizeKlookId } from '../../src/bookings/booking-fields.ts';

const initialAddOns = initialCatalogue.addons;
const visitor = {
  name: 'Sample Visitor',
  email: 'visitor@example.com',
  phone: '+82 10 0000 0000',
  selectedDrink: 'coffee',
  drinkTemperature: 'iced',
  youtubeTrackUrl: 'https://youtu.be/abc123',
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
    : Object.fromEntries(result.error.issues.map((i) => [i.path.join('.'), i.message]));
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
      totalPrice: 'The total must be a whole number of won',
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
    expect(broken?.message).toBe(message);
    expect(brokenRules([deliveryAddressRule(addOns)], { selectedAddons, lpDeliveryAddress: 'Here' })).toEqual(
      [],
    );
  });

  it.each([
    ['youtu.be/abc123', 'https://youtu.be/abc123'],
    [' www.youtube.com/watch?v=abc ', 'https://www.youtube.com/watch?v=abc'],
    ['YouTube.com/watch?v=abc', 'https://YouTube.com/watch?v=abc'],
    ['https://youtu.be/abc123', 'https://youtu.be/abc123'],
  ])('adds the https that %j leaves out', (youtubeTrackUrl, kept) => {
    expect(bookingRequestSchema.parse({ ...direct, youtubeTrackUrl }).youtubeTrackUrl).toBe(kept);
    expect(errorsOf({ ...direct, youtubeTrackUrl: youtubeTrackUrl.replace(/you/i, 'their') })).toHaveProperty(
      'youtubeTrackUrl',
    );
  });

  it.each([
    ['+82 10 1234 5678', true],
    ['010-1234-5678', true],
    ['(02) 555 0100', true],
    ['+1 (415) 555-0132 ext. 12', true],
    ['abc', false],
    ['12345', false],
    ['visitor@example.com', false],
    ['1234 5678 9012 3456', false],
  ])('takes any phone number, and knows which cannot be one: %s', (phone, could) => {
    expect(errorsOf({ ...direct, phone })).toEqual({});
    expect(couldBePhone(phone)).toBe(could);
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
    [{ email: `${'a'.repeat(100)}@example.com` }, 'email'],
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

describe('YouTube links', () => {
  it.each([
    ['https://www.youtube.com/watch?v=abc', true],
    ['https://music.youtube.com/watch?v=abc', true],
    ['https://m.youtube.com/watch?v=abc', true],
    ['https://youtu.be/abc', true],
    ['http://youtu.be/abc', false],
    ['https://youtube.com.example.org/watch', false],
    ['https://user@youtube.com/watch?v=abc', false],
    ['https://www.youtube.com', false],
    ['javascript:alert(1)', false],
    ['not a link', false],
  ])('%s: %s', (url, valid) => {
    expect(isYoutubeUrl(url)).toBe(valid);
  });
});

it('compares Klook ids trimmed and in capitals', () => {
  expect(normalizeKlookId('  abC-12 ')).toBe('ABC-12');
});
