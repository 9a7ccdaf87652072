import type { KlookTray } from 'shared/klook-tray/klook-tray.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { listenTo, openCounter } from '../day/harness.ts';
import { storeMany } from '../admin-bookings/many.ts';
import { findWaiting } from '../../../src/klook-tray/klook-tray.store.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { explaining } from '../../harness/plans.ts';
import { until } from '../../harness/waits.ts';

const desk = await openCounter();
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

const tray = async () => (await desk.counter.send<KlookTray>('GET', '/api/admin/klook-tray')).body;
const waiting = async () => (await tray()).bookings.map(({ id }) => id);

describe('the tray', () => {
  it('holds Klook bookings without a time, the oldest first, with what the guest said', async () => {
    const wish = { klookDate: TOMORROW, klookTime: '15:30' };
    const first = await desk.bookKlook({ klookBookingId: 'A-1', ...wish });
    desk.service.clock.advanceMinutes(1);
    const second = await desk.bookKlook({ klookBookingId: 'A-2' });
    await desk.bookDirect();
    expect(await tray()).toMatchObject({ count: 2, bookings: [{ id: first, ...wish }, { id: second }] });
  });

  it('lets go of whoever has a time, is cancelled or done, and takes back who waits again', async () => {
    const [timed, cancelled, done] = [
      await desk.bookKlook({ klookBookingId: 'A-1' }),
      await desk.bookKlook({ klookBookingId: 'A-2' }),
      await desk.bookKlook({ klookBookingId: 'A-3' }),
    ];
    await desk.schedule(timed, TOMORROW, '14:00', { studioId: 1 });
    await desk.setStatus(cancelled, 'cancelled');
    await desk.setStatus(done, 'completed');
    expect(await tray()).toEqual({ count: 0, bookings: [] });
    await desk.setStatus(cancelled, 'confirmed');
    expect(await waiting()).toEqual([cancelled]);
  });

  it('is found without looking at other bookings, however many there are', async () => {
    const { db, clock } = desk.service;
    await storeMany(db, 8_000, clock.now());
    await desk.bookKlook();
    await db.query('ANALYZE bookings');
    const asked = explaining(db);
    expect((await findWaiting(asked.db)).count).toBeGreaterThan(0);
    expect(asked.plan()).toContain('bookings_waiting_for_time');
    expect(asked.plan()).not.toContain('Seq Scan on bookings');
  });

  it('is news for every board, of whatever day and through every copy', async () => {
    const other = await desk.service.anotherCopy();
    const board = await listenTo(other.url, desk.counter, '2026-08-01');
    const heard = async (what: string, change: () => Promise<unknown>) => {
      const before = board.events.filter((event) => event === 'tray').length;
      await change();
      await until(what, () => board.events.filter((event) => event === 'tray').length > before);
    };
    let id = '';
    await heard('a reservation', async () => (id = await desk.bookKlook()));
    await heard('a cancellation', () => desk.setStatus(id, 'cancelled'));
    await heard('one that is back', () => desk.setStatus(id, 'confirmed'));
    await heard('its time', () => desk.schedule(id, TOMORROW, '14:00'));
  });
});
