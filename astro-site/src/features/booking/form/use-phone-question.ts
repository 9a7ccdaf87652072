import { useRef } from 'react';
import { couldBePhone } from 'shared/bookings/phone.ts';
import { words } from '../words/words.ts';

/** Asks once about a number that nobody could call; null for any other, and for one that the visitor has sent again. */
export function usePhoneQuestion(): (phone: string) => string | null {
  const askedAbout = useRef<string>(null);
  return (phone) => {
    if (couldBePhone(phone) || askedAbout.current === phone) return null;
    askedAbout.current = phone;
    return words.details.phoneQuestion;
  };
}
