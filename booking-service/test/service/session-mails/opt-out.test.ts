import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { describe, expect, test } from 'vitest';
import { newAddress, openBrowser } from '../../harness/accounts.ts';
import { inboxOf } from '../email/outbox.ts';
import { linkIn, linkTo, visitorBrowser } from '../my-booking/harness.ts';
import { openSessionMailDesk } from './desk.ts';

const desk = await openSessionMailDesk({ LIMIT_LINK_TRIES_PER_ADDRESS_PER_15_MINUTES: '5' });
const { booked, hoursBefore, later, reminders } = desk;

/** What a mail program does on one click: no cookie, no origin of ours, a form with one field (RFC 8058, section 3.2). */
const oneClick = (url: string) =>
  desk.send<{ type?: string }>(new URL(url).pathname, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': newAddress() },
    body: 'List-Unsubscribe=One-Click',
  });

async function reminded() {
  const booking = await booked();
  hoursBefore(booking, 24);
  await later();
  const [mail] = await reminders(booking.email);
  return { booking, mail };
}

/** The same visitor books again; the confirmation comes, and the reminder only where they want one. */
async function bookedAgain(email: string) {
  const again = await booked({ email });
  hoursBefore(again, 24);
  await later();
  const mails = (await inboxOf(email)).filter(({ subject }) => subject.includes(again.id));
  return mails.map(({ subject }) => subject.split(/[ :]/)[0]);
}

describe('one click of a mail program', () => {
  test('ends reminders to the address, whatever it books, and nothing else', async () => {
    const { booking, mail } = await reminded();
    const url = /<(.*)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(await oneClick(url)).toMatchObject({ status: 200, body: { success: true } });
    expect(await oneClick(url)).toMatchObject({ status: 200 });
    expect(await bookedAgain(booking.email.toUpperCase().replace('EXAMPLE', 'example'))).toEqual(['Booking']);
  });

  test('is taken from any origin, and opens nothing but that', async () => {
    const { booking } = await reminded();
    const link = await linkTo(desk, booking.id, 'opt-out');
    const headers = { Origin: 'https://mail.example.test', 'Sec-Fetch-Site': 'cross-site' };
    const { status } = await openBrowser(desk.url).send(
      'POST',
      `/api/mail-opt-out/${link}`,
      undefined,
      headers,
    );
    expect(status).toBe(200);
    expect((await openBrowser(desk.url).send('POST', '/api/my-booking/session', { link })).status).toBe(401);
  });

  test.each([
    ['A'.repeat(43), 401, 'link-invalid'],
    ['x', 404, 'not-found'],
  ])('on what is no link (%s) is refused', async (link, status, type) => {
    const answer = await oneClick(`http://site.test/api/mail-opt-out/${link}`);
    expect(answer).toMatchObject({ status, body: { type } });
  });

  test('with the link to the page, which opens it, is refused', async () => {
    const { booking, mail } = await reminded();
    const page = linkIn(mail?.text ?? '') ?? '';
    expect((await oneClick(`http://site.test/api/mail-opt-out/${page}`)).status).toBe(401);
    expect(await bookedAgain(booking.email)).toEqual(['Reminder', 'Booking']);
  });

  test('guesses are limited by address', async () => {
    const browser = openBrowser(desk.url);
    const statuses: number[] = [];
    for (const path of Array(6).fill(`/api/mail-opt-out/${'B'.repeat(43)}`))
      statuses.push((await browser.send('POST', String(path))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('from a program that opens addresses instead leads to the page, and changes nothing', async () => {
    const { booking } = await reminded();
    const link = await linkTo(desk, booking.id, 'opt-out');
    const { status, headers } = await desk.send(`/api/mail-opt-out/${link}`, { redirect: 'manual' });
    expect(status).toBe(303);
    expect(headers.get('location')).toMatch(new RegExp(`/my-booking#no-reminders=${link}$`));
    expect(await bookedAgain(booking.email)).toEqual(['Reminder', 'Booking']);
  });
});

describe('the page', () => {
  test('ends them with the link that the mail says', async () => {
    const { booking, mail } = await reminded();
    const link = linkIn(mail?.text ?? '', 'no-reminders=');
    const answer = await openBrowser(desk.url).send('POST', '/api/my-booking/no-reminders', { link });
    expect(answer.status).toBe(204);
    expect(await bookedAgain(booking.email)).toEqual(['Booking']);
  });

  test('shows whether they are on, and switches them', async () => {
    const { booking } = await reminded();
    const visitor = await visitorBrowser(desk, booking.id);
    const change = (on: unknown) =>
      visitor.send<MyBooking>('PATCH', '/api/my-booking/reminders', { reminders: on });
    expect((await visitor.send<MyBooking>('GET', '/api/my-booking')).body.reminders).toBe(true);
    expect((await change(false)).body.reminders).toBe(false);
    expect((await change(false)).body).toMatchObject({ id: booking.id, reminders: false });
    expect((await change('no')).status).toBe(400);
    expect(await bookedAgain(booking.email)).toEqual(['Booking']);
    const again = await visitorBrowser(desk, booking.id);
    const on = await again.send<MyBooking>('PATCH', '/api/my-booking/reminders', { reminders: true });
    expect(on.body.reminders).toBe(true);
    expect(await bookedAgain(booking.email)).toEqual(['Reminder', 'Booking']);
  });

  test('keeps a mail back that waits in the outbox already', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await desk.run();
    const visitor = await visitorBrowser(desk, booking.id);
    await visitor.send('PATCH', '/api/my-booking/reminders', { reminders: false });
    await later();
    expect(await reminders(booking.email)).toEqual([]);
    expect(await desk.outboxOf(booking.id, 'reminder')).toEqual([
      { state: 'failed', tries: 0, lastError: 'Not sent: its reader wants no mails of this kind' },
    ]);
    await visitor.send('PATCH', '/api/my-booking/reminders', { reminders: true });
    await later();
    expect(await reminders(booking.email)).toHaveLength(1);
  });

  test('notes no address, only its hash', async () => {
    const { booking } = await reminded();
    const link = await linkTo(desk, booking.id, 'opt-out');
    await openBrowser(desk.url).send('POST', '/api/my-booking/no-reminders', { link });
    const { rows } = await desk.db.query<{ kept: string }>('SELECT out::text AS kept FROM mail_opt_outs out');
    expect(rows.length).toBeGreaterThan(0);
    for (const { kept } of rows) expect(kept).not.toContain('@');
  });
});
