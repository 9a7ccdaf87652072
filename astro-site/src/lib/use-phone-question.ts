import { useRef } from 'react';
import { couldBePhone } from 'shared/bookings/phone.ts';

/** Asks `question` once about a number that nobody could call; null for any other, and for one that the visitor has sent again. */
export function usePhoneQuestion(question: string): (phone: string) => string | null {
  const askedAbout = useRef<string>(null);
  return (phone) => {
    if (couldBePhone(phone) || askedAbout.current === phone) return null;
    askedAbout.current = phone;
    return question;
  };
}
