import type { OwnSinger } from 'shared/my-booking/my-booking.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aKlookBooking } from '../../harness/builders.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openStaffDesk } from '../payments/staff-desk.ts';
import { openPage, singerOf } from './own-page.ts';

const desk = await openStaffDesk();
beforeEach(() => desk.clock.set(MORNING));

const withLp = { selectedAddons: [4], lpDeliveryAddress: '1 Sample Street', totalPrice: 350_000 };

/** What the page's form sends back when nothing was touched. */
const asTyped = ({
  name,
  selectedDrink,
  drinkTemperature,
  youtubeTrackUrl,
  lpDeliveryAddress,
}: OwnSinger) => ({
  ...{ name, selectedDrink, youtubeTrackUrl },
  drinkTemperature: drinkTemperature ?? '',
  lpDeliveryAddress: lpDeliveryAddress ?? '',
});

async function paidPage(fields: Record<string, unknown> = {}) {
  const { booking } = await desk.paidBooking({ bookingTime: '14:00', totalPrice: 50_000, ...fields });
  const page = await openPage(desk, booking.id);
  const before = singerOf(await page.look(), booking.id);
  return { id: booking.id, page, before, typed: asTyped(before) };
}

let days = 4;
const aDay = () => ({ bookingDate: `2026-07-${String(days++).padStart(2, '0')}` });

describe('what a visitor chose', () => {
  test('is changed, and staff see what and when', async () => {
    const { id, page, typed, before } = await paidPage(aDay());
    const youtubeTrackUrl = 'https://www.youtube.com/watch?v=another1234';
    const reply = await page.change(
      id,
      { ...typed, name: 'Jin Park', selectedDrink: 'green-tea', drinkTemperature: 'hot', youtubeTrackUrl },
      { 'If-Match': `"${before.version}"` },
    );
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(singerOf(reply.body, id)).toMatchObject({
      name: 'Jin Park',
      selectedDrink: 'green-tea',
      drinkTemperature: 'hot',
      youtubeTrackUrl,
      version: before.version + 1,
    });
    expect((await desk.history(id)).at(-1)).toEqual({
      event: 'details-changed',
      actor: 'visitor',
      details: {
        fields: ['name', 'selectedDrink', 'drinkTemperature', 'youtubeTrackUrl'],
        from: 'Coffee (iced)',
        to: 'Green Tea (hot)',
      },
    });
    const found = await desk.admin.send<{ id: string }[]>('GET', '/api/admin/bookings?search=Jin%20Park');
    expect(found.body.map((booking) => booking.id)).toEqual([id]);
  });

  test('that is as it was is no news', async () => {
    const { id, page, typed, before } = await paidPage({ ...aDay(), ...withLp });
    const events = (await desk.history(id)).length;
    const { body } = await page.change(id, typed);
    expect(singerOf(body, id)).toEqual(before);
    expect(await desk.history(id)).toHaveLength(events);
  });

  test('keeps an address only where something is sent there, and needs it then', async () => {
    const sent = await paidPage({ ...aDay(), ...withLp });
    const missing = await sent.page.change(sent.id, { ...sent.typed, lpDeliveryAddress: ' ' });
    expect([missing.status, missing.body]).toMatchObject([
      400,
      {
        errors: [
          {
            path: 'lpDeliveryAddress',
            code: 'lp-address-missing',
            message: 'LP delivery address is required for LP Record Production',
          },
        ],
      },
    ]);
    const moved = await sent.page.change(sent.id, { ...sent.typed, lpDeliveryAddress: '2 Other Street' });
    expect(singerOf(moved.body, sent.id).lpDeliveryAddress).toBe('2 Other Street');
    const told = (await desk.history(sent.id)).at(-1)?.details;
    expect(told).toEqual({ fields: ['lpDeliveryAddress'] });
    const plain = await paidPage(aDay());
    await plain.page.change(plain.id, { ...plain.typed, lpDeliveryAddress: '2 Other Street' });
    expect(singerOf(await plain.page.look(), plain.id).lpDeliveryAddress).toBeNull();
  });

  test('is held to the checks of the booking form, all at once', async () => {
    const { id, page } = await paidPage(aDay());
    const reply = await page.change(id, {
      name: '',
      selectedDrink: 'lemonade',
      drinkTemperature: 'hot',
      youtubeTrackUrl: 'no link',
    });
    expect(reply.status).toBe(400);
    expect(reply.body.errors?.map(({ path }) => path).toSorted()).toEqual([
      'drinkTemperature',
      'name',
      'youtubeTrackUrl',
    ]);
  });

  test('is not changed over what somebody else has changed meanwhile', async () => {
    const { id, page, typed, before } = await paidPage(aDay());
    await desk.setStatus(id, 'pending');
    const seen = { 'If-Match': `"${before.version}"` };
    const reply = await page.change(id, { ...typed, name: 'Too Late' }, seen);
    expect([reply.status, reply.body.type]).toEqual([409, 'stale-change']);
    expect((await desk.card(id)).name).toBe('Test Visitor');
  });

  test('of a Klook booking is changed, too', async () => {
    const { body } = await desk.post<{ id: string }>('/api/bookings', aKlookBooking());
    const page = await openPage(desk, body.id);
    const typed = asTyped(singerOf(await page.look(), body.id));
    const reply = await page.change(body.id, { ...typed, selectedDrink: 'lemonade', drinkTemperature: '' });
    expect(singerOf(reply.body, body.id)).toMatchObject({
      selectedDrink: 'lemonade',
      drinkTemperature: null,
    });
  });

  test('is fixed from the moment the session begins, and once it is cancelled', async () => {
    const { id, typed } = await paidPage({ bookingDate: TOMORROW });
    desk.clock.set(`${TOMORROW}T13:59:59+09:00`);
    const intime = await (await openPage(desk, id)).change(id, { ...typed, name: 'In Time' });
    expect(intime.status).toBe(200);
    desk.clock.set(`${TOMORROW}T14:00:00+09:00`);
    const begun = await (await openPage(desk, id)).change(id, { ...typed, name: 'Late' });
    expect([begun.status, begun.body.type]).toEqual([409, 'session-begun']);
    await desk.setStatus(id, 'cancelled');
    const gone = await (await openPage(desk, id)).change(id, { ...typed, name: 'Late' });
    expect([gone.status, gone.body.type]).toEqual([409, 'booking-cancelled']);
  });

  test('of somebody else is nobody’s to change: another order’s number is not known here', async () => {
    const { page, typed } = await paidPage(aDay());
    const other = await paidPage(aDay());
    for (const id of [other.id, 'nobody']) {
      const reply = await page.change(id, { ...typed, name: 'Stranger' });
      expect([reply.status, reply.body.type]).toEqual([404, 'booking-not-found']);
    }
    expect((await desk.card(other.id)).name).toBe('Test Visitor');
  });
});

describe('the phone number', () => {
  test('is changed for everybody who still comes, and staff find the order by it', async () => {
    const { ids } = await desk.paidParty(['Jin', 'Mina', 'Yuna'], { ...aDay(), bookingTime: '14:00' });
    const [jin = '', mina = '', yuna = ''] = ids;
    await desk.setStatus(mina, 'cancelled');
    const page = await openPage(desk, jin);
    const { status, body } = await page.phone('+82 10 7777 8888');
    expect([status, body.phone]).toEqual([200, '+82 10 7777 8888']);
    const counted = await Promise.all(ids.map((id) => desk.happened(id, 'phone-changed')));
    expect(counted).toEqual([1, 0, 1]);
    expect((await desk.history(yuna)).at(-1)).toMatchObject({ actor: 'visitor', details: {} });
    const found = await desk.admin.send<{ id: string }[]>('GET', '/api/admin/bookings?search=7777%208888');
    expect(found.body.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await page.phone('+82 10 7777 8888');
    expect(await desk.happened(jin, 'phone-changed')).toBe(1);
    expect((await page.phone(' ')).status).toBe(400);
  });

  test('stays once nobody has yet to sing', async () => {
    const { id } = await paidPage({ bookingDate: TOMORROW, bookingTime: '15:00' });
    desk.clock.set(`${TOMORROW}T15:00:00+09:00`);
    const reply = await (await openPage(desk, id)).phone('+82 10 7777 0000');
    expect([reply.status, reply.body.type]).toEqual([409, 'session-begun']);
  });
});
