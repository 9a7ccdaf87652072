import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import type { PublicRules } from 'shared/catalogue/catalogue.ts';
import { describe, expect, test } from 'vitest';
import { aBooking, aCompanion, aKlookBooking } from '../../harness/builders.ts';
import { sell } from '../../harness/catalogue.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { postOf } from '../email/post.ts';
import { freshAddress } from '../email/outbox.ts';
import { aChain, hongdae, sinsa } from './chain.ts';

const desk = await openStaffDesk();
const { db } = desk;
const post = postOf(desk);
await sell(db, aChain(2));

const DAY = '2026-07-14';
const atHongdae = (fields: Record<string, unknown> = {}) =>
  aBooking({ bookingDate: DAY, branchId: hongdae.id, totalPrice: 30_000, ...fields });
const book = (body: object) => desk.post<{ id: string; type?: string }>('/api/bookings', body);
const timesAt = async (query: string, date = DAY) =>
  (await desk.get<string[]>(`/api/timeslots/${date}${query}`)).body;
const studioOf = async (id: string) =>
  (await db.query<{ studio_id: number }>('SELECT studio_id FROM bookings WHERE id = $1', [id])).rows[0]
    ?.studio_id;

describe('what is on sale', () => {
  test('is said of each branch; of the first where nobody says which', async () => {
    const rules = async (query: string) => (await desk.get<PublicRules>(`/api/rules${query}`)).body;
    expect(await rules('')).toMatchObject({ version: 2, openingHours: initialRules.openingHours });
    expect(await rules('?branchId=1')).toEqual(await rules(''));
    expect(await rules('?branchId=2')).toMatchObject({
      openingHours: { opensAt: '12:00', closesAt: '20:00' },
      priceBands: [{ feeWon: 30_000 }],
      // The house decides it for all.
      holdMinutes: initialRules.holdMinutes,
    });
    const [first, last] = [(await timesAt('?branchId=2'))[0], (await timesAt('?branchId=2')).at(-1)];
    expect([first, last]).toEqual(['12:00', '19:50']);
    expect((await timesAt(''))[0]).toBe('10:00');
    expect(await timesAt('?branchId=2', '2026-07-20')).toEqual([]);
    expect(await timesAt('', '2026-07-20')).not.toEqual([]);
  });

  test.each(['3', '0', '01', 'hongdae', '', '1&branchId=2', '99999999999999999'])(
    'there is no branch ?branchId=%s',
    async (asked) => {
      for (const path of ['/api/rules', `/api/timeslots/${DAY}`])
        expect(await desk.get(`${path}?branchId=${asked}`)).toMatchObject({
          status: 400,
          body: {
            type: 'validation-failed',
            errors: [{ path: 'branchId', code: 'cafe-missing', message: 'Please choose a cafe' }],
          },
        });
    },
  );
});

describe('a booking', () => {
  test('takes a booth of its branch, at the price there, and no time of another one', async () => {
    const [here, there] = [await book(aBooking({ bookingDate: DAY })), await book(atHongdae())];
    expect([here.status, there.status]).toEqual([201, 201]);
    expect(await studioOf(here.body.id)).toBe(1);
    expect(await studioOf(there.body.id)).toBe(11);
    expect(await timesAt('')).not.toContain('14:00');
    expect(await timesAt('?branchId=2')).toContain('14:00');
    const second = await book(atHongdae());
    expect(await studioOf(second.body.id)).toBe(12);
    expect(await book(atHongdae())).toMatchObject({ status: 409, body: { type: 'slot-taken' } });
  });

  test('is refused at the price of another branch, out of hours, and in a branch that there is not', async () => {
    expect(await book(atHongdae({ bookingTime: '15:00', totalPrice: 50_000 }))).toMatchObject({
      status: 409,
      body: { type: 'price-changed', totalPrice: 30_000 },
    });
    expect(await book(atHongdae({ bookingTime: '11:00' }))).toMatchObject({
      status: 409,
      body: { type: 'slot-not-on-sale' },
    });
    expect(await book(atHongdae({ branchId: 3 }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'branchId' }] },
    });
    expect(await book(atHongdae({ branchId: 'hongdae' }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'branchId' }] },
    });
  });

  test('of a party stays together in one booth of the branch, or hears where there is room', async () => {
    const companions = [aCompanion('Mina'), aCompanion('Yuna')];
    const party = atHongdae({ bookingTime: '16:00', companions, totalPrice: 90_000 });
    expect((await book(party)).status).toBe(201);
    await book(atHongdae({ bookingTime: '16:10' }));
    const late = atHongdae({ bookingTime: '16:00', companions: [aCompanion('Jin')], totalPrice: 60_000 });
    expect(await book(late)).toMatchObject({
      status: 409,
      body: { type: 'slot-taken', goneTime: '16:10', nearestTime: '15:50' },
    });
  });

  test('of Klook belongs to the branch that its visitor names, and staff give it a time there', async () => {
    const { body } = await book(aKlookBooking({ klookBookingId: 'KLK-CHAIN', branchId: 2 }));
    expect(await studioOf(body.id)).toBe(11);
    const schedule = (change: object) =>
      desk.admin.send<{ type?: string }>('PATCH', `/api/admin/bookings/${body.id}/schedule`, change);
    // Before opening there.
    expect(await schedule({ bookingDate: DAY, bookingTime: '10:30' })).toMatchObject({ status: 400 });
    expect(await schedule({ bookingDate: DAY, bookingTime: '18:00' })).toMatchObject({ status: 200 });
    expect(await timesAt('')).toContain('18:00');
    // With a time it stays in its branch.
    expect(await schedule({ bookingDate: DAY, bookingTime: '18:00', studioId: 1 })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'studioId' }] },
    });
  });
});

test('the mails lead to the branch where the session is, also when it sells no longer', async () => {
  const [alone, other] = [freshAddress(), freshAddress()];
  await desk.paidBooking({ ...atHongdae({ bookingTime: '19:00' }), email: alone });
  const [mail] = await post(alone);
  expect(mail?.text).toContain('Sinsa Record Cafe Hongdae');
  expect(mail?.text).toContain('Seogyo-dong, Mapo-gu, Seoul');
  expect(mail?.text).not.toContain('Sinsa-dong');
  const { booking } = await desk.paidBooking({ ...atHongdae({ bookingTime: '19:10' }), email: other });
  await sell(db, aChain(3, [sinsa]));
  await desk.setStatus(booking.id, 'cancelled');
  const mails = await post(other);
  expect(mails).toHaveLength(2);
  expect(mails.map(({ text }) => text).join()).toContain('Seogyo-dong');
  expect(mails.map(({ text }) => text).join()).not.toContain('Sinsa-dong');
  expect(await book(atHongdae({ bookingTime: '17:00' }))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'branchId' }] },
  });
  await sell(db, aChain(4));
});

test('a house that is one cafe again writes its own address', async () => {
  await sell(db, aChain(5, []));
  const guest = freshAddress();
  await desk.paidBooking({ bookingDate: DAY, bookingTime: '11:00', totalPrice: 40_000, email: guest });
  expect((await post(guest))[0]?.text).toContain('Sinsa-dong, Gangnam-gu, Seoul');
  await sell(db, aChain(6, [{ ...sinsa, venue: hongdae.venue }]));
  const other = freshAddress();
  await desk.paidBooking({ bookingDate: DAY, bookingTime: '11:10', totalPrice: 40_000, email: other });
  expect((await post(other))[0]?.text).toContain('Seogyo-dong');
  await sell(db, aChain(7, []));
  const third = freshAddress();
  await desk.paidBooking({ bookingDate: DAY, bookingTime: '11:20', totalPrice: 40_000, email: third });
  expect((await post(third))[0]?.text).toContain('Sinsa-dong');
});
