import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './walk-in-messages.ko.ts';

const en = {
  free: (studio: string) => `${studio}, free:`,
  sell: 'Sell',
  title: (time: string) => `Walk-in at ${time}`,
  about: (studio: string, day: string, price: string) => `${studio}, ${day}. ${price}.`,
  name: 'Name',
  drink: 'Drink',
  chooseDrink: 'Choose a drink',
  temperature: 'Hot or iced',
  song: 'Song, if it is known',
  songHint: 'A YouTube address. Leave it empty if the guest has not decided.',
  more: 'E-mail and phone, if the guest wants a confirmation',
  email: 'E-mail',
  phone: 'Phone',
  countryCode: 'Country code',
  locale: 'Language of the e-mail',
  paidBy: (price: string) => `${price}, paid by`,
  methods: { 'card-terminal': 'Card terminal', cash: 'Cash', transfer: 'Transfer', free: 'Free' },
  reason: 'Why is it free?',
  giveFree: 'Give it for free',
  selling: 'Selling...',
  sold: (name: string, time: string) => `${name} sings at ${time}.`,
  failed: 'We could not sell this time.',
  soldAlready: 'This time has been sold already. Please look at the board.',
  errorTitle: 'Error',
  voucher: {
    more: 'Voucher or gift card',
    code: 'Code',
    check: 'Check',
    takesOff: (code: string, won: string) => `${code} takes ${won} off.`,
    pays: (code: string, won: string) => `Gift card ${code} pays ${won}.`,
    failed: 'The code could not be checked.',
    sellFree: 'Sell it with the voucher',
    sellOnGift: 'Sell it with the gift card',
  },
  giveBack: {
    press: 'Money given back',
    takeBack: 'Money was not given back',
    done: (amount: string) => `${amount} is noted as given back.`,
    takenBack: (amount: string) => `${amount} is with us again.`,
    onGift: (gift: string) => `${gift} of it is on the gift card again.`,
    offGift: (gift: string) => `${gift} of it is paid by the gift card again.`,
    undo: 'Undo',
    failed: 'That could not be noted.',
  },
  errors: {
    name: 'Please write a name, without links or e-mail addresses.',
    selectedDrink: 'Please choose a drink.',
    drinkTemperature: 'Please choose hot or iced.',
    youtubeTrackUrl: 'Please paste the YouTube link of one video, or leave it empty.',
    email: 'Please write a whole e-mail address, or leave it empty.',
    phone: 'Please choose the country and write the whole number, or leave it empty.',
    payment: 'Please say in at most 200 characters why it is free.',
  },
};
export type WalkInTexts = typeof en;

/** Words of a sale at the counter. */
export const walkInTexts: InEveryLanguage<WalkInTexts> = { en, ko };
