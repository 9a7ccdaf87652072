import { localeCodes } from '../../languages/localized-text.ts';

/** What is said of an answer that is missing or wrong; docs/product.md quotes those that are exact. */
export const words = {
  name: 'Name is required',
  nameWithLink:
    'Please write only your name, without links or e-mail addresses, and a space after every full stop',
  email: 'Valid email is required',
  phone: 'Phone number is required',
  phoneNumber: 'Please enter a phone number with its country code, such as +82 10 1234 5678',
  branchId: 'Please choose a cafe',
  selectedDrink: 'Please select a drink',
  drinkTemperature:
    'Please choose hot or iced for a drink that has the choice, and nothing for one that has not',
  hotOrIced: 'Please choose hot or iced',
  youtubeTrackUrl: 'Please enter a valid YouTube URL',
  oneVideo:
    'This YouTube link does not open one video. Please open your song on YouTube, press Share and paste that link',
  bookingDate: 'Please select a date',
  bookingTime: 'Please select a time',
  klookBookingId: 'Please enter your Klook booking ID',
  klookSchedule: 'Klook reservations already have their date and time; please leave them out',
  klookDate: 'Please enter the date of your Klook reservation, or leave date and time empty',
  klookDatePassed: 'This day is over. Please check the date of your Klook reservation, or leave it empty',
  klookTime: 'Please enter the time of your Klook reservation, or leave it empty',
  deliveryAddress: (addOns: readonly string[]) => `Delivery address is required for ${addOns.join(' and ')}`,
  lpDeliveryAddress: 'LP delivery address is required for LP Record Production',
  selectedAddons: 'Please choose each add-on once, from the list on the page',
  companions: 'A party is up to four people: please name one to three who sing after the first',
  klookCompanions:
    'A Klook reservation is for one person. Please complete each reservation on its own, with its own Klook booking ID',
  totalPrice: 'The total must be a whole number of won',
  bookingType: 'Please choose direct or klook',
  locale: `Please choose ${localeCodes}`,
  tooLong: (limit: number) => `Please use at most ${limit} characters`,
  controlCharacters: 'Please remove line breaks and other invisible characters',
  controlCharactersInLines: 'Please remove invisible characters; line breaks are fine',
};
export type BookingMessages = typeof words;
