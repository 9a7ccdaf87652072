import { changedBookingSchema } from 'shared/problems/changed-booking.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
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
    const unseen = await desk.schedule(id, '2026-07-10', '15:00', { reason: 'The studio\u0000' });
    expect(unseen.status).toBe(400);
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

  it('are refused where another screen was faster, with who it was, to when, and how it is now; one mail goes out', async () => {
    const id = await desk.bookDirect();
    const seen = { 'If-Match': `"${(await desk.read(id)).version}"` };
    expect((await desk.schedule(id, TOMORROW, '15:00', {}, seen)).status).toBe(200);
    const { status, body } = await desk.schedule(id, TOMORROW, '16:00', {}, seen);
    expect([status, body.type]).toEqual([409, 'stale-change']);
    const now = await desk.read(id);
    const startsAt = instantInSeoul(TOMORROW, '15:00').toISOString();
    const changed = changedBookingSchema.parse(body.changed);
    expect(changed).toMatchObject({
      ...{ id, version: now.version, startsAt, studioId: 1 },
      last: { event: 'scheduled', details: { to: startsAt } },
    });
    expect(changed.last?.actor).toMatch(/^(?!user:)\w/);
    expect([now.bookingTime, (await desk.mailsAbout(id)).length]).toEqual(['15:00', 1]);
    const asked = { 'If-Match': `"${changed.version}"` };
    expect((await desk.schedule(id, TOMORROW, '16:00', {}, asked)).status).toBe(200);
  });
});
