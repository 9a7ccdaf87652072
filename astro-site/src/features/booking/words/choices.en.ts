/** Words of the choice of the drink. */
export const drink = {
  heading: { text: 'Your drink', accent: '음료' },
  included: 'One premium drink is included.',
  label: 'Drink',
  hotOrIced: 'Hot or iced',
  iced: 'Iced',
  hot: 'Hot',
  temperature: (drink: string) => `Temperature: ${drink}`,
};

/** Words of the add-ons and of where they are sent. */
export const addOns = {
  heading: { text: 'Add-ons', accent: '추가 옵션' },
  loading: 'Loading add-ons...',
  failed: 'We could not load the add-ons. You can book without them, or try again.',
  none: 'There are no add-ons at the moment.',
  byQuote: 'By quote',
  lpAddress: 'LP delivery address',
  lpAddressHint: 'Where we ship your record: name, street, city, postal code and country.',
  address: 'Delivery address',
  addressHint: (addOns: readonly string[]) =>
    `Where we send ${addOns.join(' and ')}: name, street, city, postal code and country.`,
  atStudio: 'Add-ons are paid at the studio.',
};

export const voucher = {
  ask: 'I have a voucher or gift card',
  label: 'Voucher or gift card code',
  hint: 'It is used on the next page, before you pay.',
};
