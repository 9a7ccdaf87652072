import { localeCodes } from '../languages/localized-text.ts';
import { formatWon } from '../pricing/won.ts';

type PartyTimes = {
  /** Start that the party asked for, HH:mm. */
  first: string;
  /** The first of its times that cannot be had, HH:mm. */
  goneTime: string;
  /** The nearest start of that day with room for all. */
  nearestTime?: string | undefined;
  /** Whether there is a session at the time that is gone. */
  isSold: boolean;
};

/** What visitors are answered who book, wait, enquire or open a link. */
export const visits = {
  'total-changed': ({ totalWon }: { totalWon: number }) =>
    `The price has changed: the total is now ${formatWon(totalWon)}. Please check it and submit again.`,
  'booked-meanwhile':
    'Somebody has just booked this time. What you have typed is still here: please choose another time.',
  'party-does-not-fit': ({ first, goneTime, nearestTime, isSold }: PartyTimes) => {
    const gone = isSold
      ? `${goneTime} is not free any more, so your sessions do not fit in a row from ${first}, and nothing was booked.`
      : `We have no session at ${goneTime}, so yours do not fit in a row from ${first}, and nothing was booked.`;
    const offer =
      nearestTime === undefined
        ? 'That day has no other start with room for all of you: please choose another day.'
        : `The nearest start of that day with room for all of you is ${nearestTime}. What you have typed is still here.`;
    return `${gone} ${offer}`;
  },
  /** The room for a party came back between the refusal and the look at the day. */
  'free-again': 'All of these times are free again: please submit once more.',
  'klook-used':
    'A booking with this Klook booking ID is already here. If it is not yours, please write to us and we will sort it out.',
  'booking-rush':
    'More people are booking right now than we can take in, so nothing was booked. Please try again in a few seconds.',
  'booking-not-stored': 'The booking could not be stored just now. Please try again.',
  'too-many-bookings':
    'Too many bookings were made from your network or with this e-mail address within an hour. Please try again later, or write to us.',
  'too-many-holds': ({ minutes }: { minutes: number }) =>
    `Too many sessions from your network or with this e-mail address are waiting for payment. Please pay for one of them, let one go, or try again in ${minutes} minutes. If you are booking for a group, please write to us.`,
  'work-first':
    'Many bookings are coming from your network or with this e-mail address, so your browser has to do a little work before the next one. Please press the button again; if that does not help, reload the page or write to us.',
  'people-malformed': ({ most }: { most: number }) =>
    `Please say how many people sing in a row as one number from 1 to ${most}, for example people=2, or leave it out`,

  'booking-type-missing': 'Please choose direct or klook',
  'klook-companions':
    'A Klook reservation is for one person. Please complete each reservation on its own, with its own Klook booking ID',
  'temperature-wrong':
    'Please choose hot or iced for a drink that has the choice, and nothing for one that has not',
  'total-wrong': 'The total must be a whole number of won',
  'locale-missing': `Please choose ${localeCodes}`,
  'klook-schedule': 'Klook reservations already have their date and time; please leave them out',
  'companions-wrong': 'A party is up to four people: please name one to three who sing after the first',

  'wish-too-many': 'Too many wishes came from your network within an hour. Please try again later.',
  'wish-closed': 'Nothing is sold on that day, so no time of it can become free. Please choose another day.',
  'wish-over': 'No session of that day begins between these times any more. Please choose others.',
  'wish-free': ({ time }: { time: string }) =>
    `There is a free time already: ${time}. Please book it before somebody else does.`,
  'offer-ended':
    'This time is not held for you any more. If you still want to be told of a free one, please join the list again.',

  'link-invalid':
    'This link no longer works. Please open the newest e-mail about your booking, or ask for a new link.',
  'wish-link-invalid': 'This link no longer works: the day that it was about is over, or the list was left.',
  'link-once-more': 'Please open the link in your e-mail once more.',
  'too-many-links':
    'Too many links that do not work were opened from your network. Please wait a quarter of an hour, or write to us.',
  'too-many-finds':
    'Too many links were asked for with this e-mail address or from your network. Please look into your mail, or write to us.',
  'booking-id-wrong': 'Please enter the booking number: 10 letters and digits, as in your e-mail',
  'page-closed':
    'Your page was left, or has been open for too long. Open the link in your e-mail once more, or ask for a new one.',

  'too-many-enquiries':
    'Too many enquiries came from your network or with this e-mail address within an hour. Please call us or write an e-mail instead.',
  'too-many-gift-cards':
    'Too many gift cards were ordered from your network within an hour. Please try again later, or write to us.',
};
