import { minutesOfDay, timeOfDay } from '../time/seoul.ts';

/** The start of each one's session, HH:mm, where `size` people sing in a row from `first` on. */
export function partyTimes(first: string, size: number, slotMinutes: number): string[] {
  const from = minutesOfDay(first);
  return Array.from({ length: size }, (_, place) => timeOfDay(from + place * slotMinutes));
}
