import { BOOKING_ID_ALPHABET, BOOKING_ID_LENGTH } from 'shared/bookings/booking-id.ts';
import { localeCodes } from 'shared/languages/localized-text.ts';

/** What no language translates: names, values that programs send, and what a script or a look-up fills in. */
const sameEverywhere = [
  /https?:\/\/\S+|\S+@\S+/g,
  /\{\w+\}|undefined/g,
  /\b(?:KST|UTC|GMT|REC|SNS|QR|URL|PDF|LP|EP|MR|zip|JavaScript)\b/g,
  /\b(?:YouTube|Instagram|TikTok|KakaoTalk|Google|Outlook|Klook|Billboard|Toss(?: ?Payments)?)\b/g,
  /\b(?:direct|klook)\b/g,
  // Many a number of a booking has no digit in it.
  new RegExp(`\\b[${BOOKING_ID_ALPHABET}]{${BOOKING_ID_LENGTH}}\\b`, 'g'),
  // Handles, numbers of payments; the genre, the speed of a record, what a copyright line ends with, and codes of the card provider.
  /@\w+|\b(?=\w*\d)(?=\w*[A-Z])\w{10,}\b|K-pop|\d+ ?RPM|All rights reserved|\b[A-Z]+(?:_[A-Z]+)+\b/gi,
  new RegExp(localeCodes, 'g'),
];

/** Whether a text has English words in it. */
export const holdsEnglish = (text: string): boolean =>
  /[A-Za-z]{2}/.test(sameEverywhere.reduce((left, pattern) => left.replaceAll(pattern, ''), text));
