import type { AdminBooking } from 'shared/bookings/admin-booking.ts';
import type { Day, DaySession } from 'shared/day/day.ts';
import { minutesOfDay, seoulWallClock, timeOfDay } from 'shared/time/seoul.ts';
import { sellableSlots } from '../walk-ins/sellable-slots.ts';

/** Whom the board moves: a session, or a Klook booking that waits for its time. */
export type Subject = DaySession | AdminBooking;

export const isSession = (subject: Subject): subject is DaySession => 'startsAt' in subject;

interface At {
  /** Of this place on its board; the same for as long as it is there. */
  id: string;
  date: string;
  /** HH:mm in Seoul. */
  time: string;
  studio: { id: number; name: string };
}
export interface FreePlace extends At {
  kind: 'free';
}
export interface SwapPlace extends At {
  kind: 'swap';
  /** Who has it now. */
  other: DaySession;
}
/** Where somebody can be put down. */
export type Place = FreePlace | SwapPlace;

const isYetToSing = ({ status, attendance }: DaySession) =>
  (status === 'pending' || status === 'confirmed') && !attendance['in-booth'] && !attendance.done;

/** Who is in the booth, done or away stays, as does a day that is over; who is late can still be given another time. */
export const isMovable = (session: DaySession, now: number): boolean =>
  isYetToSing(session) &&
  seoulWallClock(new Date(session.startsAt)).date >= seoulWallClock(new Date(now)).date;

/** A time that has begun can be given to nobody, and one that is only held until it is paid is not to be given away. */
const mayBeSwapped = (session: DaySession, now: number) =>
  isYetToSing(session) &&
  Date.parse(session.startsAt) > now &&
  !(session.status === 'pending' && session.payment.holdExpiresAt !== null);

/** By time, then studio: free times that are long enough, and guests to swap with. The service has the last word. */
export function placesOf(day: Day, subject: Subject, now: number): Place[] {
  return [...freePlaces(day, subject, now), ...swapPlaces(day, subject, now)].toSorted(
    (one, other) => one.time.localeCompare(other.time) || one.studio.id - other.studio.id,
  );
}

function freePlaces(day: Day, subject: Subject, now: number): FreePlace[] {
  const { slotMinutes } = day;
  const slots = sellableSlots(day, now);
  const free = new Set(slots.map(({ studio, time }) => `${studio.id} ${time}`));
  const inRow = isSession(subject) ? Math.ceil(subject.slotMinutes / slotMinutes) : 1;
  return slots
    .filter(({ studio, time }) =>
      Array.from({ length: inRow }, (_, index) => timeOfDay(minutesOfDay(time) + index * slotMinutes)).every(
        (each) => free.has(`${studio.id} ${each}`),
      ),
    )
    .map(({ date, time, studio }) => ({ kind: 'free', id: `free ${studio.id} ${time}`, date, time, studio }));
}

function swapPlaces({ date, sessions, studios }: Day, subject: Subject, now: number): SwapPlace[] {
  if (!isSession(subject) || !mayBeSwapped(subject, now)) return [];
  return sessions.flatMap((other) => {
    const studio = studios.find(({ id }) => id === other.studioId);
    if (other.id === subject.id || !studio || !mayBeSwapped(other, now)) return [];
    const { time } = seoulWallClock(new Date(other.startsAt));
    return [{ kind: 'swap' as const, id: `swap ${other.id}`, date, time, studio, other }];
  });
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The place next to one on the board: up and down in its studio, left and right the nearest time of the studio beside it. */
export function neighbour(places: readonly Place[], from: Place, direction: Direction): Place | undefined {
  const at = minutesOfDay(from.time);
  const away = (place: Place) => Math.abs(minutesOfDay(place.time) - at);
  if (direction === 'up' || direction === 'down') {
    const column = places.filter(({ studio }) => studio.id === from.studio.id);
    return column[column.indexOf(from) + (direction === 'up' ? -1 : 1)];
  }
  const columns = [...new Set(places.map(({ studio }) => studio.id))].toSorted((one, other) => one - other);
  const beside = columns[columns.indexOf(from.studio.id) + (direction === 'left' ? -1 : 1)];
  return places
    .filter(({ studio }) => studio.id === beside)
    .toSorted((one, other) => away(one) - away(other))[0];
}

/** Where the keys begin: the first place after the session's own time, or after what a Klook guest said; else the first. */
export function firstPlace(places: readonly Place[], subject: Subject): Place | undefined {
  const time = subject.bookingTime ?? subject.klookTime ?? '';
  const studioId = isSession(subject) ? subject.studioId : undefined;
  const after = places.filter((place) => place.time >= time);
  return after.find(({ studio }) => studio.id === studioId) ?? after[0] ?? places[0];
}

/** Whether the policy lets a visitor do it; beyond that staff give a reason. The service knows best. */
export function isWithinPolicy(subject: Subject, now: number): boolean {
  if (!isSession(subject)) return true;
  const { maxMoves, minHoursBefore } = subject.rescheduling;
  return subject.moves < maxMoves && now <= Date.parse(subject.startsAt) - minHoursBefore * 3_600_000;
}
