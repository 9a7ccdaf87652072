import { addOnsToDeliver } from 'shared/bookings/delivery-address.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { locales, type Locale } from 'shared/languages/localized-text.ts';
import { asksTemperature, findDrink } from 'shared/drinks/drinks.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { detailFields, type DetailField } from './detail-inputs.ts';

/** The language of the browser, where mails are written in it. */
function browserLocale(): Locale {
  const known = (tag: string) => locales.find((locale) => locale === tag.split('-')[0]);
  return navigator.languages.map(known).find(Boolean) ?? 'en';
}

const untyped = Object.fromEntries(detailFields.map((field) => [field, ''])) as Record<DetailField, string>;

/** The fields as nobody has touched them, in the order in which they stand on the page. */
const fields = {
  /** Seoul date, yyyy-MM-dd. */
  bookingDate: '',
  /** HH:mm in Seoul. */
  bookingTime: '',
  klookBookingId: '',
  /** When the Klook reservation is, likewise. May stay empty. */
  klookDate: '',
  klookTime: '',
  selectedDrink: '',
  drinkTemperature: '',
  ...untyped,
  selectedAddons: [] as number[],
  lpDeliveryAddress: '',
};

/** The first wrong one of them gets the focus. */
export const fieldOrder = Object.keys(fields) as (keyof typeof fields)[];

export const emptyForm = {
  bookingType: 'direct' as BookingType,
  ...fields,
  /** Language of the mails. */
  locale: browserLocale(),
};

/** What the form holds while it is being filled in. */
export type BookingFormValues = typeof emptyForm;
export type BookingField = keyof BookingFormValues;

export const showsTemperature = (values: Pick<BookingFormValues, 'selectedDrink'>) =>
  asksTemperature(findDrink(values.selectedDrink));

/**
 * The values of the fields that are on the page now. Answers to questions that are no longer asked
 * stay in the form, in case the visitor changes back, but are neither checked nor sent.
 */
export function askedValues(values: BookingFormValues, addOns: readonly AddOn[]): BookingFormValues {
  const direct = values.bookingType === 'direct';
  const asksAddress = addOnsToDeliver(values.selectedAddons, addOns).length > 0;
  return {
    ...values,
    klookBookingId: direct ? '' : values.klookBookingId,
    klookDate: direct ? '' : values.klookDate,
    klookTime: direct ? '' : values.klookTime,
    bookingDate: direct ? values.bookingDate : '',
    bookingTime: direct ? values.bookingTime : '',
    drinkTemperature: showsTemperature(values) ? values.drinkTemperature : '',
    // People write an address in lines; the service takes one line.
    lpDeliveryAddress: asksAddress ? values.lpDeliveryAddress.trim().replace(/\s*\n\s*/g, ', ') : '',
  };
}
