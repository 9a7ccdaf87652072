import type { BookingForm } from 'shared/bookings/booking-form.ts';
import { MAX_PARTY_SIZE, type Companion } from 'shared/bookings/companion.ts';
import { addOnsToDeliver } from 'shared/bookings/delivery-address.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { asksTemperature, findDrink } from 'shared/drinks/drinks.ts';
import { pageLanguage } from 'shared/languages/page-language.ts';
import type { BookingType } from 'shared/pricing/booking-type.ts';
import { withCallingCode } from 'shared/typed/phone.ts';
import { browserLocale } from '../../../lib/browser-locale.ts';
import { guessCountry } from '../../../lib/phone-country.ts';
import { detailFields, type DetailField } from './detail-inputs.ts';

const untyped = Object.fromEntries(detailFields.map((field) => [field, ''])) as Record<DetailField, string>;

/** What each singer chooses. */
const choices = {
  selectedDrink: '',
  drinkTemperature: '',
};
const extras = {
  selectedAddons: [] as number[],
  lpDeliveryAddress: '',
};

/** Of somebody who sings after the first, in the order of the page. */
const companion = { name: '', youtubeTrackUrl: '', ...choices, ...extras };

/** The fields as nobody has touched them, in the order in which they stand on the page. */
const fields = {
  /** 0: none is chosen yet, or there is but one cafe. */
  branchId: 0,
  /** Seoul date, yyyy-MM-dd. */
  bookingDate: '',
  /** HH:mm in Seoul. */
  bookingTime: '',
  klookBookingId: '',
  /** When the Klook reservation is, likewise. May stay empty. */
  klookDate: '',
  klookTime: '',
  ...choices,
  ...untyped,
  ...extras,
};

/** The first wrong one of them gets the focus. */
export const fieldOrder = Object.keys(fields) as (keyof typeof fields)[];

const page = pageLanguage();

export const emptyForm = {
  bookingType: 'direct' as BookingType,
  /** How many sing, 1 to 4. */
  people: 1,
  ...fields,
  /** In whose way the phone number is written. */
  phoneCountry: guessCountry(),
  /** What the waitlist keeps for the guest, and until when (ISO instant); empty: nothing. */
  offer: { date: '', time: '', until: '' },
  /** Used where one pays; the form only carries it there. */
  voucherCode: '',
  /**
   * Those who sing after the first; only as many as there are people are on the page. The others keep what was typed, in case
   * that they come after all.
   */
  companions: Array.from({ length: MAX_PARTY_SIZE - 1 }, () => companion),
  /** Language of the mails: the page's, where the visitor has gone to another one than English. */
  locale: page === 'en' ? browserLocale() : page,
};

/** What the form holds while it is being filled in. */
export type BookingFormValues = typeof emptyForm;
export type BookingField = keyof BookingFormValues;
export type CompanionValues = typeof companion;

/** The form once it was found in order. */
export type CheckedForm = BookingForm & { companions?: Companion[] };

/** Every path at which something can be wrong, in the order of the page. */
export const fieldPaths: readonly string[] = [
  ...fieldOrder,
  ...emptyForm.companions.flatMap((empty, place) =>
    Object.keys(empty).map((field) => `companions.${place}.${field}`),
  ),
];

/** The path of the field that an error belongs to: "selectedAddons.0" is about selectedAddons. */
export const fieldOf = (path: readonly PropertyKey[]) =>
  path.slice(0, path[0] === 'companions' ? 3 : 1).join('.');

type PartyValues = Pick<BookingFormValues, 'bookingType' | 'people' | 'companions'>;

/** Who sings after the first; nobody with a Klook reservation, which is for one person. */
export const companionsOf = ({ bookingType, people, companions }: PartyValues): CompanionValues[] =>
  bookingType === 'direct' ? companions.slice(0, people - 1) : [];

export const showsTemperature = (values: Pick<BookingFormValues, 'selectedDrink'>) =>
  asksTemperature(findDrink(values.selectedDrink));

/**
 * The values of the fields that are on the page now. Answers to questions that are no longer asked
 * stay in the form, in case the visitor changes back, but are neither checked nor sent.
 */
export function askedValues(values: BookingFormValues, addOns: readonly AddOn[], asksWhere = false) {
  const direct = values.bookingType === 'direct';
  return {
    ...askedOfSinger(values, addOns),
    phone: withCallingCode(values.phone, values.phoneCountry),
    branchId: asksWhere ? values.branchId : undefined,
    companions: companionsOf(values).map((singer) => askedOfSinger(singer, addOns)),
    klookBookingId: direct ? '' : values.klookBookingId,
    klookDate: direct ? '' : values.klookDate,
    klookTime: direct ? '' : values.klookTime,
    bookingDate: direct ? values.bookingDate : '',
    bookingTime: direct ? values.bookingTime : '',
  };
}

function askedOfSinger<T extends typeof choices & typeof extras>(singer: T, addOns: readonly AddOn[]): T {
  const asksAddress = addOnsToDeliver(singer.selectedAddons, addOns).length > 0;
  return {
    ...singer,
    drinkTemperature: showsTemperature(singer) ? singer.drinkTemperature : '',
    // People write an address in lines; the service takes one line.
    lpDeliveryAddress: asksAddress ? singer.lpDeliveryAddress.trim().replace(/\s*\n\s*/g, ', ') : '',
  };
}
