import { expect, test } from 'vitest';
import type { Caught } from '../email/outbox.ts';
import { inboxOf } from '../email/outbox.ts';
import { openSessionMailDesk } from './desk.ts';

const desk = await openSessionMailDesk();
const { booked, hoursBefore, later, publish } = desk;

const isFollowUp = ({ subject }: Caught) => subject.startsWith('How was it?');
const followUps = async (email: string) => (await inboxOf(email)).filter(isFollowUp);

test('is off until staff switch it on', async () => {
  const booking = await booked();
  hoursBefore(booking, -30);
  await later();
  expect(await followUps(booking.email)).toEqual([]);
});

test('asks the day after, once, in the words of staff, and leads to where visitors say it', async () => {
  await publish({
    followUp: { isOn: true, heading: { en: 'Tell us' }, url: 'https://reviews.example.test/cafe' },
  });
  const booking = await booked();
  await desk.setStatus(booking.id, 'completed');
  hoursBefore(booking, -23.9);
  await later();
  expect(await followUps(booking.email)).toEqual([]);
  for (const hours of [-24, -25, -40]) {
    hoursBefore(booking, hours);
    await later();
  }
  const [mail, ...more] = await followUps(booking.email);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`How was it? Booking #${booking.id}`);
  expect(mail?.text).toMatch(/^Tell us\n/);
  expect(mail?.text).toContain('Leave a review: https://reviews.example.test/cafe');
  expect(mail?.text).toMatch(/Open my booking: http:\/\/\S+\/my-booking#[\w-]{43}\n/);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
});

test('does not ask whoever did not come, cancelled, or was here long ago', async () => {
  await publish({ followUp: { isOn: true } });
  const [noShow, cancelled, longAgo] = [await booked(), await booked(), await booked()];
  hoursBefore(noShow, -1);
  await desk.setStatus(noShow.id, 'cancelled', { reason: 'no-show' });
  hoursBefore(noShow, -24);
  await later();
  hoursBefore(cancelled, 30);
  await desk.setStatus(cancelled.id, 'cancelled');
  hoursBefore(cancelled, -24);
  await later();
  hoursBefore(longAgo, -73);
  await later();
  for (const { email } of [noShow, cancelled, longAgo]) expect(await followUps(email)).toEqual([]);
});

test('waits in the outbox for nobody who turns out not to have come', async () => {
  await publish({ followUp: { isOn: true } });
  const booking = await booked();
  hoursBefore(booking, -24);
  await desk.run();
  await desk.setStatus(booking.id, 'cancelled', { reason: 'no-show' });
  await desk.deliver();
  expect(await followUps(booking.email)).toEqual([]);
  expect(await desk.outboxOf(booking.id, 'follow-up')).toMatchObject([{ state: 'failed', tries: 0 }]);
});

test('asks a party in one mail', async () => {
  await publish({ followUp: { isOn: true } });
  const day = desk.nextDay();
  hoursBefore({ date: day, time: '14:00' }, 60);
  const { ids, booking } = await desk.paidParty(['Mina Kim', 'Jisoo Park'], {
    bookingDate: day,
    bookingTime: '14:00',
  });
  for (const minutes of [0, 10, 20]) {
    hoursBefore({ date: day, time: '14:00' }, -24 - minutes / 60);
    await later();
  }
  expect((await followUps(booking.email)).map(({ subject }) => subject)).toEqual([
    `How was it? Booking #${ids[0]}, 2 sessions`,
  ]);
});
