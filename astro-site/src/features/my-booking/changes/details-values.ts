import type { Resolver } from 'react-hook-form';
import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { ownDetailsSchema, type OwnDetails } from 'shared/my-booking/requests.ts';
import { schemaResolver } from '../reads/schema-resolver.ts';
import type { Words } from '../words/use-words.ts';

/** The form as it is typed; '' where nothing is. */
export type DetailsValues = Record<keyof OwnDetails, string>;
export const detailFields = [
  'name',
  'youtubeTrackUrl',
  'selectedDrink',
  'drinkTemperature',
  'lpDeliveryAddress',
] as const satisfies (keyof OwnDetails)[];

export const valuesOf = (singer: OwnSinger): DetailsValues => ({
  name: singer.name,
  youtubeTrackUrl: singer.youtubeTrackUrl ?? '',
  selectedDrink: singer.selectedDrink,
  drinkTemperature: singer.drinkTemperature ?? '',
  lpDeliveryAddress: singer.lpDeliveryAddress ?? '',
});

/** The checks of the service, and an address where something is sent. */
export function detailsResolver(
  words: Words,
  needsAddress: boolean,
): Resolver<DetailsValues, unknown, OwnDetails> {
  const bySchema = schemaResolver<DetailsValues, OwnDetails>(ownDetailsSchema, words);
  return async (values, context, options) => {
    const checked = await bySchema(values, context, options);
    if (!needsAddress || values.lpDeliveryAddress.trim() !== '') return checked;
    const lpDeliveryAddress = { type: 'rule', message: words.refusals.addressMissing };
    return { values: {}, errors: { ...checked.errors, lpDeliveryAddress } };
  };
}
