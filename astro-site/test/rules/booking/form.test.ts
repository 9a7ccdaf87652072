import { bookingFormFields } from 'shared/bookings/booking-form.ts';
import { initialCatalogue } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { bookingFormResolver } from '../../../src/features/booking/form/form-resolver.ts';
import {
  askedValues,
  emptyForm,
  fieldOrder,
  type BookingFormValues,
} from '../../../src/features/booking/form/form-values.ts';

const filled: BookingFormValues = {
  ...emptyForm,
  name: 'Mina',
  email: 'mina@example.com',
  phone: '+82 10 1234 5678',
  selectedDrink: 'coffee',
  drinkTemperature: 'iced',
  youtubeTrackUrl: 'https://youtu.be/dQw4w9WgXcQ',
  bookingDate: '2026-11-24',
  bookingTime: '14:10',
};

const check = async (values: BookingFormValues) =>
  bookingFormResolver(() => initialCatalogue.addons)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
const messagesOf = async (values: BookingFormValues) =>
  Object.fromEntries(
    Object.entries((await check(values)).errors).map(([field, error]) => [
      field,
      (error as { message: string }).message,
    ]),
  );

test('an empty direct booking is told everything at once, in the words of the specification', async () => {
  expect(await messagesOf(emptyForm)).toEqual({
    name: 'Name is required',
    email: 'Valid email is required',
    phone: 'Phone number is required',
    selectedDrink: 'Please select a drink',
    youtubeTrackUrl: 'Please enter a valid YouTube URL',
    bookingDate: 'Please select a date',
    bookingTime: 'Please select a time',
  });
});

test('a Klook booking needs its number, and neither date nor time', async () => {
  const messages = await messagesOf({ ...emptyForm, bookingType: 'klook' });
  expect(messages).toMatchObject({ klookBookingId: 'Please enter your Klook booking ID' });
  expect(messages).not.toHaveProperty('bookingDate');
  expect(messages).not.toHaveProperty('bookingTime');
});

test('the LP record needs an address that is not blank', async () => {
  const lp = { ...filled, selectedAddons: [4], lpDeliveryAddress: '   ' };
  expect(await messagesOf(lp)).toEqual({
    lpDeliveryAddress: 'LP delivery address is required for LP Record Production',
  });
});

test('a drink with a choice asks hot or iced', async () => {
  expect(await messagesOf({ ...filled, drinkTemperature: '' })).toEqual({
    drinkTemperature: 'Please choose hot or iced',
  });
});

test('what is not asked is neither checked nor sent', async () => {
  const changedMind: BookingFormValues = {
    ...filled,
    klookBookingId: 'KLK1',
    selectedDrink: 'lemonade',
    drinkTemperature: 'hot',
    lpDeliveryAddress: 'x'.repeat(400),
  };
  const { values, errors } = await check(changedMind);
  expect(errors).toEqual({});
  expect(values).toMatchObject({
    bookingType: 'direct',
    selectedDrink: 'lemonade',
    bookingDate: '2026-11-24',
  });
  for (const hidden of ['klookBookingId', 'drinkTemperature', 'lpDeliveryAddress'])
    expect((values as Record<string, unknown>)[hidden]).toBeUndefined();
  const klook = await check({ ...filled, bookingType: 'klook', klookBookingId: 'KLK1' });
  expect(klook.values).toMatchObject({ klookBookingId: 'KLK1' });
  expect((klook.values as Record<string, unknown>)['bookingDate']).toBeUndefined();
});

test('an address written in lines becomes one line', () => {
  const lines = { ...filled, selectedAddons: [4], lpDeliveryAddress: 'Mina\n12 Sinsa-dong \n Seoul\n' };
  expect(askedValues(lines, initialCatalogue.addons).lpDeliveryAddress).toBe('Mina, 12 Sinsa-dong, Seoul');
});

test('a value that is too long is told how long it may be', async () => {
  expect(await messagesOf({ ...filled, name: 'x'.repeat(101) })).toEqual({
    name: 'Please use at most 100 characters',
  });
});

test('all that a booking is asked for has its place in the form, in the order of the page', () => {
  expect([...fieldOrder].sort()).toEqual(
    Object.keys(bookingFormFields.shape)
      // Chosen for the visitor, and never wrong.
      .filter((field) => field !== 'bookingType' && field !== 'locale')
      .sort(),
  );
  expect(fieldOrder).toEqual([
    'branchId',
    'bookingDate',
    'bookingTime',
    'klookBookingId',
    'klookDate',
    'klookTime',
    'selectedDrink',
    'drinkTemperature',
    'name',
    'email',
    'phone',
    'youtubeTrackUrl',
    'selectedAddons',
    'lpDeliveryAddress',
  ]);
});

test('where there are several cafes one has to be chosen; where there is one, none is sent', async () => {
  const check = (values: BookingFormValues, asksWhere: boolean) =>
    bookingFormResolver(() => initialCatalogue.addons, asksWhere)(values, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
  expect(JSON.stringify((await check(filled, false)).values)).not.toContain('branchId');
  expect((await check(filled, true)).errors).toMatchObject({
    branchId: { message: 'Please choose a cafe' },
  });
  expect((await check({ ...filled, branchId: 2 }, true)).values).toMatchObject({ branchId: 2 });
});
