import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { signedInBrowser } from '../harness/accounts.ts';
import { MORNING, TODAY, TOMORROW } from '../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

describe('setting a status', () => {
  it('takes any status in any order, keeps the slot for good and tells who did it', async () => {
    const id = await desk.bookDirect();
    for (const status of ['in-progress', 'completed', 'pending', 'confirmed', 'cancelled', 'completed']) {
      const reply = await desk.setStatus(id, status);
      expect([reply.status, reply.body.status]).toEqual([200, status]);
      expect(reply.headers.get('ETag')).toBe(`"${reply.body.version}"`);
      expect(await desk.claimsOf(id)).toHaveLength(status === 'cancelled' ? 0 : 1);
    }
    desk.service.clock.advanceMinutes(20);
    expect((await desk.read(id)).status).toBe('completed');
    expect((await desk.claimsOf(id))[0]?.expires_at).toBeNull();
    const { body } = await desk.admin.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`);
    expect(body.history[0]).toMatchObject({ actor: desk.admin.user.username, event: 'status-completed' });
    const audit = await desk.admin.send<object[]>('GET', '/api/admin/audit?limit=1');
    expect(audit.body).toMatchObject([
      {
        action: 'booking-status',
        subjectId: id,
        before: { status: 'cancelled' },
        after: { status: 'completed' },
      },
    ]);
  });

  it('out of cancelled takes the slot again, or answers 409 and changes nothing', async () => {
    const id = await desk.bookDirect();
    await desk.setStatus(id, 'cancelled');
    const other = await desk.bookDirect({ email: 'other@example.test' });
    const before = await desk.read(id);
    const refused = await desk.setStatus(id, 'confirmed');
    expect([refused.status, refused.body.type]).toEqual([409, 'slot-taken']);
    expect(refused.body.detail).toBe(
      'Somebody else has this time now, so nothing was changed. Give this booking another time first.',
    );
    expect(await desk.read(id)).toEqual(before);
    expect(await desk.claimsOf(other)).toHaveLength(1);
    await desk.setStatus(other, 'cancelled');
    expect((await desk.setStatus(id, 'confirmed')).status).toBe(200);
  });

  it('of a hold that has run out works as long as nobody else has taken the slot', async () => {
    const id = await desk.bookDirect();
    desk.service.clock.advanceMinutes(20);
    expect((await desk.read(id)).status).toBe('cancelled');
    expect((await desk.setStatus(id, 'confirmed')).body.status).toBe('confirmed');
  });

  it('to no-show cancels and keeps the slot', async () => {
    const id = await desk.bookDirect();
    const reply = await desk.setStatus(id, { status: 'cancelled', reason: 'no-show' });
    expect(reply.body).toMatchObject({ status: 'cancelled', cancellationReason: 'no-show' });
    expect(await desk.claimsOf(id)).toHaveLength(1);
  });

  it('cancels a squatted Klook booking, which sets its ID free; the first one cannot come back then', async () => {
    const squatter = await desk.bookKlook({ klookBookingId: 'KLK-9' });
    await desk.setStatus(squatter, 'cancelled');
    await desk.bookKlook({ klookBookingId: 'klk-9', email: 'rightful@example.test' });
    const refused = await desk.setStatus(squatter, 'pending');
    expect([refused.status, refused.body.type]).toEqual([409, 'klook-already-used']);
    expect((await desk.read(squatter)).status).toBe('cancelled');
  });

  it('confirmed tells a Klook visitor, once', async () => {
    const id = await desk.bookKlook();
    await desk.setStatus(id, 'confirmed');
    await desk.setStatus(id, 'confirmed');
    expect((await desk.mailsAbout(id)).map(({ kind }) => kind).sort()).toEqual([
      'klook-completed',
      'klook-confirmed',
    ]);
  });

  it('is refused to the second of two admins who saw the same version', async () => {
    const id = await desk.bookDirect();
    const other = await signedInBrowser(desk.service.url, desk.service.db);
    const { version } = await desk.read(id);
    const seen = { 'If-Match': `"${version}"` };
    const replies = await Promise.all([
      desk.setStatus(id, 'confirmed', seen),
      desk.setStatus(id, 'cancelled', seen, { ...other, user: other.user }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.type).toBe('stale-change');
    expect((await desk.read(id)).version).toBe(version + 1);
  });

  it.each([[{ status: 'lost' }], [{ status: '' }], [{}], [{ status: 'cancelled', reason: 'bored' }]])(
    'refuses %j',
    async (body) => {
      const id = await desk.bookDirect();
      expect((await desk.setStatus(id, body)).status).toBe(400);
    },
  );

  it.each(['0000000000', 'nonsense', '%00', "1';--"])('answers 404 for the number %s', async (id) => {
    expect((await desk.setStatus(id, 'confirmed')).body.type).toBe('booking-not-found');
  });
});

describe('date and time', () => {
  it('given to a Klook booking claim the slot, are told to the visitor and do not count as a move', async () => {
    const id = await desk.bookKlook();
    const reply = await desk.schedule(id, TOMORROW, '15:30');
    expect(reply.body).toMatchObject({ bookingDate: TOMORROW, bookingTime: '15:30', moves: 0 });
    expect(await desk.claimsOf(id)).toEqual([
      { starts_at: instantInSeoul(TOMORROW, '15:30'), expires_at: null },
    ]);
    const mails = await desk.mailsAbout(id);
    expect(mails.map(({ subject }) => subject)).toContain(
      `Your session time: booking #${id}, ${TOMORROW} 15:30 KST`,
    );
    const times = await desk.service.get<string[]>(`/api/timeslots/${TOMORROW}`);
    expect(times.body).not.toContain('15:30');
  });

  it('of a session move in one step: the new slot is taken, the old one free, the hold as long as before', async () => {
    const id = await desk.bookDirect();
    const [before] = await desk.claimsOf(id);
    const reply = await desk.schedule(id, TOMORROW, '18:00');
    expect(reply.body).toMatchObject({ bookingTime: '18:00', moves: 1, totalPrice: 50_000 });
    expect(await desk.claimsOf(id)).toEqual([
      { starts_at: instantInSeoul(TOMORROW, '18:00'), expires_at: before?.expires_at },
    ]);
    const times = await desk.service.get<string[]>(`/api/timeslots/${TOMORROW}`);
    expect(times.body).toContain('14:00');
    expect(times.body).not.toContain('18:00');
  });

  it('that somebody else has are refused with the next free ones named, and nothing changes', async () => {
    const id = await desk.bookKlook();
    await desk.bookDirect({ bookingTime: '14:00' });
    await desk.bookDirect({ bookingTime: '14:10', email: 'second@example.test' });
    const before = await desk.read(id);
    const reply = await desk.schedule(id, TOMORROW, '14:00');
    expect([reply.status, reply.body.detail]).toEqual([
      409,
      `Somebody else has ${TOMORROW} 14:00 KST, so nothing was changed. Free on that day: 14:20, 14:30, 14:40.`,
    ]);
    expect(await desk.read(id)).toEqual(before);
    expect(await desk.claimsOf(id)).toEqual([]);
  });

  it('of one free slot go to one of two admins who give it away at once', async () => {
    const ids = [
      await desk.bookKlook({ klookBookingId: 'A-1' }),
      await desk.bookKlook({ klookBookingId: 'A-2' }),
    ];
    const replies = await Promise.all(ids.map((id) => desk.schedule(id, TOMORROW, '16:00')));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('may be moved twice, until 24 hours before; then staff have to give a reason', async () => {
    const id = await desk.bookDirect({ bookingDate: '2026-07-10' });
    expect((await desk.schedule(id, '2026-07-10', '15:00')).body.moves).toBe(1);
    expect((await desk.schedule(id, TODAY, '15:00')).body.moves).toBe(2);
    const refused = await desk.schedule(id, '2026-07-10', '15:00');
    expect([refused.status, refused.body.type]).toEqual([409, 'move-not-allowed']);
    const moved = await desk.schedule(id, '2026-07-10', '15:00', { reason: 'The studio had to close' });
    expect(moved.body.moves).toBe(3);
    const { body } = await desk.admin.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`);
    expect(body.history[0]?.details).toMatchObject({ reason: 'The studio had to close' });
  });

  it('that are the same again change nothing and send nothing', async () => {
    const id = await desk.bookDirect();
    const before = await desk.read(id);
    expect((await desk.schedule(id, TOMORROW, '14:00')).body).toEqual(before);
    expect(await desk.mailsAbout(id)).toEqual([]);
  });

  it.each([
    [TOMORROW, '14:05', 'Please choose a time at which sessions start'],
    [TOMORROW, '22:00', 'Please choose a time at which sessions start'],
    ['2026-07-01', '14:00', 'Please choose a time that has not passed'],
    ['2026-02-30', '14:00', 'Please select a date'],
    [TOMORROW, 'noon', 'Please select a time'],
  ])('%s %s are refused', async (date, time, message) => {
    const id = await desk.bookKlook();
    const reply = await desk.schedule(id, date, time);
    expect(reply.status).toBe(400);
    expect(reply.body.errors?.map((error) => error.message)).toContain(message);
  });

  it('are refused for a cancelled booking and for a version that is not the newest', async () => {
    const id = await desk.bookKlook();
    expect((await desk.schedule(id, TOMORROW, '14:00', {}, { 'If-Match': '"99"' })).body.type).toBe(
      'stale-change',
    );
    await desk.setStatus(id, 'cancelled');
    expect((await desk.schedule(id, TOMORROW, '14:00')).body.type).toBe('booking-cancelled');
  });
});

describe('writing to the visitor', () => {
  const write = (id: string, body: unknown) =>
    desk.admin.send<{ success?: boolean; emailId?: string; errors?: { message: string }[] }>(
      'POST',
      `/api/admin/bookings/${id}/send-email`,
      body,
    );

  it('queues the mail as written, about the booking, and shows it on the card', async () => {
    const id = await desk.bookDirect();
    const reply = await write(id, { subject: ' Your song ', message: 'Hello,\n\nit is ready.' });
    expect([reply.status, reply.body.success]).toEqual([202, true]);
    const [mail] = await desk.mailsAbout(id);
    expect(mail).toMatchObject({
      kind: 'staff-message',
      subject: 'Your song',
      recipient: 'visitor@example.test',
    });
    expect(mail?.text_body).toContain('it is ready.');
    expect((await desk.read(id)).lastEmail).toMatchObject({
      id: reply.body.emailId,
      subject: 'Your song',
      state: 'queued',
    });
  });

  it('can be sent again, as a mail of its own', async () => {
    const id = await desk.bookDirect();
    const { body } = await write(id, { subject: 'Once', message: 'and again' });
    const again = await desk.admin.send<{ emailId: string }>(
      'POST',
      `/api/admin/emails/${body.emailId}/resend`,
    );
    expect(again.status).toBe(202);
    const { rows } = await desk.service.db.query<{ message_id: string; subject: string }>(
      'SELECT message_id, subject FROM emails WHERE booking_id = $1',
      [id],
    );
    expect(new Set(rows.map(({ message_id }) => message_id)).size).toBe(2);
    expect(rows.map(({ subject }) => subject)).toEqual(['Once', 'Once']);
    for (const unknown of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
      expect((await desk.admin.send('POST', `/api/admin/emails/${unknown}/resend`)).status).toBe(404);
    }
  });

  it.each([
    [{ subject: '', message: 'x' }, 400],
    [{ subject: 'x', message: '  \n ' }, 400],
    [{ subject: 'x' }, 400],
    [{ subject: 'Hello\r\nBcc: victim@example.test', message: 'x' }, 400],
    [{ subject: 'x'.repeat(151), message: 'x' }, 400],
    [{ subject: 'x', message: 'x'.repeat(10_001) }, 400],
    [{ subject: 'x', message: 'x'.repeat(100_000) }, 413],
  ])('refuses case %#', async (body, status) => {
    const id = await desk.bookDirect();
    expect((await write(id, body)).status).toBe(status);
    expect(await desk.mailsAbout(id)).toEqual([]);
  });
});
