import { addOnName } from '../catalogue/add-on-name.ts';
import type { AddOn } from '../catalogue/catalogue.ts';
import { given, type CrossFieldRule, type UncheckedForm } from './cross-field-rules.ts';
import type { Refusal } from '../problems/refusals.en.ts';

/** The LP record, which has words of its own wherever its address is asked for or shown. */
const LP_RECORD_ADDON_ID = 4;

export const isLpRecord = ({ id }: Pick<AddOn, 'id'>) => id === LP_RECORD_ADDON_ID;

/** The chosen add-ons that are sent to the visitor, in the order of choice. The catalogue's flag alone decides. */
export function addOnsToDeliver(selected: readonly unknown[], addOns: readonly AddOn[]): AddOn[] {
  return selected.flatMap((id) =>
    addOns.filter((addOn) => addOn.id === id && addOn.needsDeliveryAddress).slice(0, 1),
  );
}

const chosenToDeliver = ({ selectedAddons }: UncheckedForm, addOns: readonly AddOn[]) =>
  Array.isArray(selectedAddons) ? addOnsToDeliver(selectedAddons, addOns) : [];

/** Says for which add-ons the address is missing. */
function missingAddress(toDeliver: readonly AddOn[]): Refusal {
  if (toDeliver.some(isLpRecord)) return { code: 'lp-address-missing' };
  return { code: 'address-missing', params: { addOns: toDeliver.map((addOn) => addOnName(addOn)) } };
}

/** An add-on that is sent somewhere needs to know where. Which ones are, only the catalogue knows. */
export const deliveryAddressRule = (addOns: readonly AddOn[]): CrossFieldRule => ({
  path: 'lpDeliveryAddress',
  refusal: (form) => missingAddress(chosenToDeliver(form, addOns)),
  holds: (form) => chosenToDeliver(form, addOns).length === 0 || given(form.lpDeliveryAddress),
});
