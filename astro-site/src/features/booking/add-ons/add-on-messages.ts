/** Words of the add-ons and of where they are sent. */
export const addOnTexts = {
  heading: 'Add-ons',
  korean: '추가 옵션',
  loading: 'Loading add-ons...',
  failed: 'We could not load the add-ons. You can book without them, or try again.',
  none: 'There are no add-ons at the moment.',
  byQuote: 'By quote',
  lpAddress: 'LP delivery address',
  lpAddressHint: 'Where we ship your record: name, street, city, postal code and country.',
  address: 'Delivery address',
  addressHint: (addOns: string) => `Where we send ${addOns}: name, street, city, postal code and country.`,
  atStudio: 'Add-ons are paid at the studio.',
} as const;
