import { expect, it } from 'vitest';
import { tracesOf } from './harness.ts';
import { openPrivacyDesk } from './desk.ts';

const desk = await openPrivacyDesk();

it('a tracking number is in what is exported of its guest, and goes with them; that it was sent stays', async () => {
  const { id, email } = await desk.paid({
    bookingDate: '2026-07-06',
    bookingTime: '14:00',
    selectedAddons: [4],
    totalPrice: 350_000,
    lpDeliveryAddress: '1 Sample Street',
  });
  await desk.awake();
  const sent = { seen: 'open', state: 'sent', trackingNumber: 'EG123456789KR' };
  await desk.owner.send('PUT', `/api/admin/bookings/${id}/deliveries/4`, sent);
  expect(await tracesOf(desk.db, ['EG123456789KR'])).toEqual(['deliveries.tracking_number']);
  expect((await desk.ask('export', { email })).body.deliveries).toMatchObject([
    { booking_id: id, addon_id: 4, state: 'sent', tracking_number: 'EG123456789KR' },
  ]);
  await desk.runJob(400);
  expect(await tracesOf(desk.db, ['EG123456789KR'])).toEqual([]);
  const { rows } = await desk.db.query('SELECT state, tracking_number FROM deliveries');
  expect(rows).toEqual([{ state: 'sent', tracking_number: null }]);
});
