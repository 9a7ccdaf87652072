import { expect, test } from 'vitest';
import { aBooking, aKlookBooking } from '../../harness/builders.ts';
import { startTestService } from '../../harness/service.ts';

const service = await startTestService({
  environment: {
    LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR: '3',
    LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '5',
    // Nothing buys more: what work does is told in hoarding.test.ts.
    PROOF_OF_WORK_LEVELS: '0',
  },
});

let slots = 0;
const nextSlot = () => {
  slots += 1;
  const day = 5 + Math.floor(slots / 30);
  const hour = 13 + Math.floor((slots % 30) / 6);
  return { bookingDate: `2026-07-0${day}`, bookingTime: `${hour}:${slots % 6}0` };
};
const book = (email: string, address: string, slot = nextSlot()) =>
  service.post('/api/bookings', aBooking({ email, ...slot }), { 'X-Forwarded-For': address });

test('one e-mail address makes three bookings in an hour, however it is written and wherever it comes from', async () => {
  const statuses = [];
  for (const [email, address] of [
    ['a@example.test', '192.0.2.1'],
    ['A@example.test', '192.0.2.2'],
    ['a@EXAMPLE.test', '192.0.2.3'],
    ['a@example.test', '192.0.2.4'],
  ] as const) {
    statuses.push((await book(email, address)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('the refusal says when to come back, and stores nothing: the slot is still free', async () => {
  const slot = nextSlot();
  service.clock.set('2026-07-02T09:45:00+09:00');
  const { status, headers, body } = await book('a@example.test', '192.0.2.5', slot);
  expect(status).toBe(429);
  // The rest of this hour, and so much of the next one that two of the three still count.
  expect(headers.get('Retry-After')).toBe(String(15 * 60 + 20 * 60));
  expect(body).toMatchObject({
    type: 'too-many-requests',
    detail:
      'Too many bookings were made from your network or with this e-mail address within an hour. Please try again later, or write to us.',
  });
  expect((await book('b@example.test', '192.0.2.6', slot)).status).toBe(201);
});

test('a rush of 30 from one network gets exactly its five, of any kind', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => {
      const email = `rush${index}@example.test`;
      return index % 2
        ? book(email, '198.51.100.7')
        : service.post('/api/bookings', aKlookBooking({ email, klookBookingId: `RUSH-${index}` }), {
            'X-Forwarded-For': '198.51.100.7',
          });
    }),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(201), count(429)]).toEqual([5, 25]);
});

test('one household counts as one, however many IPv6 addresses it has', async () => {
  const statuses = [];
  for (let host = 1; host <= 6; host += 1) {
    statuses.push((await book(`v6-${host}@example.test`, `2001:db8:0:7::${host}`)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('refused bookings do not count', async () => {
  const address = '203.0.113.9';
  const slot = nextSlot();
  await book('first@example.test', '203.0.113.1', slot);
  for (let attempt = 0; attempt < 8; attempt += 1) await book('loser@example.test', address, slot);
  expect((await book('loser@example.test', address)).status).toBe(201);
});

test('a forged address in front of the proxy’s own changes nothing', async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    statuses.push((await book(`f${attempt}@example.test`, `10.0.0.${attempt}, 203.0.113.77`)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test('the turn of the hour lets nobody have twice as many: the hour slides', async () => {
  const bookAt = async (time: string) => {
    service.clock.set(`2026-07-02T${time}:00+09:00`);
    return (await book('slide@example.test', '192.0.2.99')).status;
  };
  expect([await bookAt('09:57'), await bookAt('09:58'), await bookAt('09:59')]).toEqual([201, 201, 201]);
  expect([await bookAt('10:00'), await bookAt('10:19')]).toEqual([429, 429]);
  expect([await bookAt('10:20'), await bookAt('10:21')]).toEqual([201, 429]);
  expect([
    await bookAt('12:00'),
    await bookAt('12:00'),
    await bookAt('12:00'),
    await bookAt('12:00'),
  ]).toEqual([201, 201, 201, 429]);
});

test('a hit of a copy whose clock is behind counts with the others', async () => {
  const bookAt = async (time: string) => {
    service.clock.set(`2026-07-02T${time}+09:00`);
    return (await book('behind@example.test', '192.0.2.98')).status;
  };
  expect([await bookAt('14:00:01'), await bookAt('13:59:59'), await bookAt('14:00:02')]).toEqual([
    201, 201, 201,
  ]);
  expect(await bookAt('13:59:58')).toBe(429);
});
