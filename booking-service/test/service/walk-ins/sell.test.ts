import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Attention } from 'shared/attention/attention.ts';
import type { BookingHistory } from 'shared/bookings/admin-booking.ts';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';
import { visitorBrowser } from '../my-booking/harness.ts';
import { aBooking } from '../../harness/builders.ts';
import { MORNING, TODAY, TOMORROW } from '../../harness/clock.ts';
import { openSales } from './harness.ts';
import type { Sales } from './harness.ts';

let desk: Sales;
beforeAll(async () => {
  desk = await openSales();
});
beforeEach(async () => {
  desk.service.clock.set(MORNING);
  await desk.service.db.query('TRUNCATE bookings, orders CASCADE');
});

const countOf = async (table: string) =>
  (await desk.service.db.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]
    ?.count;

const mattersOf = async (id: string) =>
  (await desk.admin.send<Attention>('GET', '/api/admin/attention')).body.matters
    .filter(({ bookingId }) => bookingId === id)
    .map(({ kind, amountWon }) => [kind, amountWon]);

describe('a walk-in', () => {
  it.each(['card-terminal', 'cash', 'transfer'] as const)(
    'gets the time at its price, paid by %s: noted with amount and who took it',
    async (method) => {
      const { status, body } = await desk.sell({ payment: { method } });
      expect(status).toBe(201);
      const [session] = (await desk.day(TODAY)).sessions;
      expect(session).toMatchObject({
        ...{ id: body.id, name: 'Walk In', bookingTime: '14:00', status: 'confirmed', totalPrice: 50_000 },
        ...{ email: null, phone: null, youtubeTrackUrl: null },
        payment: {
          state: 'paid-at-counter',
          counter: { method, amountWon: 50_000, reason: null, takenAt: new Date(MORNING).toISOString() },
        },
      });
      const { history } = (
        await desk.counter.send<BookingHistory>('GET', `/api/admin/bookings/${body.id}/history`)
      ).body;
      expect(history).toMatchObject([{ event: 'booked', actor: desk.counter.user.username }]);
      const { rows: audit } = await desk.service.db.query(
        `SELECT action, after FROM audit_log WHERE subject_id = $1`,
        [body.id],
      );
      expect(audit).toEqual([{ action: 'walk-in-sold', after: { method, amountWon: 50_000 } }]);
      expect(await desk.mailsAbout(body.id)).toEqual([]);
    },
  );

  it('sings for nothing with a reason, and not without one', async () => {
    const without = await desk.sell({ payment: { method: 'free' } });
    expect(without.body).toMatchObject({
      type: 'validation-failed',
      errors: [
        {
          path: 'payment.reason',
          code: 'free-reason',
          message: 'Please say in at most 200 characters why it is free',
        },
      ],
    });
    const { body } = await desk.sell({ payment: { method: 'free', reason: 'A birthday' } });
    const { totalPrice, payment } = await desk.read(body.id);
    expect({ totalPrice, state: payment.state, reason: payment.counter?.reason }).toEqual({
      ...{ totalPrice: 0, state: 'free', reason: 'A birthday' },
    });
    expect(await desk.paymentsOf(body.id)).toEqual([{ method: 'free', amount_won: 0, reason: 'A birthday' }]);
  });

  it('who leaves an address gets the confirmation in their language, and the way to their own page', async () => {
    const { body } = await desk.sell({
      email: 'guest@example.test',
      locale: 'ko',
      phone: '+82 10 1234 5678',
    });
    const [mail, ...others] = await desk.mailsAbout(body.id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'booking-confirmed', recipient: 'guest@example.test' });
    expect(mail?.text_body).toMatch(/\p{Script=Hangul}/u);
    expect(mail?.calendar).toContain('BEGIN:VEVENT');
  });

  it('is sold until the session begins, and no later', async () => {
    // Looked at now and then: whoever is idle is signed out.
    for (const at of ['09:25', '09:50', '09:59:59']) {
      desk.service.clock.set(`${TODAY}T${at}+09:00`);
      await desk.day(TODAY);
    }
    expect((await desk.sell({ bookingTime: '10:00' })).status).toBe(201);
    desk.service.clock.set(`${TODAY}T10:10:01+09:00`);
    const late = await desk.sell({ bookingTime: '10:10' });
    expect(late.body).toMatchObject({
      type: 'slot-not-on-sale',
      detail: 'This time has begun already. Please choose a later one.',
    });
    expect(await countOf('bookings')).toBe(1);
  });

  it('pays what the time costs now: another price is told, and nothing is stored', async () => {
    const { status, body } = await desk.sell({ totalPrice: 40_000 });
    expect([status, body.type, body['totalPrice' as keyof typeof body]]).toEqual([
      409,
      'price-changed',
      50_000,
    ]);
    expect([await countOf('bookings'), await countOf('orders'), await countOf('counter_payments')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('pressed twice counts once', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => desk.sell({}, key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect([await countOf('bookings'), await countOf('counter_payments')]).toEqual([1, 1]);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ selectedDrink: 'wine' }, 'selectedDrink'],
    [{ selectedDrink: 'coffee' }, 'drinkTemperature'],
    [{ youtubeTrackUrl: 'https://example.com/x' }, 'youtubeTrackUrl'],
    [{ email: 'nobody' }, 'email'],
    [{ studioId: 99 }, 'studioId'],
    [{ payment: { method: 'shells' } }, 'payment.method'],
  ])('%j is refused, with the field', async (wrong, path) => {
    const { status, body } = await desk.sell(wrong);
    expect([status, body.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect(await countOf('bookings')).toBe(0);
  });

  it('is found by name and number, and by an empty phone number nowhere', async () => {
    const { body } = await desk.sell({ name: 'Only Name' });
    expect((await desk.list('?search=only%20name')).map(({ id }) => id)).toEqual([body.id]);
    expect((await desk.list(`?search=${body.id}`)).map(({ id }) => id)).toEqual([body.id]);
  });
});

describe('the time of a walk-in', () => {
  it('is nobody else’s: a visitor and the counter at one moment, again and again', async () => {
    const times = ['13:00', '13:10', '13:20', '13:30', '13:40', '13:50', '14:00', '14:10', '14:20', '14:30'];
    for (const [round, bookingTime] of times.entries()) {
      const rivals = await Promise.all([
        desk.sell({ bookingTime, bookingDate: TOMORROW }),
        desk.service.post('/api/bookings', aBooking({ bookingTime, email: `rival-${round}@example.test` })),
        desk.sell({ bookingTime, bookingDate: TOMORROW }),
      ]);
      expect(rivals.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect((await desk.day()).sessions.filter((one) => one.bookingTime === bookingTime)).toHaveLength(1);
    }
    const paid = await countOf('counter_payments');
    const { rows } = await desk.service.db.query(
      `SELECT count(*)::int AS count FROM bookings WHERE status = 'confirmed'`,
    );
    expect(rows).toEqual([{ count: paid }]);
  });

  it('is free again when it is cancelled; what was paid is to be given back, and noted by admins alone', async () => {
    const { body } = await desk.sell();
    await desk.setStatus(body.id, 'cancelled');
    expect((await desk.read(body.id)).payment.state).toBe('counter-refund-due');
    expect(await mattersOf(body.id)).toEqual([['counter-refund-due', 50_000]]);
    expect((await desk.giveBack(body.id, true, desk.counter)).status).toBe(403);
    await Promise.all([desk.giveBack(body.id), desk.giveBack(body.id)]);
    expect((await desk.read(body.id)).payment.state).toBe('refunded');
    expect(await mattersOf(body.id)).toEqual([]);
    expect((await desk.giveBack(body.id, false)).body.payment.state).toBe('counter-refund-due');
    const { rows } = await desk.service.db.query(
      `SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE 'counter%' ORDER BY id`,
      [body.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['counter-payment-given-back', 'counter-payment-kept']);
    expect((await desk.sell({ name: 'The next' })).status).toBe(201);
  });

  it('who left an address reads what was paid, and neither pays nor cancels online, whatever staff set', async () => {
    const { body } = await desk.sell({ email: 'guest@example.test', phone: '+82 10 1234 5678' });
    await desk.setStatus(body.id, 'pending');
    const pay = await desk.service.post<{ type: string }>('/api/payments/initialize', {
      ...{ bookingId: body.id, amount: 50_000, customerName: 'Walk In', customerEmail: 'guest@example.test' },
    });
    expect([pay.status, pay.body.type]).toEqual([409, 'nothing-to-pay']);
    const visitor = await visitorBrowser(desk.service, body.id);
    const page = await visitor.send<MyBooking>('GET', '/api/my-booking');
    expect(page.body).toMatchObject({
      toPay: null,
      singers: [{ cancelling: { isAllowed: false, byStaff: true } }],
    });
    await desk.setStatus(body.id, 'cancelled');
    const mail = (await desk.mailsAbout(body.id)).find(({ kind }) => kind === 'booking-cancelled');
    expect(mail?.text_body).toContain('₩50,000');
    expect(mail?.text_body).not.toContain('have not been charged');
  });

  it('may keep its money: what is noted as dealt with is due no more', async () => {
    const { body } = await desk.sell();
    await desk.setStatus(body.id, 'cancelled');
    const { matters } = (await desk.admin.send<Attention>('GET', '/api/admin/attention')).body;
    const key = matters.find(({ bookingId }) => bookingId === body.id)?.key;
    await desk.admin.send('POST', '/api/admin/attention/dismissals', { key });
    expect((await desk.read(body.id)).payment.state).toBe('kept');
    expect(await mattersOf(body.id)).toEqual([]);
  });

  it('is no-show, moved and reinstated without a word to anybody', async () => {
    const { body } = await desk.sell();
    await desk.schedule(body.id, TODAY, '15:00');
    await desk.setStatus(body.id, { status: 'cancelled', reason: 'no-show' });
    expect((await desk.read(body.id)).payment.state).toBe('paid-at-counter');
    await desk.setStatus(body.id, 'confirmed');
    expect(await countOf('emails')).toBe(0);
    const mail = await desk.admin.send<{ type: string }>(
      'POST',
      `/api/admin/bookings/${body.id}/send-email`,
      {
        subject: 'Hello',
        message: 'Hello',
        locale: 'en',
      },
    );
    expect([mail.status, mail.body.type]).toEqual([409, 'no-email-address']);
  });

  it('nothing is given back where nothing was taken', async () => {
    const id = await desk.bookDirect();
    expect((await desk.giveBack(id)).body).toMatchObject({ type: 'refund-not-possible' });
    const { body } = await desk.sell({ payment: { method: 'free', reason: 'A birthday' } });
    expect((await desk.giveBack(body.id)).body).toMatchObject({ type: 'refund-not-possible' });
  });
});
