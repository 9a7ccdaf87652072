import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
  const studios = [
    { id: 1, name: 'Studio 1' },
    { id: 2, name: 'Studio 2' },
  ];
  await sell(desk.service.db, aCatalogue(2, { studios }));
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

const studioOf = async (id: string) =>
  (
    await desk.service.db.query<{ studio: number }>(
      'SELECT studio_id AS studio FROM slot_claims WHERE booking_id = $1',
      [id],
    )
  ).rows[0]?.studio;

describe('a studio that staff ask for', () => {
  it('is taken at the same time as well: no move, no mail, and it stands in history and audit log', async () => {
    const id = await desk.bookDirect();
    expect(await studioOf(id)).toBe(1);
    const reply = await desk.schedule(id, TOMORROW, '14:00', { studioId: 2 });
    expect(reply.body).toMatchObject({ bookingTime: '14:00', moves: 0 });
    expect(await studioOf(id)).toBe(2);
    expect(await desk.mailsAbout(id)).toEqual([]);
    const { body } = await desk.admin.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`);
    expect(body.history[0]).toMatchObject({ event: 'scheduled', details: { studio: 'Studio 2' } });
    const { rows } = await desk.service.db.query(`SELECT FROM audit_log WHERE subject_id = $1`, [id]);
    expect(rows).toHaveLength(1);
  });

  it('is the only one: where somebody else has it nothing is changed, and its own free times are named', async () => {
    await desk.bookDirect({ bookingTime: '15:00' });
    const id = await desk.bookDirect({ email: 'second@example.test' });
    const refused = await desk.schedule(id, TOMORROW, '15:00', { studioId: 1 });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Somebody else has ${TOMORROW} 15:00 KST, so nothing was changed. Free on that day: 15:10, 15:20, 15:30.`,
    ]);
    expect((await desk.schedule(id, TOMORROW, '15:00')).status).toBe(200);
    expect(await studioOf(id)).toBe(2);
  });

  it('takes a whole party along, and has to be on sale', async () => {
    const ids = await desk.bookParty(['Jin', 'Mina']);
    const reply = await desk.schedule(ids[0] ?? '', TOMORROW, '16:00', { studioId: 2, wholeParty: true });
    expect(reply.status).toBe(200);
    expect(await Promise.all(ids.map(studioOf))).toEqual([2, 2]);
    const unknown = await desk.schedule(ids[0] ?? '', TOMORROW, '17:00', { studioId: 9 });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      [
        {
          path: 'studioId',
          code: 'studio-not-sold',
          message: 'This studio is not on sale. Please choose another one.',
        },
      ],
    ]);
  });
});
