import { forCompanions } from 'shared/bookings/companion.ts';
import type { CrossFieldRule } from 'shared/bookings/cross-field-rules.ts';
import { deliveryAddressRule } from 'shared/bookings/delivery-address.ts';
import type { AddOn, Catalogue } from 'shared/catalogue/catalogue.ts';
import { isCalendarDate, seoulWallClock } from 'shared/time/seoul.ts';

/**
 * The rules that a request cannot be held to by itself, because they depend on what is on sale and on the day. Each runs
 * on unchecked requests too, so that one answer can list every error.
 */
export function requestRules({ addons }: Pick<Catalogue, 'addons'>, now: Date): CrossFieldRule[] {
  const ofEverySinger = [onSale(addons), deliveryAddressRule(addons)];
  return [...ofEverySinger, ...forCompanions(ofEverySinger), klookDateAhead(seoulWallClock(now).date)];
}

const onSale = (addons: readonly AddOn[]): CrossFieldRule => ({
  path: 'selectedAddons',
  refusal: 'add-ons-wrong',
  holds: ({ selectedAddons }) =>
    !Array.isArray(selectedAddons) || selectedAddons.every((id) => addons.some((addon) => addon.id === id)),
});

const klookDateAhead = (today: string): CrossFieldRule => ({
  path: 'klookDate',
  refusal: 'klook-date-passed',
  holds: ({ bookingType, klookDate }) =>
    // What is no date at all has its own message.
    bookingType !== 'klook' ||
    typeof klookDate !== 'string' ||
    klookDate >= today ||
    !isCalendarDate(klookDate),
});
