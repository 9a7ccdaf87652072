import type { Translated } from '../refusal.ts';

/** What is said of an answer that is missing or wrong; docs/product.md quotes those that are exact. */
export const words = {
  'name-missing': 'Name is required',
  'name-with-link':
    'Please write only your name, without links or e-mail addresses, and a space after every full stop',
  'email-wrong': 'Valid email is required',
  'phone-missing': 'Phone number is required',
  'phone-wrong': 'Please enter a phone number with its country code, such as +82 10 1234 5678',
  'cafe-missing': 'Please choose a cafe',
  'drink-missing': 'Please select a drink',
  'temperature-missing': 'Please choose hot or iced',
  'track-wrong': 'Please enter a valid YouTube URL',
  'track-not-one-video':
    'This YouTube link does not open one video. Please open your song on YouTube, press Share and paste that link',
  'date-missing': 'Please select a date',
  'time-missing': 'Please select a time',
  'klook-id-missing': 'Please enter your Klook booking ID',
  'klook-date-missing': 'Please enter the date of your Klook reservation, or leave date and time empty',
  'klook-date-passed': 'This day is over. Please check the date of your Klook reservation, or leave it empty',
  'klook-time-wrong': 'Please enter the time of your Klook reservation, or leave it empty',
  'address-missing': ({ addOns }: { addOns: readonly string[] }) =>
    `Delivery address is required for ${addOns.join(' and ')}`,
  'lp-address-missing': 'LP delivery address is required for LP Record Production',
  'add-ons-wrong': 'Please choose each add-on once, from the list on the page',
  'text-too-long': ({ maximum }: { maximum: number }) => `Please use at most ${maximum} characters`,
  'control-characters': 'Please remove line breaks and other invisible characters',
  'control-characters-in-lines': 'Please remove invisible characters; line breaks are fine',
};
export type FieldWords = Translated<typeof words>;
