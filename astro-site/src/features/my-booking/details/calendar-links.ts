import type { Arrival } from 'shared/catalogue/catalogue.ts';
import { googleCalendarLink } from 'shared/bookings/google-calendar-link.ts';
import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { comesBy } from 'shared/slots/arrival.ts';
import { seoulWallClock } from 'shared/time/seoul.ts';
import { namesOf } from '../parts/abilities.ts';

/** What is entered into a calendar: one for everybody who sings in a row. */
export interface CalendarEvent {
  /** ISO instants: from when the guests are asked to come until the last of them has sung. */
  startsAt: string;
  endsAt: string;
  /** When they sing: "18:30–18:50 KST". */
  session: string;
  names: string;
}

const endOf = ({ startsAt, slotMinutes }: OwnSinger & { startsAt: string }) =>
  new Date(Date.parse(startsAt) + slotMinutes * 60_000).toISOString();

/**
 * Sessions that take place, by their time: what is merely held may yet be somebody else's. Those that follow each other without
 * a gap are one entry.
 */
export function calendarEvents(singers: readonly OwnSinger[], arrival: Arrival): CalendarEvent[] {
  const timed = singers
    .filter((singer): singer is OwnSinger & { startsAt: string } => singer.startsAt !== null)
    .filter(({ status }) => status === 'confirmed' || status === 'in-progress')
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  const rows: (typeof timed)[] = [];
  for (const singer of timed) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    if (row && last && endOf(last) === new Date(singer.startsAt).toISOString()) row.push(singer);
    else rows.push([singer]);
  }
  return rows.flatMap((row) => {
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last) return [];
    const startsAt = comesBy(new Date(first.startsAt), arrival).toISOString();
    const endsAt = endOf(last);
    const session = `${clock(first.startsAt)}–${clock(endsAt)} KST`;
    return [{ startsAt, endsAt, session, names: namesOf(row) }];
  });
}

const clock = (instant: string) => seoulWallClock(new Date(instant)).time;

export interface EventWords {
  title: string;
  place: string;
  details: string;
}

export const googleLink = ({ startsAt, endsAt }: CalendarEvent, words: EventWords): string =>
  googleCalendarLink({ ...words, start: new Date(startsAt), end: new Date(endsAt) });

export function outlookLink(
  { startsAt, endsAt }: CalendarEvent,
  { title, place, details }: EventWords,
): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(startsAt).toISOString(),
    enddt: new Date(endsAt).toISOString(),
    location: place,
    body: details,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
