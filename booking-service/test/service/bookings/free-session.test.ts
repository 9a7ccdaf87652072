import type { BookingCreated } from 'shared/bookings/booking-created.ts';
import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { expect, test } from 'vitest';
import { openDashboard } from '../admin-bookings/harness.ts';
import { aBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { TOMORROW } from '../../harness/clock.ts';

/** The afternoon is a gift. */
const desk = await openDashboard({ environment: { LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '2' } });
const { service } = desk;
const priceBands = initialRules.priceBands.map((band) =>
  band.key === 'day' ? { ...band, feeWon: 0 } : band,
);
await sell(service.db, aCatalogue(2, { priceBands }));

const free = (overrides: Record<string, unknown>) => aBooking({ totalPrice: 0, ...overrides });
const book = (body: object, headers = {}) => service.post<BookingCreated>('/api/bookings', body, headers);

test('a free session is offered, and confirmed at once: its slot for good, its mail with a calendar entry', async () => {
  const offered = await service.send<string[]>(`/api/timeslots/${TOMORROW}`, {});
  expect(offered.body).toContain('14:00');

  const { status, body } = await book(free({ email: 'gift@example.test' }), { 'Idempotency-Key': 'gift' });
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      id: body.id,
      status: 'confirmed',
      bookingType: 'direct',
      bookingDate: TOMORROW,
      bookingTime: '14:00',
      totalPrice: 0,
      holdExpiresAt: null,
    },
  });
  expect(await desk.claimsOf(body.id)).toEqual([{ starts_at: expect.any(Date), expires_at: null }]);
  const [mail, ...more] = await desk.mailsAbout(body.id);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'booking-confirmed', recipient: 'gift@example.test', state: 'queued' });
  expect(mail?.calendar).toContain('BEGIN:VEVENT');
  expect(mail?.text_body).toContain('there is nothing to pay');
  expect(mail?.text_body).not.toMatch(/₩|payment|refund/i);
  expect(await desk.read(body.id)).toMatchObject({ status: 'confirmed', payment: { state: 'free' } });

  // Nothing runs out, nobody else gets the time, and a repeat makes no second mail.
  service.clock.advanceMinutes(20);
  expect(await desk.read(body.id)).toMatchObject({ status: 'confirmed' });
  expect((await book(free({ email: 'gift@example.test' }), { 'Idempotency-Key': 'gift' })).body).toEqual(
    body,
  );
  expect((await book(free({ email: 'other@example.test' }))).status).toBe(409);
  expect(await desk.mailsAbout(body.id)).toHaveLength(1);
});

test('there is nothing to pay for it', async () => {
  const { body } = await book(free({ bookingTime: '14:10', email: 'payer@example.test' }));
  const pay = { bookingId: body.id, amount: 0, customerName: 'Test', customerEmail: 'payer@example.test' };
  const { status } = await service.post('/api/payments/initialize', pay);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await desk.read(body.id)).toMatchObject({ status: 'confirmed', payment: { state: 'free' } });
});

test('with a paid add-on it is held and paid like any other', async () => {
  const { status, body } = await book(
    free({ bookingTime: '14:20', selectedAddons: [1], totalPrice: 100_000 }),
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'pending', totalPrice: 100_000, holdExpiresAt: expect.any(String) });
  expect(await desk.mailsAbout(body.id)).toEqual([]);
  expect(await desk.read(body.id)).toMatchObject({ payment: { state: 'unpaid' } });
});

test('with an add-on by quote it stays free', async () => {
  const quote = { bookingTime: '14:30', selectedAddons: [6], email: 'quote@example.test' };
  expect((await book(free(quote))).body).toMatchObject({ status: 'confirmed', holdExpiresAt: null });
});

test('the price that the visitor saw has to be the price', async () => {
  expect(await book(free({ bookingTime: '14:40', totalPrice: 50_000 }))).toMatchObject({
    status: 409,
    body: { type: 'price-changed', totalPrice: 0 },
  });
  expect(await book(free({ bookingTime: '10:00' }))).toMatchObject({
    status: 409,
    body: { type: 'price-changed', totalPrice: 40_000 },
  });
});

test('its mails are held to the cap, because a stranger can cause them without paying; the bookings stand', async () => {
  const states = [];
  for (const bookingTime of ['15:00', '15:10', '15:20']) {
    const { body } = await book(free({ bookingTime, email: 'flooded@example.test' }));
    const [mail] = await desk.mailsAbout(body.id);
    states.push([body.status, mail?.state]);
  }
  expect(states).toEqual([
    ['confirmed', 'queued'],
    ['confirmed', 'queued'],
    ['confirmed', 'failed'],
  ]);
});
