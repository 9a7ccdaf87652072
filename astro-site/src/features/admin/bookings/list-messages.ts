import type { InEveryLanguage } from '../language/language.ts';
import { ko } from './list-messages.ko.ts';

const en = {
  heading: 'Bookings',
  /** Stands beside the English heading. */
  korean: '예약 관리',
  loading: 'Loading bookings...',
  failed: 'We could not load the bookings.',
  outOfDate: 'The list could not be refreshed just now, so it may be out of date. We keep trying.',
  tryAgain: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading...',
  shown: (count: number) => `${count} ${count === 1 ? 'booking' : 'bookings'} shown`,
  noneFound: 'No bookings found',
  noneFoundHint: 'Try another search or another status.',
  noneYet: 'No bookings have been made yet',
};
export type ListTexts = typeof en;

/** Words of the list of bookings. */
export const listTexts: InEveryLanguage<ListTexts> = { en, ko };
