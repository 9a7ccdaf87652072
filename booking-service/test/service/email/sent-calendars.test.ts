import { expect, test } from 'vitest';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { postOf } from './post.ts';
import { sentCalendars } from './read-calendar.ts';

const desk = await openStaffDesk();
const delivered = postOf(desk);

/** The newest mail to an address. */
const newestMail = async (email: string) => (await delivered(email))[0];

/** What its calendars tell the visitor's own one. */
const newestCalendars = async (email: string) => sentCalendars(await newestMail(email));

/** The only one of them. */
async function newestCalendar(email: string) {
  const [calendar, ...more] = await newestCalendars(email);
  expect(more).toEqual([]);
  if (!calendar) throw new Error(`The newest mail to ${email} has no calendar.`);
  return calendar;
}

async function move(id: string, bookingTime: string) {
  await desk.awake();
  const change = { bookingDate: TOMORROW, bookingTime };
  expect((await desk.admin.send('PATCH', `/api/admin/bookings/${id}/schedule`, change)).status).toBe(200);
}

/** When the guest of a session is asked to come, half an hour before it; the test says the former. */
const instantOf = (time: string) => new Date(`${TOMORROW}T${time}:00+09:00`).toISOString();

test('one entry lives as long as its session: sent, moved, cancelled, and back again', async () => {
  desk.clock.set(MORNING);
  const { booking } = await desk.paidBooking({ bookingDate: TOMORROW, bookingTime: '13:00' });
  const sequences: number[] = [];
  const next = async () => {
    const { method, partMethod, events } = await newestCalendar(booking.email);
    const [event, ...more] = events;
    expect(more).toEqual([]);
    expect(partMethod).toBe(method);
    expect(event?.uid).toBe(`${booking.id}@example.test`);
    sequences.push(event?.sequence ?? 0);
    return { method, status: event?.status, startsAt: event?.startsAt };
  };

  expect(await next()).toEqual({ method: 'PUBLISH', status: 'CONFIRMED', startsAt: instantOf('12:30') });
  await move(booking.id, '15:30');
  expect(await next()).toEqual({ method: 'PUBLISH', status: 'CONFIRMED', startsAt: instantOf('15:00') });
  await desk.setStatus(booking.id, 'cancelled');
  expect(await next()).toEqual({ method: 'CANCEL', status: 'CANCELLED', startsAt: instantOf('15:00') });
  await desk.setStatus(booking.id, 'confirmed');
  expect(await next()).toEqual({ method: 'PUBLISH', status: 'CONFIRMED', startsAt: instantOf('15:00') });
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
});

test('of a party, whoever is cancelled leaves the calendar alone', async () => {
  desk.clock.set(MORNING);
  const { ids, booking } = await desk.paidParty(['Mina Kim', 'Jisoo Park', 'Hana Lee'], {
    bookingDate: TOMORROW,
    bookingTime: '16:00',
    locale: 'zh',
  });
  const uids = ids.map((id) => `${id}@example.test`);
  const { method, events } = await newestCalendar(booking.email);
  expect(method).toBe('PUBLISH');
  expect(events.map(({ uid }) => uid)).toEqual(uids);
  expect(events[1]?.summary).toBe('录音 16:10 · Jisoo Park · 新沙唱片咖啡馆');
  await desk.setStatus(ids[1] ?? '', 'cancelled');
  const cancelled = await newestCalendar(booking.email);
  expect(cancelled.method).toBe('CANCEL');
  expect(cancelled.events.map(({ uid }) => uid)).toEqual([uids[1]]);
});

test('of a party that is cancelled as one, each entry ends in a part of its own, with whom it was for', async () => {
  desk.clock.set(MORNING);
  const { ids, booking } = await desk.paidParty(['Mina Kim', 'Jisoo Park'], {
    bookingDate: TOMORROW,
    bookingTime: '17:00',
  });
  await desk.setStatus(ids[0] ?? '', 'cancelled', { wholeParty: true });
  const cancelled = await newestCalendars(booking.email);
  expect(
    cancelled.map(({ method, partMethod, events }) => [
      method,
      partMethod,
      ...events.map(({ uid, organizer, attendees }) => [uid, organizer !== '', ...attendees]),
    ]),
  ).toEqual(ids.map((id) => ['CANCEL', 'CANCEL', [`${id}@example.test`, true, `mailto:${booking.email}`]]));
});

test('a booking that staff cancel before it is paid has no entry, and gets none', async () => {
  desk.clock.set(MORNING);
  const booking = await desk.hold({ bookingDate: TOMORROW, bookingTime: '18:00' });
  await desk.setStatus(booking.id, 'cancelled');
  const mail = await newestMail(booking.email);
  expect(mail?.subject).toContain('cancelled');
  expect(mail?.attachments).toEqual([]);
});
