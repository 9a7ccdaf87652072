import { beforeAll, expect, it } from 'vitest';
import type { PersonExport } from 'shared/privacy/personal-data.ts';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { openSales } from '../walk-ins/harness.ts';
import type { Sales } from '../walk-ins/harness.ts';

let desk: Sales;
beforeAll(async () => {
  desk = await openSales();
});

const DAY_MS = 86_400_000;

it('what somebody paid at the counter is in what is exported of them', async () => {
  const owner = await signedInBrowser(desk.service.url, desk.service.db, 'super_admin');
  const email = 'walked-in@example.test';
  const { body } = await desk.sell({ email, payment: { method: 'free', reason: 'A birthday' } });
  await desk.sell({ bookingTime: '15:00' });
  const exported = await owner.send<PersonExport>('POST', '/api/admin/personal-data/export', { email });
  expect(exported.body.counterPayments).toMatchObject([
    { order_id: body.id, method: 'free', amount_won: 0, reason: 'A birthday' },
  ]);
});

it('a booking is kept for a year from the day on which money was given back at the counter', async () => {
  const { db, clock, service } = desk.service;
  const [kept, over] = [await desk.sell({ bookingTime: '16:00' }), await desk.sell({ bookingTime: '17:00' })];
  const days = async (count: number) => {
    clock.set(new Date(Date.parse(MORNING) + count * DAY_MS));
    await endPersonalData(service.deps);
    const { rows } = await db.query<{ id: string }>(
      'SELECT id FROM bookings WHERE id = ANY ($1) AND forgotten_at IS NOT NULL ORDER BY starts_at',
      [[kept.body.id, over.body.id]],
    );
    return rows.map(({ id }) => id);
  };
  await db.query('UPDATE counter_payments SET given_back_at = $2 WHERE order_id = $1', [
    kept.body.id,
    new Date(Date.parse(MORNING) + 100 * DAY_MS),
  ]);
  expect(await days(367)).toEqual([over.body.id]);
  expect(await days(464)).toEqual([over.body.id]);
  expect(await days(466)).toEqual([kept.body.id, over.body.id]);
});
