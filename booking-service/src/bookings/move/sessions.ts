import type { BusinessRules } from 'shared/catalogue/catalogue.ts';
import { isStartTime } from 'shared/slots/offered-slots.ts';
import { partyTimes } from 'shared/slots/party-times.ts';
import { instantInSeoul, minutesOfDay } from 'shared/time/seoul.ts';
import type { Booking } from '../../booking-row/booking-row.ts';

/** When the first of those who are moved is to sing: yyyy-MM-dd and HH:mm in Seoul. */
export interface WantedStart {
  bookingDate: string;
  bookingTime: string;
}

/** A booking with the time that it is to have. */
export interface Session {
  booking: Booking;
  startsAt: Date;
}

/** The same with that time as it is sold, HH:mm. */
export interface TimedSession extends Session {
  time: string;
}

/** The first at the wanted time, the others directly after; a session may have been sold longer than they are now. */
export function inARow(
  party: readonly Booking[],
  { bookingDate, bookingTime }: WantedStart,
  rules: BusinessRules,
): TimedSession[] {
  const minutes = Math.max(rules.slotMinutes, ...party.map(({ slotMinutes }) => slotMinutes));
  const times = partyTimes(bookingTime, party.length, minutes);
  return party.map((booking, place) => {
    const time = times[place] ?? bookingTime;
    return { booking, time, startsAt: instantInSeoul(bookingDate, time) };
  });
}

/** Whether sessions are sold at its time, and one as long as this is over by closing. */
export const isWithinHours = (
  { booking, time }: Pick<TimedSession, 'booking' | 'time'>,
  rules: BusinessRules,
): boolean =>
  isStartTime(rules, time) &&
  minutesOfDay(time) + booking.slotMinutes <= minutesOfDay(rules.openingHours.closesAt);

/** The same as `inARow`; null where one of them has no session to begin or would sing after closing. */
export function sessionsInARow(
  party: readonly Booking[],
  wanted: WantedStart,
  rules: BusinessRules,
): Session[] | null {
  const sessions = inARow(party, wanted, rules);
  return sessions.every((session) => isWithinHours(session, rules)) ? sessions : null;
}

/** Whether it is another time than it had. */
export const isMoved = ({ booking, startsAt }: Session) => booking.startsAt?.getTime() !== startsAt.getTime();
