import { describe, expect, test } from 'vitest';
import { initialSessionMails } from 'shared/session-mails/initial-session-mails.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import { aChain, hongdae, sinsa } from '../branches/chain.ts';
import { inboxOf } from '../email/outbox.ts';
import { sell } from '../../harness/catalogue.ts';
import type { HeldBooking } from '../payments/harness.ts';
import { openSessionMailDesk } from './desk.ts';

const desk = await openSessionMailDesk();
const { booked, hoursBefore, later, reminders } = desk;

describe('a reminder', () => {
  test('comes a day before: when to be there by the clock, what to bring, the link, and a way to hear no more', async () => {
    const booking = await booked();
    hoursBefore(booking, 24.1);
    await later();
    expect(await reminders(booking.email)).toEqual([]);
    hoursBefore(booking, 24);
    await later();
    const [mail, ...more] = await reminders(booking.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Reminder: booking #${booking.id}, ${booking.date} 14:00 KST`);
    for (const words of [
      'See you soon',
      `A reminder: you have booked a session for ${booking.date} 14:00 KST.`,
      'We look forward to recording with you.',
      'we expect you by 13:30 KST',
      'Be at the booth by 13:50',
      `Have your booking number ready: ${booking.id}.`,
    ])
      expect(mail?.text).toContain(words);
    expect(mail?.text).toMatch(/Open my booking: http:\/\/\S+\/my-booking#[\w-]{43}\n/);
    expect(mail?.text).toMatch(
      /No more reminders to this address: http:\/\/\S+\/my-booking#no-reminders=[\w-]{43}\n/,
    );
    expect(mail?.attachments).toEqual([]);
    expect(mail?.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/site\.test\/api\/mail-opt-out\/[\w-]{43}>$/,
    );
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const [confirmation] = (await inboxOf(booking.email)).slice(-1);
    expect(confirmation?.headers['list-unsubscribe']).toBeUndefined();
    expect(confirmation?.text).not.toContain('no-reminders');
  });

  test.each([
    [
      'ko',
      '예약하신 세션 3회를 미리 알려 드립니다.',
      '곧 뵙겠습니다',
      '첫 세션 시작 30분 전인 13:20(KST)까지',
    ],
    ['zh', '温馨提示：您预订了 3 场录音', '期待您的到来', '13:20'],
    [
      'ja',
      'ご予約いただいたレコーディング全3回のお知らせです。',
      'お会いできるのを楽しみにしています',
      '最初のレコーディング開始30分前の13:20（KST）までに',
    ],
  ])('is one for a party, in its language (%s)', async (locale, ...said) => {
    const day = desk.nextDay();
    const { ids, booking } = await desk.paidParty(['Mina Kim', 'Jisoo Park', 'Hana Lee'], {
      bookingDate: day,
      bookingTime: '13:50',
      locale,
    });
    hoursBefore({ date: day, time: '13:50' }, 24);
    await later();
    hoursBefore({ date: day, time: '14:10' }, 24);
    await later();
    const [mail, ...more] = await reminders(booking.email);
    expect(more).toEqual([]);
    for (const words of [...said, ...ids, 'Jisoo Park']) expect(mail?.text).toContain(words);
  });

  test('goes out for a Klook booking with a time too, and says what is to be paid there', async () => {
    const booking = await booked();
    await desk.db.query(
      `UPDATE bookings SET booking_type = 'klook', klook_booking_id = 'KLK-' || id, session_fee_won = 0, total_price_won = 300000
        WHERE id = $1`,
      [booking.id],
    );
    hoursBefore(booking, 20);
    await later();
    expect((await reminders(booking.email))[0]?.text).toContain('Please pay ₩300,000 at the studio');
  });

  test('is not sent for what is cancelled', async () => {
    const booking = await booked();
    await desk.setStatus(booking.id, 'cancelled');
    hoursBefore(booking, 20);
    await later();
    expect(await reminders(booking.email)).toEqual([]);
  });

  test('is not sent for what was booked later than that, and nobody is reminded of a session that has begun', async () => {
    const day = desk.nextDay();
    hoursBefore({ date: day, time: '14:00' }, 23);
    const { booking } = await desk.paidBooking({ bookingDate: day, bookingTime: '14:00' });
    hoursBefore(booking, 10);
    await later();
    const missed = await booked();
    hoursBefore(missed, -1);
    await later();
    expect(await reminders(booking.email)).toEqual([]);
    expect(await reminders(missed.email)).toEqual([]);
  });

  test('of a booking that was moved tells the new time, and once', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await later();
    const to = { date: addSeoulDays(booking.date, 2), time: '16:00' };
    await desk.moveTo(booking.id, to.date, to.time);
    for (const hours of [30, 24, 23.5]) {
      hoursBefore(to, hours);
      await later();
    }
    const subjects = (await reminders(booking.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Reminder: booking #${booking.id}, ${to.date} 16:00 KST`,
      `Reminder: booking #${booking.id}, ${booking.date} 14:00 KST`,
    ]);
  });

  test('is not sent to somebody whose booking was moved so late that the mail about it says the same', async () => {
    const booking = await booked();
    hoursBefore(booking, 30);
    await desk.moveTo(booking.id, booking.date, '10:00');
    hoursBefore({ ...booking, time: '10:00' }, 20);
    await later();
    expect(await reminders(booking.email)).toHaveLength(1);
    hoursBefore({ ...booking, time: '10:00' }, 19);
    await desk.moveTo(booking.id, booking.date, '17:00');
    await later();
    expect(await reminders(booking.email)).toHaveLength(1);
  });
});

/** Staff take a booking back to pending well before, and confirm it again 20 hours before the session. */
async function confirmedLate(booking: HeldBooking) {
  hoursBefore(booking, 40);
  await desk.setStatus(booking.id, 'pending');
  hoursBefore(booking, 20);
  await desk.setStatus(booking.id, 'confirmed');
}

describe('a reminder to somebody whose booking staff confirm later than that', () => {
  test('comes where no mail has told them of it', async () => {
    const day = desk.nextDay();
    hoursBefore({ date: day, time: '14:00' }, 60);
    const kept = await desk.hold({ bookingDate: day, bookingTime: '14:00' });
    await confirmedLate(kept);
    await later();
    expect((await inboxOf(kept.email)).map(({ subject }) => subject)).toEqual([
      `Reminder: booking #${kept.id}, ${day} 14:00 KST`,
    ]);
  });

  test('does not come where it was booked later than that, mail or no mail', async () => {
    const day = desk.nextDay();
    hoursBefore({ date: day, time: '14:00' }, 23);
    const kept = await desk.hold({ bookingDate: day, bookingTime: '14:00' });
    await desk.setStatus(kept.id, 'confirmed');
    await later();
    expect(await reminders(kept.email)).toEqual([]);
  });

  test('comes where the mail about it was long ago, and confirming it again was no news', async () => {
    const booking = await booked();
    await confirmedLate(booking);
    await later();
    expect(await reminders(booking.email)).toHaveLength(1);
  });

  test('does not come where the mail about it says the same', async () => {
    const booking = await booked();
    hoursBefore(booking, 40);
    await desk.setStatus(booking.id, 'cancelled');
    await confirmedLate(booking);
    await desk.deliver();
    const mails = (await inboxOf(booking.email)).length;
    await later();
    expect(await inboxOf(booking.email)).toHaveLength(mails);
    expect(await reminders(booking.email)).toEqual([]);
    expect((await desk.history(booking.id)).at(-1)).toMatchObject({
      event: 'status-confirmed',
      details: { mail: 'booking-reinstated' },
    });
  });
});

describe('a reminder that waits in the outbox', () => {
  test('is not sent once its booking is cancelled, and needs nobody’s attention', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await desk.run();
    await desk.setStatus(booking.id, 'cancelled');
    await desk.deliver();
    expect(await reminders(booking.email)).toEqual([]);
    expect(await desk.outboxOf(booking.id, 'reminder')).toEqual([
      { state: 'failed', tries: 0, lastError: 'Not sent: the session was cancelled, moved or over by then' },
    ]);
  });

  test('gives way to one of the new time when its booking is moved', async () => {
    const booking = await booked();
    hoursBefore(booking, 24);
    await desk.run();
    const to = { date: addSeoulDays(booking.date, 2), time: '10:00' };
    await desk.moveTo(booking.id, to.date, to.time);
    await desk.deliver();
    expect(await reminders(booking.email)).toEqual([]);
    hoursBefore(to, 24);
    await later();
    const subjects = (await reminders(booking.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([`Reminder: booking #${booking.id}, ${to.date} 10:00 KST`]);
  });

  test('is written anew for the rest of a party when one of it is cancelled', async () => {
    const day = desk.nextDay();
    const { ids, booking } = await desk.paidParty(['Mina Kim', 'Jisoo Park'], {
      bookingDate: day,
      bookingTime: '14:00',
    });
    hoursBefore({ date: day, time: '14:00' }, 24);
    await desk.run();
    await desk.setStatus(ids[0] ?? '', 'cancelled');
    await desk.deliver();
    expect(await reminders(booking.email)).toEqual([]);
    hoursBefore({ date: day, time: '14:10' }, 24);
    await later();
    const [mail, ...more] = await reminders(booking.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Reminder: booking #${ids[1]}, singer 2 of 2, ${day} 14:10 KST`);
    expect(mail?.text).not.toContain(ids[0]);
  });

  test('is not sent once the session has begun, nor to an address that is no longer the booking’s', async () => {
    const late = await booked();
    hoursBefore(late, 24);
    await desk.run();
    hoursBefore(late, 0);
    await desk.deliver();
    expect(await reminders(late.email)).toEqual([]);

    const changed = await booked();
    hoursBefore(changed, 24);
    await desk.run();
    const email = `new-${changed.email}`;
    await desk.db.query('UPDATE orders SET email = $2 WHERE id = $1', [changed.id, email]);
    await desk.deliver();
    await later();
    expect(await reminders(changed.email)).toEqual([]);
    expect(await reminders(email)).toHaveLength(1);
  });

  test('says of each branch what is true there', async () => {
    const { reminder, followUp } = initialSessionMails;
    const saying = (en: string) => ({ followUp, reminder: { ...reminder, text: { en } } });
    const sessionMails = saying('We are open from ten.');
    const there = { ...hongdae, sessionMails: saying('We are open from noon.') };
    await sell(desk.db, { ...aChain(100, [{ ...sinsa, sessionMails }, there]), sessionMails });
    for (const [fields, said] of [
      [{}, 'We are open from ten.'],
      [{ branchId: hongdae.id, totalPrice: 30_000 }, 'We are open from noon.'],
    ] as const) {
      const booking = await booked(fields);
      hoursBefore(booking, 24);
      await later();
      expect((await reminders(booking.email))[0]?.text).toContain(said);
    }
  });
});
