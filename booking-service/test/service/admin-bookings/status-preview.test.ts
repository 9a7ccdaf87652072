import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StatusChange, StatusPreview } from 'shared/bookings/admin-booking.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
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

const ask = (id: string, change: Pick<StatusChange, 'reason'> & { status: string }) =>
  desk.admin.send<StatusPreview>(
    'GET',
    `/api/admin/bookings/${id}/status-preview?${new URLSearchParams(change)}`,
  );

async function preview(id: string, change: StatusChange) {
  const { status, body } = await ask(id, change);
  expect(status, JSON.stringify(body)).toBe(200);
  const { booking, ...rest } = body;
  expect(booking).toEqual(await desk.read(id));
  return rest;
}

describe('what a status would do', () => {
  it('is told before: a cancellation sends a mail, frees the slot and has no way back', async () => {
    const id = await desk.bookDirect();
    expect(await preview(id, { status: 'cancelled' })).toEqual({
      mail: 'booking-cancelled',
      slot: 'freed',
      withoutTime: false,
      undo: null,
      others: [],
    });
    expect(await desk.mailsAbout(id)).toEqual([]);
    expect(await desk.claimsOf(id)).toHaveLength(1);
  });

  it('names the way back where nothing is lost and nobody hears of it', async () => {
    const id = await desk.bookDirect();
    await desk.setStatus(id, 'confirmed');
    expect(await preview(id, { status: 'completed' })).toMatchObject({
      mail: null,
      slot: 'kept',
      undo: { status: 'confirmed' },
    });
    const noShow = { status: 'cancelled', reason: 'no-show' } as const;
    expect(await preview(id, noShow)).toMatchObject({ slot: 'kept', undo: { status: 'confirmed' } });
    await desk.setStatus(id, noShow);
    expect(await preview(id, { status: 'pending' })).toMatchObject({ slot: 'kept', undo: noShow });
  });

  it('has no way back to a hold that was running out', async () => {
    const id = await desk.bookDirect();
    expect(await preview(id, { status: 'confirmed' })).toMatchObject({ mail: null, undo: null });
  });

  it('says that a Klook booking would be confirmed without a time, until it has one', async () => {
    const id = await desk.bookKlook();
    expect(await preview(id, { status: 'confirmed' })).toEqual({
      mail: 'klook-confirmed',
      slot: 'none',
      withoutTime: true,
      undo: null,
      others: [],
    });
    await desk.schedule(id, TOMORROW, '15:30');
    expect(await preview(id, { status: 'confirmed' })).toMatchObject({ slot: 'kept', withoutTime: false });
  });

  it('says that leaving “cancelled” takes the slot again, and whom it tells', async () => {
    const id = await desk.bookDirect();
    await desk.setStatus(id, 'cancelled');
    expect(await preview(id, { status: 'confirmed' })).toMatchObject({
      mail: 'booking-reinstated',
      slot: 'taken-again',
    });
    expect(await preview(id, { status: 'pending' })).toMatchObject({ mail: null, slot: 'taken-again' });
  });

  it('comes true: what is foretold is what the change then does', async () => {
    for (const status of ['confirmed', 'pending', 'in-progress', 'completed', 'cancelled'] as const) {
      for (const from of ['pending', 'confirmed', 'cancelled'] as const) {
        await desk.service.db.query('TRUNCATE bookings CASCADE');
        const id = await desk.bookKlook();
        await desk.schedule(id, TOMORROW, '15:30');
        if (from !== 'pending') await desk.setStatus(id, from);
        const { mail, slot, undo } = await preview(id, { status });
        const before = await desk.read(id);
        const mailsBefore = (await desk.mailsAbout(id)).length;
        await desk.setStatus(id, status);
        const added = (await desk.mailsAbout(id)).length - mailsBefore;
        expect([from, status, added]).toEqual([from, status, mail === null ? 0 : 1]);
        expect(await desk.claimsOf(id)).toHaveLength(slot === 'freed' || slot === 'free' ? 0 : 1);
        if (undo === null) continue;
        await desk.setStatus(id, undo);
        const back = await desk.read(id);
        const { version, lastEmail } = back;
        expect(back).toEqual({ ...before, version, lastEmail });
        expect((await desk.mailsAbout(id)).length).toBe(mailsBefore);
      }
    }
  });

  it('is refused for a status that does not exist and for a booking that nobody has', async () => {
    const id = await desk.bookDirect();
    expect((await ask(id, { status: 'lost' })).status).toBe(400);
    expect((await ask('0000000000', { status: 'confirmed' })).status).toBe(404);
  });
});
