import { LP_RECORD_ADDON_ID } from 'shared/bookings/booking-form.ts';
import { locales, type Locale } from 'shared/content/localized-text.ts';
import { asksTemperature, findDrink } from 'shared/drinks/drinks.ts';

export type BookingType = 'direct' | 'klook';

/** What the form holds while it is being filled in. Empty strings are untouched fields. */
export interface BookingFormValues {
  bookingType: BookingType;
  klookBookingId: string;
  name: string;
  email: string;
  phone: string;
  selectedDrink: string;
  drinkTemperature: string;
  youtubeTrackUrl: string;
  selectedAddons: number[];
  lpDeliveryAddress: string;
  /** Seoul date, yyyy-MM-dd. */
  bookingDate: string;
  /** HH:mm in Seoul. */
  bookingTime: string;
  /** Language of the mails. */
  locale: Locale;
}

/** The language of the browser, where mails are written in it. */
function browserLocale(): Locale {
  const known = (tag: string) => locales.find((locale) => locale === tag.split('-')[0]);
  return navigator.languages.map(known).find(Boolean) ?? 'en';
}

export type BookingField = keyof BookingFormValues;

export const emptyForm: BookingFormValues = {
  bookingType: 'direct',
  klookBookingId: '',
  name: '',
  email: '',
  phone: '',
  selectedDrink: '',
  drinkTemperature: '',
  youtubeTrackUrl: '',
  selectedAddons: [],
  lpDeliveryAddress: '',
  bookingDate: '',
  bookingTime: '',
  locale: browserLocale(),
};

/** The order in which the fields stand on the page: the first wrong one of them gets the focus. */
export const fieldOrder: readonly BookingField[] = [
  'bookingDate',
  'bookingTime',
  'klookBookingId',
  'selectedDrink',
  'drinkTemperature',
  'name',
  'email',
  'phone',
  'youtubeTrackUrl',
  'selectedAddons',
  'lpDeliveryAddress',
];

export const showsTemperature = (values: Pick<BookingFormValues, 'selectedDrink'>) =>
  asksTemperature(findDrink(values.selectedDrink));

export const showsLpAddress = (values: Pick<BookingFormValues, 'selectedAddons'>) =>
  values.selectedAddons.includes(LP_RECORD_ADDON_ID);

/**
 * The values of the fields that are on the page now (spec.md section 4). Answers to questions that are no longer asked
 * stay in the form, in case the visitor changes back, but are neither checked nor sent.
 */
export function askedValues(values: BookingFormValues): BookingFormValues {
  const direct = values.bookingType === 'direct';
  return {
    ...values,
    klookBookingId: direct ? '' : values.klookBookingId,
    bookingDate: direct ? values.bookingDate : '',
    bookingTime: direct ? values.bookingTime : '',
    drinkTemperature: showsTemperature(values) ? values.drinkTemperature : '',
    // People write an address in lines; the service takes one line.
    lpDeliveryAddress: showsLpAddress(values)
      ? values.lpDeliveryAddress.trim().replace(/\s*\n\s*/g, ', ')
      : '',
  };
}
