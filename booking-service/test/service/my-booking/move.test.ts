import { initialRules } from 'shared/catalogue/initial-catalogue.ts';
import { instantInSeoul } from 'shared/time/seoul.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { aCatalogue, sell } from '../../harness/catalogue.ts';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { openPage, singerOf } from './own-page.ts';
import type { Changed } from './own-page.ts';

const desk = await openStaffDesk();
beforeEach(() => desk.clock.set(MORNING));

let days = 4;
/** A day that is no other test's. */
const aDay = () => `2026-07-${String(days++).padStart(2, '0')}`;

async function paidAlone(bookingDate: string, bookingTime = '14:00', fields = {}) {
  const { booking } = await desk.paidBooking({ bookingDate, bookingTime, totalPrice: 50_000, ...fields });
  return { id: booking.id, page: await openPage(desk, booking.id) };
}

async function paidThree(bookingDate: string) {
  const { ids } = await desk.paidParty(['Jin', 'Mina', 'Yuna'], { bookingDate, bookingTime: '14:00' });
  return { ids, page: await openPage(desk, ids[0] ?? '') };
}

const to = (bookingDate: string, bookingTime: string) => ({ bookingDate, bookingTime });
const startsOf = ({ body }: Changed) => body.singers.map(({ startsAt }) => startsAt);
const at = (date: string, ...times: string[]) =>
  times.map((time) => instantInSeoul(date, time).toISOString());
const refusal = ({ status, body }: Changed) => [status, body.type];

async function moveMail(orderId: string): Promise<string> {
  const { rows } = await desk.db.query<{ text: string }>(
    `SELECT text_body AS text FROM emails WHERE order_id = $1 AND kind = 'booking-moved'`,
    [orderId],
  );
  return rows[0]?.text ?? '';
}
const moveMails = async (orderId: string) =>
  (await desk.mails(orderId)).filter((kind) => kind === 'booking-moved').length;

describe('a visitor’s own session', () => {
  test('is moved in one step, free whatever the price band: the old time is free, and the mail says so', async () => {
    const day = aDay();
    const { id, page } = await paidAlone(day);
    const before = singerOf(await page.look(), id);
    const reply = await page.move([id], to(day, '11:00'));
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(singerOf(reply.body, id)).toMatchObject({
      startsAt: at(day, '11:00')[0],
      movedAt: desk.clock.now().toISOString(),
      totalWon: before.totalWon,
      paidWon: before.paidWon,
      moving: { isAllowed: true, movesLeft: 1, maxMoves: 2 },
    });
    expect(await desk.freeTimes(day)).toContain('14:00');
    expect((await desk.history(id)).at(-1)).toEqual({
      event: 'scheduled',
      actor: 'visitor',
      details: { from: at(day, '14:00')[0], to: at(day, '11:00')[0] },
    });
    const mail = await moveMail(id);
    expect(mail).toContain('You have moved your session to the time below, free of charge.');
    expect(mail).toContain('You can move it once more.');
    expect(mail).not.toContain('Our staff');
  });

  test('that is there already is not moved again: no move counts, no mail goes', async () => {
    const day = aDay();
    const { id, page } = await paidAlone(day);
    await page.move([id], to(day, '16:00'));
    const again = await page.move([id], to(day, '16:00'));
    expect([again.status, singerOf(again.body, id).moving.movesLeft]).toEqual([200, 1]);
    expect(await moveMails(id)).toBe(1);
    expect(await desk.happened(id, 'scheduled')).toBe(1);
  });

  test('is moved as often as its own policy says, whatever the rules say by now', async () => {
    const day = aDay();
    const { id, page } = await paidAlone(day);
    const stricter = { maxMoves: 0, minHoursBefore: 200 };
    const policy = { ...initialRules.cancellationPolicy, rescheduling: stricter };
    await sell(desk.db, aCatalogue(2, { cancellationPolicy: policy }));
    for (const time of ['16:00', '16:10']) expect((await page.move([id], to(day, time))).status).toBe(200);
    const refused = await page.move([id], to(day, '16:20'));
    expect(refusal(refused)).toEqual([409, 'move-not-allowed']);
    expect(refused.body.detail).toContain('2 times');
    expect((await page.move([id], to(day, '16:10'))).status).toBe(200);
    await sell(desk.db, aCatalogue(3));
  });

  test('is moved until the last moment of the policy, and not after it', async () => {
    const day = '2026-07-03';
    const { id } = await paidAlone(day, '16:00');
    desk.clock.set('2026-07-02T16:00:00+09:00');
    const last = await openPage(desk, id);
    expect(singerOf(await last.look(), id).moving.isAllowed).toBe(true);
    expect((await last.move([id], to(day, '17:00'))).status).toBe(200);
    desk.clock.set('2026-07-02T17:00:01+09:00');
    const late = await openPage(desk, id);
    const refused = await late.move([id], to('2026-07-09', '17:00'));
    expect(refusal(refused)).toEqual([409, 'move-not-allowed']);
    expect(refused.body.detail).toContain('until 2026-07-02 17:00 KST');
    expect(singerOf(await late.look(), id).moving.isAllowed).toBe(false);
    expect((await late.times([id], '2026-07-09')).body.type).toBe('move-not-allowed');
  });

  test('finds somebody else’s time taken, and learns which are free', async () => {
    const day = aDay();
    const { id, page } = await paidAlone(day);
    await desk.hold({ bookingDate: day, bookingTime: '16:00' });
    const refused = await page.move([id], to(day, '16:00'));
    expect(refusal(refused)).toEqual([409, 'slot-taken']);
    expect(refused.body.detail).toContain('Free on that day: 16:10, 16:20, 16:30.');
    expect(startsOf({ ...refused, body: await page.look() } as Changed)).toEqual(at(day, '14:00'));
    expect(await desk.freeTimes(day)).not.toContain('14:00');
  });

  test.each([
    ['today, sooner than is sold', TODAY, '09:10'],
    ['further ahead than is sold', '2027-07-02', '14:00'],
    ['at an odd time', '2026-07-25', '14:05'],
  ])('is not moved to a time that is not on sale: %s', async (_name, bookingDate, bookingTime) => {
    const { id, page } = await paidAlone(aDay());
    expect(refusal(await page.move([id], { bookingDate, bookingTime }))).toEqual([409, 'slot-not-on-sale']);
  });

  test('is not moved before it is paid, once it is cancelled, and from the moment it begins', async () => {
    const day = '2026-07-03';
    const held = await desk.hold({ bookingDate: day, bookingTime: '18:00', totalPrice: 44_000 });
    const unpaid = await openPage(desk, held.id);
    expect(refusal(await unpaid.move([held.id], to(day, '19:00')))).toEqual([409, 'move-not-allowed']);
    const { id, page } = await paidAlone(day, '15:00');
    await desk.setStatus(id, 'cancelled');
    expect(refusal(await page.move([id], to(day, '19:00')))).toEqual([409, 'booking-cancelled']);
    const begun = await paidAlone(day, '15:10');
    desk.clock.set(`${day}T15:10:00+09:00`);
    const late = await openPage(desk, begun.id);
    expect(refusal(await late.move([begun.id], to(day, '19:00')))).toEqual([409, 'session-begun']);
  });

  test('that was bought on Klook is moved by Klook', async () => {
    const { body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking());
    const page = await openPage(desk, body.id);
    const refused = await page.move([body.id], to(aDay(), '14:00'));
    expect(refusal(refused)).toEqual([409, 'klook-decides']);
    expect(refused.body.detail).toContain('Klook app');
  });

  test('is the only one that its page moves', async () => {
    const [mine, other] = [await paidAlone(aDay()), await paidAlone(aDay())];
    expect(refusal(await mine.page.move([other.id], to(aDay(), '14:00')))).toEqual([
      404,
      'booking-not-found',
    ]);
    expect((await mine.page.times([other.id], TODAY)).status).toBe(404);
  });
});

describe('times to move to', () => {
  test('are those that are sold and free, without the one that it has', async () => {
    const day = aDay();
    const { id, page } = await paidAlone(day);
    await desk.hold({ bookingDate: day, bookingTime: '16:00' });
    const all = await desk.freeTimes(day);
    const { body } = await page.times([id], day);
    expect(body).toEqual(all);
    expect(body).not.toContain('14:00');
    desk.clock.set(`${TODAY}T12:00:00+09:00`);
    const today = await (await openPage(desk, id)).times([id], TODAY);
    expect(today.body).toEqual(await desk.freeTimes(TODAY));
  });

  test('of a party have room for all, and their own times are no obstacle', async () => {
    const day = aDay();
    const { ids, page } = await paidThree(day);
    await desk.hold({ bookingDate: day, bookingTime: '14:40' });
    const { body } = await page.times(ids, day);
    expect(body).toEqual(expect.arrayContaining(['13:50', '14:10', '14:50']));
    for (const time of ['14:00', '14:20', '14:30', '14:40', '21:40']) expect(body).not.toContain(time);
    expect((await page.times(ids.slice(0, 1), day)).body).not.toContain('14:10');
  });

  test('need a date, and whom they are for', async () => {
    const { page } = await paidAlone(aDay());
    expect((await page.times([''], TODAY)).status).toBe(400);
    expect((await page.times(['AAAAAAAAAA'], 'soon')).status).toBe(400);
  });

  test.each(['2026-07-01', '2027-07-02', '9999-12-31'])('are none on %s', async (date) => {
    const { id, page } = await paidAlone(aDay());
    expect(await page.times([id], date)).toMatchObject({ status: 200, body: [] });
  });
});

describe('a party', () => {
  test('moves together, onto its own times too, with one mail about everybody', async () => {
    const day = aDay();
    const { ids, page } = await paidThree(day);
    const reply = await page.move(ids, to(day, '14:10'));
    expect(startsOf(reply)).toEqual(at(day, '14:10', '14:20', '14:30'));
    expect(await moveMails(ids[0] ?? '')).toBe(1);
    const mail = await moveMail(ids[0] ?? '');
    expect(mail).toContain('You have moved the sessions of Jin, Mina and Yuna to the times below, free');
    expect(mail).toContain('Each of them can be moved once more.');
    const { rowCount } = await desk.db.query('SELECT FROM slot_claims WHERE booking_id = ANY ($1)', [ids]);
    expect(rowCount).toBe(3);
  });

  test('moves one by one', async () => {
    const day = aDay();
    const { ids, page } = await paidThree(day);
    const [, mina = ''] = ids;
    const reply = await page.move([mina], to(day, '18:00'));
    expect(startsOf(reply)).toEqual(at(day, '14:00', '18:00', '14:20'));
    const mail = await moveMail(ids[0] ?? '');
    expect(mail).toContain('You have moved the session of Mina to the time below, free of charge.');
    expect(mail).toContain('Nothing changes for the others');
  });

  test('is not torn apart: two of three are neither one nor all', async () => {
    const day = aDay();
    const { ids, page } = await paidThree(day);
    const refused = await page.move(ids.slice(0, 2), to(day, '18:00'));
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'bookingIds']);
    await desk.setStatus(ids[2] ?? '', 'cancelled');
    expect((await page.move(ids.slice(0, 2), to(day, '18:00'))).status).toBe(200);
  });

  test('that does not fit stays where it is, and learns which time is gone and where there is room', async () => {
    const day = aDay();
    const { ids, page } = await paidThree(day);
    await desk.hold({ bookingDate: day, bookingTime: '16:20' });
    const refused = await page.move(ids, to(day, '16:00'));
    expect(refused.body).toMatchObject({ type: 'slot-taken', goneTime: '16:20', nearestTime: '15:50' });
    const late = await page.move(ids, to(day, '21:50'));
    expect(late.body).toMatchObject({ type: 'slot-not-on-sale', goneTime: '22:00', nearestTime: '21:30' });
    expect((await page.look()).singers.map(({ startsAt }) => startsAt)).toEqual(
      at(day, '14:00', '14:10', '14:20'),
    );
  });

  test('names the one who keeps it from moving', async () => {
    const day = aDay();
    const { ids, page } = await paidThree(day);
    const [, , yuna = ''] = ids;
    for (const time of ['18:00', '18:10']) await page.move([yuna], to(day, time));
    const refused = await page.move(ids, to(day, '19:00'));
    expect(refusal(refused)).toEqual([409, 'move-not-allowed']);
    expect(refused.body.detail).toContain('The session of Yuna');
  });
});
