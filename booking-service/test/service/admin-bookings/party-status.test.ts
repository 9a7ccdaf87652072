import type { AuditEntry } from 'shared/auth/audit.ts';
import type { BookingHistory, StatusPreview } from 'shared/bookings/admin-booking.ts';
import { statusPreviewSchema } from 'shared/bookings/admin-booking.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
/** Of a party that sings at 14:00, 14:10 and 14:20. */
let jin: string, mina: string, yuna: string;
beforeAll(async () => {
  desk = await openDashboard();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE orders CASCADE');
  [jin = '', mina = '', yuna = ''] = await desk.bookParty(['Jin', 'Mina', 'Yuna']);
});

const all = () => Promise.all([jin, mina, yuna].map((id) => desk.read(id)));
const statuses = async () => (await all()).map(({ status }) => status);
const preview = async (id: string, query: string) => {
  const path = `/api/admin/bookings/${id}/status-preview?${query}`;
  const { status, body } = await desk.admin.send<StatusPreview>('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return statusPreviewSchema.parse(body);
};
const kinds = async () => (await desk.mailsAbout(jin)).map(({ kind }) => kind);

describe('a singer of a party', () => {
  it('has a card that names the others with their times, in the list too', async () => {
    expect((await desk.read(mina)).party).toEqual({
      place: 2,
      size: 3,
      others: [
        { id: jin, name: 'Jin', place: 1, status: 'pending', bookingDate: TOMORROW, bookingTime: '14:00' },
        { id: yuna, name: 'Yuna', place: 3, status: 'pending', bookingDate: TOMORROW, bookingTime: '14:20' },
      ],
    });
    const listed = await desk.list('?search=Yuna');
    expect(listed.map(({ id, party }) => [id, party.place, party.size])).toEqual([[yuna, 3, 3]]);
  });

  it('is found by the contact that they have in common, and counts as a booking of their own', async () => {
    expect((await desk.list('?search=visitor@example.test')).map(({ id }) => id).sort()).toEqual(
      [jin, mina, yuna].sort(),
    );
    const { body } = await desk.admin.send('GET', '/api/admin/bookings/counts');
    expect(body).toMatchObject({ total: 3, pending: 3 });
  });

  it('reads as not paid in time with all the others once their hold is over', async () => {
    desk.service.clock.advanceMinutes(20);
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect((await desk.read(jin)).party.others.map(({ status }) => status)).toEqual([
      'cancelled',
      'cancelled',
    ]);
  });

  it('is cancelled alone unless more is asked for: the others keep their times, and one mail goes', async () => {
    await desk.setStatus(mina, 'cancelled');
    expect(await statuses()).toEqual(['pending', 'cancelled', 'pending']);
    expect(await desk.claimsOf(mina)).toEqual([]);
    expect(await desk.claimsOf(yuna)).toHaveLength(1);
    expect(await kinds()).toEqual(['booking-cancelled']);
  });
});

describe('a status for the whole party', () => {
  it('cancels everybody at once, frees every time and is told in one mail', async () => {
    const reply = await desk.setStatus(mina, { status: 'cancelled', wholeParty: true });
    expect(reply.body).toMatchObject({ id: mina, status: 'cancelled', cancellationReason: 'staff' });
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    for (const id of [jin, mina, yuna]) expect(await desk.claimsOf(id)).toEqual([]);
    const mails = await desk.mailsAbout(jin);
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-cancelled']);
    for (const { status, cancellationReason } of await all())
      expect([status, cancellationReason]).toEqual(['cancelled', 'staff']);
  });

  it('is in the history and the audit log of each', async () => {
    await desk.setStatus(jin, { status: 'completed', wholeParty: true });
    for (const id of [jin, mina, yuna]) {
      const { body } = await desk.admin.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`);
      expect(body.history[0]?.event).toBe('status-completed');
    }
    const { body } = await desk.admin.send<AuditEntry[]>('GET', '/api/admin/audit');
    const entries = body.filter(({ action }) => action === 'booking-status').slice(0, 3);
    expect(entries.map(({ subjectId }) => subjectId).sort()).toEqual([jin, mina, yuna].sort());
    for (const { before, after } of entries)
      expect([before?.['status'], after?.['status']]).toEqual(['pending', 'completed']);
  });

  it('leaves who was cancelled before as they are, and touches nobody who has it already', async () => {
    await desk.setStatus(mina, 'cancelled');
    await desk.setStatus(yuna, 'confirmed');
    const before = await all();
    await desk.setStatus(jin, { status: 'confirmed', wholeParty: true });
    expect(await statuses()).toEqual(['confirmed', 'cancelled', 'confirmed']);
    const after = await all();
    expect([after[1]?.version, after[2]?.version]).toEqual([before[1]?.version, before[2]?.version]);
  });

  it('leaves who was not paid for in time as they are, as everybody else who is cancelled', async () => {
    await desk.setStatus(jin, 'confirmed');
    await desk.setStatus(mina, 'confirmed');
    desk.service.clock.advanceMinutes(20);
    expect((await preview(jin, 'status=completed')).others.map(({ booking }) => booking.id)).toEqual([mina]);
    await desk.setStatus(jin, { status: 'completed', wholeParty: true });
    expect(await statuses()).toEqual(['completed', 'completed', 'cancelled']);
    await desk.setStatus(jin, { status: 'cancelled', wholeParty: true });
    expect((await desk.read(yuna)).cancellationReason).toBe('payment-expired');
  });

  it('leaves a booking that is nobody’s any more as it is', async () => {
    await desk.setStatus(jin, { status: 'completed', wholeParty: true });
    await desk.service.db.query(
      `UPDATE bookings SET name = 'Removed', youtube_track_url = '-', forgotten_at = $2 WHERE id = $1`,
      [mina, MORNING],
    );
    expect((await preview(jin, 'status=confirmed')).others.map(({ booking }) => booking.id)).toEqual([yuna]);
    await desk.setStatus(jin, { status: 'confirmed', wholeParty: true });
    expect(await statuses()).toEqual(['confirmed', 'completed', 'confirmed']);
  });

  it('brings everybody back who was cancelled with them, in one mail', async () => {
    await desk.setStatus(jin, { status: 'cancelled', wholeParty: true });
    await desk.setStatus(mina, { status: 'confirmed', wholeParty: true });
    expect(await statuses()).toEqual(['confirmed', 'confirmed', 'confirmed']);
    for (const id of [jin, mina, yuna]) expect(await desk.claimsOf(id)).toHaveLength(1);
    expect((await kinds()).sort()).toEqual(['booking-cancelled', 'booking-confirmed-again']);
  });

  it('is refused as a whole where one time is gone, and says whose', async () => {
    await desk.setStatus(jin, { status: 'cancelled', wholeParty: true });
    await desk.bookDirect({ bookingTime: '14:20', email: 'second@example.test' });
    const before = await all();
    const reply = await desk.setStatus(jin, { status: 'confirmed', wholeParty: true });
    expect([reply.status, reply.body.type, reply.body.detail]).toEqual([
      409,
      'slot-taken',
      `Somebody else has the time of Yuna, ${TOMORROW} 14:20 KST, now, so nothing was changed. Give that booking another time first, or change one singer after the other.`,
    ]);
    expect(await all()).toEqual(before);
    for (const id of [jin, mina, yuna]) expect(await desk.claimsOf(id)).toEqual([]);
  });

  it('of a party that stayed away keeps its times and sends nothing', async () => {
    await desk.setStatus(jin, { status: 'cancelled', reason: 'no-show', wholeParty: true });
    for (const { status, cancellationReason } of await all())
      expect([status, cancellationReason]).toEqual(['cancelled', 'no-show']);
    expect(await desk.claimsOf(yuna)).toHaveLength(1);
    expect(await kinds()).toEqual([]);
  });

  it('of one person is that person’s', async () => {
    const id = await desk.bookDirect({ bookingTime: '16:00', email: 'alone@example.test' });
    expect((await desk.setStatus(id, { status: 'confirmed', wholeParty: true })).body.status).toBe(
      'confirmed',
    );
  });

  it('is refused for a version that is not the newest, and for what is neither yes nor no', async () => {
    const stale = await desk.setStatus(
      jin,
      { status: 'cancelled', wholeParty: true },
      { 'If-Match': '"99"' },
    );
    expect([stale.status, stale.body.type]).toEqual([409, 'stale-change']);
    expect((await desk.setStatus(jin, { status: 'cancelled', wholeParty: 'all' })).body.errors).toEqual([
      { path: 'wholeParty', message: 'Please send wholeParty as true or false, or leave it out' },
    ]);
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  });

  it('set by two at once ends in one state for all', async () => {
    await Promise.all([
      desk.setStatus(jin, { status: 'completed', wholeParty: true }),
      desk.setStatus(yuna, { status: 'cancelled', wholeParty: true }),
    ]);
    expect(new Set(await statuses()).size).toBe(1);
  });
});

describe('what a status would do', () => {
  it('to the others is told beside it, and comes true', async () => {
    const { others, ...own } = await preview(mina, 'status=cancelled');
    expect(own).toMatchObject({ booking: { id: mina }, mail: 'booking-cancelled', slot: 'freed' });
    expect(others.map(({ booking, mail, slot }) => [booking.name, mail, slot])).toEqual([
      ['Jin', 'booking-cancelled', 'freed'],
      ['Yuna', 'booking-cancelled', 'freed'],
    ]);
    expect(others.map(({ booking }) => booking)).toEqual([await desk.read(jin), await desk.read(yuna)]);
    expect(await statuses()).toEqual(['pending', 'pending', 'pending']);
  });

  it('names nobody whom it would leave as they are', async () => {
    await desk.setStatus(jin, 'cancelled');
    await desk.setStatus(yuna, 'completed');
    expect((await preview(mina, 'status=completed')).others).toEqual([]);
    expect((await preview(mina, 'status=cancelled')).others.map(({ booking }) => booking.id)).toEqual([yuna]);
  });
});
