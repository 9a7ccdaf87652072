import { initialAddOns } from 'shared/catalogue/initial-catalogue.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { endPersonalData } from '../../../src/privacy/end-personal-data.job.ts';
import { MORNING } from '../../harness/clock.ts';
import { openOffice, linesOf, sumOf } from './harness.ts';

const office = await openOffice();
const { db, clock } = office;
const [mixing] = initialAddOns;
const mixWon = mixing?.price ?? 0;

beforeEach(async () => {
  clock.set(MORNING);
  await db.query('TRUNCATE bookings, orders, blocks CASCADE');
  await db.query('TRUNCATE report_figures, report_stale_days');
});

const afternoon = { bookingDate: '2026-07-09', bookingTime: '15:00' };
const klookGuest = {
  ...{ bookingType: 'klook', klookBookingId: 'KLOOK-1', name: 'Guest', totalPrice: 0, selectedAddons: [] },
  ...{
    email: 'klook@example.test',
    phone: '+81 90 1234 5678',
    selectedDrink: 'coffee',
    drinkTemperature: 'iced',
  },
  youtubeTrackUrl: 'https://youtu.be/abcdefghijk',
};
const bandOf = async () => linesOf(await office.report(), 'fee');

describe('money', () => {
  test('is cut into fees by the band that was paid and add-ons, by how somebody came', async () => {
    await office.paidBooking({ ...afternoon, selectedAddons: [1], totalPrice: 50_000 + mixWon });
    await office.sell({ bookingTime: '11:00', payment: { method: 'cash' } });
    await office.sell({ bookingTime: '19:00', payment: { method: 'free', reason: 'A birthday' } });
    const report = await office.report();
    expect(linesOf(report, 'fee')).toEqual({ 'day/direct': [1, 50_000], 'morning/walk-in': [1, 40_000] });
    expect(linesOf(report, 'add-on')).toEqual({ '1/direct': [1, mixWon] });
    expect(linesOf(report, 'other')).toEqual({});
    expect(sumOf(report, 'taken')).toEqual({ count: 2, amount: 90_000 + mixWon });
    expect(linesOf(report, 'taken')).toMatchObject({ 'walk-in/cash': [1, 40_000] });
    expect(report.names.bands.day).toMatchObject({ en: 'Afternoon', ko: '오후' });
    expect(report.names.addOns['1']).toMatchObject({ en: mixing?.name });
  });

  test('of a session that was moved stays in the band that was paid', async () => {
    const { booking } = await office.paidBooking(afternoon);
    expect(await bandOf()).toEqual({ 'day/direct': [1, 50_000] });
    expect((await office.move(booking.id, '2026-07-10', '10:30')).status).toBe(200);
    expect(await bandOf()).toEqual({ 'day/direct': [1, 50_000] });
  });

  test('that was taken for a party is cut for each, and counts once', async () => {
    await office.paidParty(['Anna', 'Ben', 'Chloé'], afternoon);
    const report = await office.report();
    expect(linesOf(report, 'fee')).toEqual({ 'day/direct': [3, 150_000] });
    expect(sumOf(report, 'taken')).toEqual({ count: 1, amount: 150_000 });
  });

  test('that went back counts once it has gone, and is due until then', async () => {
    const { booking } = await office.paidBooking(afternoon);
    await office.setStatus(booking.id, 'cancelled');
    expect((await office.report()).open).toMatchObject({ refundsDue: { count: 1, won: 50_000 } });
    expect((await office.behind({ figure: 'refundsDue' })).body).toMatchObject([{ id: booking.id }]);
    await office.refund(booking.id, { amountWon: 50_000 });
    await office.settle();
    const report = await office.report();
    expect(sumOf(report, 'given-back')).toEqual({ count: 1, amount: 50_000 });
    expect(report.check.ledger).toEqual({ takenWon: 50_000, givenBackWon: 50_000 });
    expect(report.check.counted).toEqual(report.check.ledger);
  });

  test('at the counter is given back, and the note is taken back', async () => {
    const id = await office.sell({ bookingTime: '11:00', payment: { method: 'cash' } });
    clock.set('2026-07-03T12:00:00+09:00');
    await office.giveBack(id);
    expect(linesOf(await office.report(), 'given-back')).toEqual({ 'walk-in/cash': [1, 40_000] });
    // By then the day is neither today nor yesterday.
    clock.set('2026-07-06T12:00:00+09:00');
    await office.report();
    await office.giveBack(id, false);
    expect(linesOf(await office.report(), 'given-back')).toEqual({});
  });

  test('that staff let go unpaid is owed', async () => {
    const booking = await office.hold(afternoon);
    await office.setStatus(booking.id, 'confirmed');
    expect((await office.report()).open.owedToUs).toEqual({ count: 1, won: 50_000 });
    expect((await office.behind({ figure: 'owedToUs' })).body).toMatchObject([{ id: booking.id }]);
    expect((await office.behind({ figure: 'refundsUnderWay' })).body).toEqual([]);
  });
});

describe('sessions', () => {
  test('count where they stand, with language, country and size of the party', async () => {
    await office.paidParty(['Anna', 'Ben'], { ...afternoon, phone: '+44 20 7946 0000', locale: 'ja' });
    await office.paidBooking({ ...afternoon, bookingTime: '16:00', phone: '+82 010-1234-5678' });
    await office.hold({ ...afternoon, bookingTime: '17:00' });
    await office.sell({ bookingTime: '12:00' });
    const report = await office.report();
    expect(linesOf(report, 'sold')).toEqual({
      'direct/15': [2, 20],
      'direct/16': [1, 10],
      'walk-in/12': [1, 10],
    });
    expect(linesOf(report, 'party')).toEqual({ '2/': [1, 0], '1/': [2, 0] });
    expect(linesOf(report, 'country')).toEqual({ '44/': [2, 0], '82/': [1, 0], 'none/': [1, 0] });
    expect(report.names.countries['44']?.[0]).toBe('GB');
    expect(linesOf(report, 'language')).toMatchObject({ 'ja/': [2, 0] });
  });

  test('that were moved count on their new day alone, at once on both', async () => {
    const { booking } = await office.paidBooking(afternoon);
    await office.report();
    await office.move(booking.id, '2026-07-20', '15:00');
    const days = [];
    for (const day of ['2026-07-09', '2026-07-20']) days.push(await office.report({ from: day, to: day }));
    expect(days.map((report) => sumOf(report, 'sold').count)).toEqual([0, 1]);
  });

  test('of a guest whose data was removed are still counted by country', async () => {
    await office.paidBooking({ ...afternoon, phone: '+971 4 555 0000' });
    await office.report();
    clock.set('2030-07-09T12:00:00+09:00');
    await endPersonalData(office.service.deps, new AbortController().signal);
    const { rows } = await db.query<{ phone: string }>('SELECT phone FROM orders');
    expect(rows).toEqual([{ phone: '-' }]);
    expect(await office.compare()).toMatchObject({ different: [] });
    expect(linesOf(await office.report(), 'country')).toEqual({ '971/': [1, 0] });
  });

  test('that nobody came for count as sold and as no-show; cancelled ones by how long before, and by whom', async () => {
    const late = await office.paidBooking(afternoon);
    const missed = await office.paidBooking({ ...afternoon, bookingTime: '15:10' });
    const early = await office.paidBooking({ ...afternoon, bookingTime: '15:20' });
    await office.setStatus(early.booking.id, 'cancelled');
    clock.set('2026-07-09T10:00:00+09:00');
    await office.setStatus(late.booking.id, 'cancelled');
    clock.set('2026-07-09T22:00:00+09:00');
    await office.setStatus(missed.booking.id, 'cancelled', { reason: 'no-show' });
    const report = await office.report();
    expect(linesOf(report, 'cancelled')).toEqual({ 'over-7d/staff': [1, 0], 'under-24h/staff': [1, 0] });
    expect(linesOf(report, 'no-show')).toEqual({ 'direct/': [1, 0] });
    expect(sumOf(report, 'sold').count).toBe(1);
  });

  test('of Klook guests count as soon as they have a time, whether or not they are confirmed, until they are cancelled', async () => {
    const { body } = await office.post<{ id: string }>('/api/bookings', klookGuest);
    expect(sumOf(await office.report(), 'sold').count).toBe(0);
    await office.move(body.id, '2026-07-09', '15:00');
    await office.setStatus(body.id, 'pending');
    const report = await office.report();
    expect(linesOf(report, 'sold')).toEqual({ 'klook/15': [1, 10] });
    expect(linesOf(report, 'party')).toEqual({ '1/': [1, 0] });
    await office.setStatus(body.id, 'cancelled');
    expect(linesOf(await office.report(), 'sold')).toEqual({});
  });

  test('of guests whom the house cancelled by closing are not those whose time was lost while paying', async () => {
    const guests = [
      await office.paidBooking(afternoon),
      await office.post<{ id: string }>('/api/bookings', klookGuest),
    ];
    const ids = guests.map((guest) => ('booking' in guest ? guest.booking.id : guest.body.id));
    await office.move(ids[1] ?? '', '2026-07-09', '15:10');
    await office.awake();
    const { body: block } = await office.admin.send<{ id: number }>('POST', '/api/admin/blocks', {
      ...{ studioIds: [1], kind: 'closed' },
      ...{ startsAt: '2026-07-09T15:00:00+09:00', endsAt: '2026-07-09T16:00:00+09:00' },
    });
    for (const id of ids) {
      const decision = { decision: 'cancel', bookingIds: [id] };
      const { status } = await office.admin.send('POST', `/api/admin/blocks/${block.id}/decisions`, decision);
      expect(status).toBeLessThan(300);
    }
    expect(linesOf(await office.report(), 'cancelled')).toEqual({ 'over-7d/closed': [2, 0] });
  });

  test('stand beside what could be sold on days that are over, without blocked times', async () => {
    await office.awake();
    const block = {
      studioIds: [1],
      kind: 'break',
      startsAt: '2026-07-02T14:00:00+09:00',
      endsAt: '2026-07-02T15:00:00+09:00',
    };
    expect((await office.admin.send('POST', '/api/admin/blocks', block)).status).toBe(201);
    await office.sell({ bookingTime: '15:00' });
    const { hours } = await office.report({ from: '2026-07-02', to: '2026-07-03' });
    const thursday = hours.filter(({ weekday }) => weekday === 4);
    expect(thursday.find(({ hour }) => hour === 15)).toEqual({
      ...{ weekday: 4, hour: 15, soldMinutes: 10, offeredMinutes: 60 },
    });
    expect(thursday.find(({ hour }) => hour === 14)).toBeUndefined();
    expect(hours).toEqual(thursday);
  });
});

describe('holds', () => {
  test('end unpaid before paying, while paying, or after a payment failed', async () => {
    const times = ['13:00', '13:10', '13:20', '13:30'].map((bookingTime) => ({ ...afternoon, bookingTime }));
    await office.hold(times[0]);
    await office.initialize(await office.hold(times[1]));
    const declined = await office.hold(times[2]);
    const returned = await office.authenticate(declined, { declineAtConfirm: 'REJECT_CARD_PAYMENT' });
    await office.confirm(returned);
    await office.paidBooking(times[3]);
    expect(linesOf(await office.report(), 'hold')).toEqual({ 'waiting/': [3, 0], 'paid/': [1, 0] });
    clock.advanceMinutes(60);
    expect(linesOf(await office.report(), 'hold')).toEqual({
      'before-payment/': [1, 0],
      'payment-begun/': [1, 0],
      'payment-failed/': [1, 0],
      'paid/': [1, 0],
    });
  });
});

describe('what follows after a session', () => {
  test('is in time, late, or open with its day', async () => {
    const buy = (bookingTime: string) =>
      office.paidBooking({ ...afternoon, bookingTime, selectedAddons: [1], totalPrice: 50_000 + mixWon });
    const [inTime, late] = [await buy('15:00'), await buy('15:10')];
    await buy('15:20');
    const send = async (id: string, on: string) => {
      clock.set(`${on}T12:00:00+09:00`);
      await office.awake();
      const change = { seen: 'open', state: 'sent' };
      expect((await office.admin.send('PUT', `/api/admin/bookings/${id}/deliveries/1`, change)).status).toBe(
        200,
      );
    };
    await send(inTime.booking.id, '2026-07-16');
    await send(late.booking.id, '2026-07-17');
    expect(linesOf(await office.report(), 'delivery')).toEqual({
      '1/on-time': [1, 0],
      '1/late': [1, 0],
      '1/open:2026-07-16': [1, 0],
    });
    const { body } = await office.behind({ figure: 'delivery', detail: 'overdue' });
    expect(body).toHaveLength(1);
  });
});
