import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminBooking, BookingHistory } from 'shared/bookings/admin-booking.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { signedInBrowser } from '../../harness/accounts.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

const LATER = '2026-07-10';
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

let guests = 0;
/** A guest whose time is theirs. */
async function booked(bookingTime: string, overrides: Record<string, unknown> = {}): Promise<string> {
  guests += 1;
  const email = `guest${guests}@example.test`;
  const id = await desk.bookDirect({ bookingDate: LATER, bookingTime, email, ...overrides });
  await desk.setStatus(id, 'confirmed');
  return id;
}

type Answer = [AdminBooking, AdminBooking] & Omit<Problem, 'status'>;
async function swap(ids: readonly string[], more: object = {}, browser = desk.admin) {
  const bookings = await Promise.all(ids.map(async (id) => ({ id, version: (await desk.read(id)).version })));
  return browser.send<Answer>('POST', '/api/admin/bookings/swap', { bookings, ...more });
}

const claims = async (date = LATER) =>
  (
    await desk.service.db.query<{ studio: number; at: Date; id: string }>(
      `SELECT studio_id AS studio, starts_at AS at, booking_id AS id FROM slot_claims
        WHERE starts_at >= $1 AND starts_at < $1 + interval '1 day' ORDER BY starts_at, studio_id`,
      [instantInSeoul(date, '00:00')],
    )
  ).rows.map(({ studio, at, id }) => [studio, at.toISOString().slice(11, 16), id]);

const setLength = async (id: string, minutes: number) => {
  await desk.service.db.query('UPDATE bookings SET slot_minutes = $2 WHERE id = $1', [id, minutes]);
  const units = minutes / 10;
  await desk.service.db.query(
    `INSERT INTO slot_claims (studio_id, starts_at, booking_id)
     SELECT studio_id, starts_at + n * interval '10 minutes', id FROM bookings, generate_series(1, $2) AS n WHERE id = $1`,
    [id, units - 1],
  );
};

const movedMails = async (id: string) =>
  (await desk.mailsAbout(id)).filter(({ kind }) => kind === 'booking-moved').map(({ subject }) => subject);

describe('a swap of two sessions', () => {
  it('gives each the other’s time; price and payment stay, and both are told in their language', async () => {
    const one = await booked('10:00', { totalPrice: 40_000, locale: 'ko' });
    const other = await booked('14:00');
    const reply = await swap([one, other]);
    expect([reply.status, reply.body]).toMatchObject([
      200,
      [
        { id: one, bookingTime: '14:00', totalPrice: 40_000, moves: 1 },
        { id: other, bookingTime: '10:00', totalPrice: 50_000, moves: 1 },
      ],
    ]);
    expect(await claims()).toEqual([
      [1, '01:00', other],
      [1, '05:00', one],
    ]);
    expect(await movedMails(other)).toEqual([expect.stringContaining(`${LATER} 10:00 KST`)]);
    expect(await movedMails(one)).toEqual([expect.stringMatching(/[가-힣].*14:00/)]);
  });

  it('stands in the history of both, and in the audit log with who did it', async () => {
    const [one, other] = [await booked('14:00'), await booked('15:00')];
    const counter = await signedInBrowser(desk.service.url, desk.service.db, 'staff');
    expect((await swap([one, other], { reason: 'Asked for it' }, counter)).status).toBe(200);
    for (const [id, swappedWith] of [
      [one, other],
      [other, one],
    ]) {
      const { body } = await desk.admin.send<BookingHistory>('GET', `/api/admin/bookings/${id}/history`);
      expect(body.history[0]).toMatchObject({
        event: 'scheduled',
        details: { swappedWith, reason: 'Asked for it' },
      });
    }
    const { rows } = await desk.service.db.query<{ details: { after: object } }>(
      `SELECT * FROM audit_log WHERE action = 'booking-schedule' ORDER BY id DESC LIMIT 2`,
    );
    expect(rows).toMatchObject([
      {
        subject_id: other,
        after: { bookingId: one, startsAt: instantInSeoul(LATER, '14:00').toISOString() },
      },
      {
        subject_id: one,
        after: { bookingId: other, startsAt: instantInSeoul(LATER, '15:00').toISOString() },
      },
    ]);
  });

  it('goes across studios and days; in one instant it is the studio alone, which is no news and no move', async () => {
    const [one, beside] = [await booked('14:00'), await booked('14:00')];
    const far = await booked('11:00', { bookingDate: '2026-07-11', totalPrice: 40_000 });
    expect(await claims()).toEqual([
      [1, '05:00', one],
      [2, '05:00', beside],
    ]);
    expect((await swap([one, beside])).body).toMatchObject([{ moves: 0 }, { moves: 0 }]);
    expect(await claims()).toEqual([
      [1, '05:00', beside],
      [2, '05:00', one],
    ]);
    expect([await movedMails(one), await movedMails(beside)]).toEqual([[], []]);
    expect((await swap([one, far])).status).toBe(200);
    expect(await claims()).toEqual([
      [1, '05:00', beside],
      [2, '05:00', far],
    ]);
    expect(await claims('2026-07-11')).toEqual([[1, '02:00', one]]);
  });

  it('of two who are paid for together sends one mail', async () => {
    const [one = '', other = ''] = await desk.bookParty(['Jin', 'Mina'], { bookingDate: LATER });
    await desk.setStatus(one, { status: 'confirmed', wholeParty: true });
    expect((await swap([one, other])).status).toBe(200);
    expect(await movedMails(one)).toHaveLength(1);
    expect((await desk.read(one)).bookingTime).toBe('14:10');
  });

  it('of a longer session and a shorter one takes what the longer one needs beside it', async () => {
    const [long, short] = [await booked('14:00'), await booked('16:00')];
    await setLength(long, 20);
    expect((await swap([long, short])).status).toBe(200);
    expect((await claims()).map(([, time, id]) => [time, id])).toEqual([
      ['05:00', short],
      ['07:00', long],
      ['07:10', long],
    ]);
  });
});

describe('a swap is refused, and nothing has changed', () => {
  /** What was refused, after a look that both are where they were. */
  async function refusal(ids: readonly string[], more: object = {}) {
    const before = await claims();
    const reply = await swap(ids, more);
    expect(await claims()).toEqual(before);
    return [reply.status, reply.body.type, reply.body.detail];
  }

  it('where a third has a part of the time', async () => {
    const [long, short] = [await booked('14:00', { name: 'Long Test' }), await booked('16:00')];
    await setLength(long, 20);
    // Both studios, so that it is in the way wherever the others are.
    await booked('16:10');
    expect(await refusal([long, short])).toEqual([
      409,
      'slot-taken',
      `Somebody else has a part of the 20 minutes that Long Test needs from ${LATER} 16:00 KST, so nothing was swapped.`,
    ]);
  });

  it('where they would overlap, or one would sing after closing', async () => {
    const [short, long] = [
      await booked('14:00', { name: 'Short Test' }),
      await booked('14:10', { name: 'Long Test' }),
    ];
    await setLength(long, 20);
    expect(await refusal([short, long])).toEqual([
      409,
      'slot-taken',
      'The sessions of Short Test and Long Test differ in length and would overlap, so nothing was swapped. Move one of the two.',
    ]);
    const last = await booked('21:50', { totalPrice: 44_000 });
    expect(await refusal([long, last])).toEqual([
      409,
      'slot-not-on-sale',
      `The 20 minutes of Long Test from ${LATER} 21:50 KST would end after we close, so nothing was swapped.`,
    ]);
  });

  it('where one has changed in the meantime, is cancelled, not paid, in the booth or without a time', async () => {
    const one = await booked('14:00');
    const name = 'Other Test';
    const other = await booked('15:00', { name });
    const { version } = await desk.read(other);
    await desk.setStatus(other, 'pending');
    await desk.setStatus(other, 'confirmed');
    const bookings = [
      { id: one, version: (await desk.read(one)).version },
      { id: other, version },
    ];
    const stale = await desk.admin.send<Answer>('POST', '/api/admin/bookings/swap', { bookings });
    expect([stale.status, stale.body.type, stale.body.detail]).toEqual([
      409,
      'stale-change',
      'Somebody else has changed the booking of Other Test in the meantime, so nothing was swapped. Look at both as they are now, then decide again.',
    ]);
    await desk.setStatus(other, 'in-progress');
    expect(await refusal([one, other])).toEqual([
      409,
      'session-begun',
      'The session of Other Test has begun or is over, so it stays where it is.',
    ]);
    await desk.setStatus(other, 'cancelled');
    expect(await refusal([one, other])).toEqual([
      409,
      'booking-cancelled',
      'The booking of Other Test is cancelled, so there is nothing to swap.',
    ]);
    const held = await desk.bookDirect({
      bookingDate: LATER,
      bookingTime: '17:00',
      name,
      email: 'h@example.test',
    });
    expect(await refusal([one, held])).toEqual([
      409,
      'move-not-allowed',
      'Other Test has not paid yet, and the time is only held until then. Swap once it is paid, or move one of the two.',
    ]);
    const klook = await desk.bookKlook({ name });
    expect(await refusal([klook, one])).toEqual([
      409,
      'move-not-allowed',
      'Other Test has no time yet, so there is nothing to swap. Give them a free time instead.',
    ]);
  });

  it('where the time of one has begun, or the policy of one needs a reason', async () => {
    const [one, third] = [await booked('15:00'), await booked('16:00')];
    const tomorrow = { bookingDate: TOMORROW, totalPrice: 40_000 };
    const other = await booked('10:00', { ...tomorrow, name: 'Other Test' });
    await desk.schedule(one, TODAY, '10:10', { reason: 'Asked for it' });
    // Somebody is at it all the time, and stays signed in.
    for (const time of ['09:25', '09:50', '10:11']) {
      desk.service.clock.set(instantInSeoul(TODAY, time));
      await desk.read(one);
    }
    expect((await refusal([other, one])).slice(1)).toEqual([
      'session-begun',
      'The time of Test Visitor has begun already, so nobody else can be given it. Move them to a later one.',
    ]);
    expect((await refusal([third, other])).slice(1)).toEqual([
      'move-not-allowed',
      'The policy of the booking of Other Test allows 2 moves, until 24 hours before the session. Give a reason to move it all the same.',
    ]);
    expect((await swap([third, other], { reason: 'We run behind' })).status).toBe(200);
  });

  it('where it is not two bookings that are there', async () => {
    const one = await booked('14:00');
    const { version } = await desk.read(one);
    const send = (bookings: object[]) =>
      desk.admin.send<Answer>('POST', '/api/admin/bookings/swap', { bookings });
    for (const bookings of [
      [{ id: one, version }],
      [
        { id: one, version },
        { id: one, version },
      ],
    ]) {
      const { status, body } = await send(bookings);
      expect([status, body.errors?.[0]?.message]).toEqual([
        400,
        'Please choose two bookings that differ, each with the version that was seen',
      ]);
    }
    expect(
      (
        await send([
          { id: one, version },
          { id: '0000000000', version: 1 },
        ])
      ).status,
    ).toBe(404);
  });
});
