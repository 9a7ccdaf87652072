import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
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

describe('setting a status as staff', () => {
  it('is what happens at the counter, and what takes it back', async () => {
    const staff = await signedInBrowser(desk.service.url, desk.service.db, 'staff');
    const id = await desk.bookDirect();
    await desk.setStatus(id, 'confirmed');
    const noShow = { status: 'cancelled', reason: 'no-show' };
    for (const status of ['in-progress', 'completed', 'confirmed', noShow, 'confirmed'])
      expect((await desk.setStatus(id, status, {}, staff)).status).toBe(200);
    const klook = await desk.bookKlook({ email: 'klook@example.test' });
    expect((await desk.setStatus(klook, 'confirmed', {}, staff)).status).toBe(200);
  });

  it('is refused for everything that concerns money, and changes nothing', async () => {
    const staff = await signedInBrowser(desk.service.url, desk.service.db, 'staff');
    const unpaid = await desk.bookDirect();
    const [first = '', second = ''] = await desk.bookParty(['Jin', 'Mina'], {
      bookingTime: '16:00',
      email: 'party@example.test',
    });
    await desk.setStatus(first, 'confirmed');
    const cancelled = await desk.bookDirect({ bookingTime: '15:00', email: 'gone@example.test' });
    await desk.setStatus(cancelled, 'cancelled');
    const tries: [string, object][] = [
      ...['confirmed', 'in-progress', 'completed'].map((status): [string, object] => [unpaid, { status }]),
      [unpaid, { status: 'cancelled' }],
      [unpaid, { status: 'cancelled', reason: 'no-show' }],
      ...['pending', 'confirmed', 'completed'].map((status): [string, object] => [cancelled, { status }]),
      [first, { status: 'cancelled' }],
      [first, { status: 'pending' }],
      // The second singer has not paid.
      [first, { status: 'completed', wholeParty: true }],
    ];
    for (const [id, change] of tries) {
      const before = await desk.read(id);
      const { status, body } = await desk.setStatus(id, change, {}, staff);
      expect([change, status, body.type]).toEqual([change, 403, expect.stringContaining('not-allowed')]);
      expect(await desk.read(id)).toEqual(before);
    }
    expect((await desk.read(second)).status).toBe('pending');
  });
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
