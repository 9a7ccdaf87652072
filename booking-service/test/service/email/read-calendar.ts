import ICAL from 'ical.js';
import { inject } from 'vitest';
import type { Caught } from './outbox.ts';

/** One event as a calendar program reads it. */
interface ReadEvent {
  uid: string;
  sequence: number;
  status: string;
  startsAt: string;
  endsAt: string;
  summary: string;
  location: string;
  description: string;
  organizer: string;
  attendees: string[];
}

export interface ReadCalendar {
  method: string;
  prodId: string;
  events: ReadEvent[];
}

/** Reads a calendar with a library that has had no part in writing it; throws where it is none. */
export function readCalendar(text: string | undefined): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text ?? '') as unknown[]);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    prodId: String(calendar.getFirstPropertyValue('prodid')),
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  };
}

function readEvent(component: ICAL.Component): ReadEvent {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    status: String(component.getFirstPropertyValue('status')),
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    description: event.description,
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
  };
}

/** The calendars that have gone over the wire with a mail, and the method that the part of each claims to have. */
export async function sentCalendars(mail: Caught | undefined) {
  const response = await fetch(`${inject('mailUrl')}/api/messages/${mail?.id}/source`);
  const source = await response.text();
  const parts = source.matchAll(/^Content-Type: text\/calendar;[^]*?\r?\n\r?\n(?<body>[^]*?)\r?\n(?=--)/gm);
  return [...parts].map((part) => {
    const text = Buffer.from(part.groups?.body ?? '', 'base64').toString();
    return { ...readCalendar(text), text, partMethod: /method=(\w+)/.exec(part[0])?.[1] };
  });
}
