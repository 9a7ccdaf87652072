import type { OwnDetails } from 'shared/my-booking/requests.ts';
import { addOnsToDeliver, deliveryAddressRule } from 'shared/bookings/delivery-address.ts';
import { brokenRules } from 'shared/bookings/cross-field-rules.ts';
import type { AddOn } from 'shared/catalogue/catalogue.ts';
import { drinkInWords } from 'shared/drinks/drink-words.ts';
import type { Booking } from '../../booking-row/booking-row.ts';
import { validationFailed } from '../../platform/parse.ts';

const ownFields = [
  'name',
  'selectedDrink',
  'drinkTemperature',
  'youtubeTrackUrl',
  'lpDeliveryAddress',
] as const satisfies (keyof Booking & keyof OwnDetails)[];

type OwnField = (typeof ownFields)[number];
type Stored = Pick<Booking, OwnField>;

/**
 * What a visitor's choices are stored as: an address only where something is sent there.
 *
 * @param addOns those on sale when it was sold
 * @throws Problem `validation-failed` where an address is missing
 */
export function toStore(
  booking: Pick<Booking, 'addons'>,
  details: OwnDetails,
  addOns: readonly AddOn[],
): Stored {
  const selectedAddons = booking.addons.map(({ id }) => id);
  const broken = brokenRules([deliveryAddressRule(addOns)], { ...details, selectedAddons });
  if (broken.length > 0) throw validationFailed(broken);
  const isSent = addOnsToDeliver(selectedAddons, addOns).length > 0;
  const { name, selectedDrink, drinkTemperature = null, youtubeTrackUrl, lpDeliveryAddress } = details;
  const address = (isSent && lpDeliveryAddress) || null;
  return { name, selectedDrink, drinkTemperature, youtubeTrackUrl, lpDeliveryAddress: address };
}

export const changedFields = (booking: Stored, wanted: Stored): OwnField[] =>
  ownFields.filter((field) => booking[field] !== wanted[field]);

/** What the history tells of a change: which fields, and the drink in the words of staff, which is nothing personal. */
export function historyOf(booking: Stored, wanted: Stored, fields: readonly OwnField[]): object {
  const isDrink = fields.some((field) => field === 'selectedDrink' || field === 'drinkTemperature');
  return { fields, ...(isDrink && { from: drinkOf(booking), to: drinkOf(wanted) }) };
}

const drinkOf = ({ selectedDrink, drinkTemperature }: Stored) =>
  drinkInWords(selectedDrink, drinkTemperature, 'en');
