import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminBookingSchema, NEXT_CURSOR_HEADER } from 'shared/bookings/admin-booking.ts';
import type { AdminBooking, BookingCounts } from 'shared/bookings/admin-booking.ts';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { openDashboard } from './harness.ts';
import type { Dashboard } from './harness.ts';

let desk: Dashboard;
beforeAll(async () => {
  desk = await openDashboard();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings CASCADE');
});

const idsOf = (bookings: AdminBooking[]) => bookings.map(({ id }) => id);

describe('the list of bookings', () => {
  it('holds every field of a booking, as the schema says', async () => {
    const id = await desk.bookDirect({
      selectedAddons: [4],
      lpDeliveryAddress: '1 Sample Street',
      totalPrice: 350_000,
    });
    const [booking] = await desk.list();
    expect(adminBookingSchema.parse(booking)).toEqual({
      id,
      branchId: 1,
      name: 'Test Visitor',
      email: 'visitor@example.test',
      phone: '+821000000000',
      phoneNumber: {
        international: '+82 10 0000 0000',
        country: 'KR',
        uri: 'tel:+821000000000',
      },
      status: 'pending',
      cancellationReason: null,
      bookingType: 'direct',
      klookBookingId: null,
      klookDate: null,
      klookTime: null,
      bookingDate: TOMORROW,
      bookingTime: '14:00',
      selectedDrink: 'coffee',
      drinkTemperature: 'iced',
      party: { place: 1, size: 1, others: [] },
      totalPrice: 350_000,
      discountWon: 0,
      selectedAddons: [4],
      youtubeTrackUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      lpDeliveryAddress: '1 Sample Street',
      locale: 'en',
      forgottenAt: null,
      createdAt: '2026-07-02T00:00:00.000Z',
      version: 1,
      moves: 0,
      rescheduling: { maxMoves: 2, minHoursBefore: 24 },
      arrival: { cafeMinutes: 30, boothMinutes: 10 },
      deliveries: [],
      payment: {
        state: 'unpaid',
        holdExpiresAt: '2026-07-02T00:15:00.000Z',
        method: null,
        approvedAt: null,
        receiptUrl: null,
        paidWon: 0,
        paidTogetherWon: 0,
        giftWon: 0,
        refundedWon: 0,
        counter: null,
      },
      lastEmail: null,
    });
  });

  it('shows a Klook booking without a time, and its last mail', async () => {
    await desk.bookKlook({ klookBookingId: ' klk-77 ' });
    const [booking] = await desk.list();
    expect(booking).toMatchObject({
      klookBookingId: 'KLK-77',
      bookingDate: null,
      bookingTime: null,
      payment: { state: 'at-studio', holdExpiresAt: null },
      lastEmail: { kind: 'klook-completed', state: 'queued', lastError: null, sentAt: null },
    });
  });

  it('shows when a Klook reservation is, as its guest says', async () => {
    await desk.bookKlook({ klookDate: TOMORROW, klookTime: '18:40' });
    const [booking] = await desk.list();
    expect(booking).toMatchObject({
      klookDate: TOMORROW,
      klookTime: '18:40',
      bookingDate: null,
      bookingTime: null,
    });
  });

  it.each([
    ['+81 90 1234 5678', '+81 90 1234 5678', 'JP'],
    ['0044 20 7946 0958', '+44 20 7946 0958', 'GB'],
    ['+1 (415) 555-2671', '+1 415 555 2671', 'US'],
    // Of a length that there is, and of no kind that is known.
    ['+81 81312345678', null, null],
  ])('knows the number behind %j', async (phone, international, country) => {
    await desk.bookKlook({ klookBookingId: `PHONE-${phone}`, phone });
    const [booking] = await desk.list();
    expect(booking?.phone).toMatch(/^\+\d+$/);
    expect(booking?.phoneNumber ?? null).toEqual(
      international === null ? null : expect.objectContaining({ international, country }),
    );
  });

  it('is newest first and comes in pages that neither repeat nor skip, also among equals in time', async () => {
    const made: string[] = [];
    for (let minute = 0; minute < 6; minute += 1) {
      made.push(
        await desk.bookDirect({ bookingTime: `1${minute}:00`, totalPrice: minute < 3 ? 40_000 : 50_000 }),
      );
      if (minute % 2 === 1) desk.service.clock.advanceMinutes(1);
    }
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const reply: Awaited<ReturnType<typeof desk.admin.send<AdminBooking[]>>> = await desk.admin.send(
        'GET',
        `/api/admin/bookings?limit=4&cursor=${cursor}`,
      );
      seen.push(...idsOf(reply.body));
      cursor = reply.headers.get(NEXT_CURSOR_HEADER);
    }
    expect(seen).toEqual(idsOf(await desk.list()));
    expect([...seen].sort()).toEqual([...made].sort());
    expect(seen[0]).toSatisfy((id: string) => made.slice(4).includes(id));
  });

  it('and its counts read a hold that has run out as cancelled, until somebody decides otherwise', async () => {
    const id = await desk.bookDirect();
    await desk.bookKlook();
    const counts = async () =>
      (await desk.admin.send<BookingCounts>('GET', '/api/admin/bookings/counts')).body;
    expect(await counts()).toEqual({
      total: 2,
      pending: 2,
      confirmed: 0,
      'in-progress': 0,
      completed: 0,
      cancelled: 0,
    });

    desk.service.clock.advanceMinutes(15);
    expect(await counts()).toMatchObject({ total: 2, pending: 1, cancelled: 1 });
    expect(await desk.list('?status=cancelled')).toMatchObject([
      { id, cancellationReason: 'payment-expired' },
    ]);
    expect(idsOf(await desk.list('?status=pending'))).not.toContain(id);
  });

  it.each([
    ['name in other letters', 'ANA'],
    ['part of the e-mail', 'ana@MAIL'],
    ['part of the phone', '555-01'],
    ['booking type', 'Klook'],
    ['Klook ID', 'klk-ana'],
  ])('finds by %s', async (_what, search) => {
    const id = await desk.bookKlook({
      name: 'Ana Sample',
      email: 'ana@mail.test',
      phone: '+49 555-0100',
      klookBookingId: 'KLK-ANA',
    });
    await desk.bookDirect();
    expect(idsOf(await desk.list(`?search=${encodeURIComponent(search)}`))).toEqual([id]);
  });

  it('finds by number and by the word direct, and treats wildcards as the characters they are', async () => {
    const id = await desk.bookDirect({ name: '100% Sample_Name' });
    await desk.bookKlook();
    for (const search of [id, 'direct', '100%', 'sample_n']) {
      expect(idsOf(await desk.list(`?search=${encodeURIComponent(search)}`))).toEqual([id]);
    }
    for (const search of ['%', '_________', "' OR 1=1 --", 'nobody', '\\', 'Name\nvisitor']) {
      const found = await desk.list(`?search=${encodeURIComponent(search)}`);
      expect(idsOf(found)).toEqual(search === '%' ? [id] : []);
    }
  });

  it.each(['status=lost', 'limit=0', 'limit=1000', 'limit=x', 'cursor=x', `search=${'x'.repeat(101)}`])(
    'refuses %s with 400',
    async (query) => {
      expect((await desk.admin.send('GET', `/api/admin/bookings?${query}`)).status).toBe(400);
    },
  );
});
