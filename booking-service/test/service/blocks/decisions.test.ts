import { expect, beforeEach, describe, it } from 'vitest';
import { MORNING, TOMORROW } from '../../harness/clock.ts';
import { at, idsOf, openBlocking } from './harness.ts';

const desk = await openBlocking();
beforeEach(async () => {
  desk.clock.set(MORNING);
  await desk.db.query('TRUNCATE bookings, orders, blocks, payment_attempts CASCADE');
});

const paid = async (bookingTime: string, fields: Record<string, unknown> = {}) => {
  const { booking, returned } = await desk.paidBooking({
    ...{ bookingDate: TOMORROW, bookingTime, totalPrice: 50_000 },
    ...fields,
  });
  return { id: booking.id, orderId: returned.orderId };
};
const closed = async () =>
  (await desk.block({ kind: 'closed', startsAt: at('15:00'), endsAt: at('22:00') })).body;

describe('what becomes of guests in a blocked time', () => {
  it('they are kept, which is noted and can be taken back', async () => {
    const { id } = await paid('15:10');
    const block = await closed();
    const { body } = await desk.decide(block.id, { decision: 'keep', bookingIds: [id] });
    expect(body.map(({ sessions }) => sessions.map(({ isKept }) => isKept))).toEqual([[true]]);
    expect((await desk.list())[0]?.undecided).toBe(0);
    await desk.decide(block.id, { decision: 'decide-later', bookingIds: [id] });
    expect((await desk.list())[0]?.undecided).toBe(1);
    expect(await desk.mailsTo(id)).toEqual([]);
    const { rows } = await desk.db.query(
      `SELECT after FROM audit_log WHERE action = 'block-guest' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(rows).toEqual([true, false].map((isKept) => ({ after: { isKept, blockId: block.id } })));
  });

  it('they are moved to the nearest room, told in their language, with none of their moves used up', async () => {
    const { id } = await paid('15:10', { locale: 'ko' });
    const other = await paid('15:40');
    const block = await closed();
    const places = (await desk.guests(block.id)).map(({ nearest }) => nearest);
    expect(places).toEqual([
      { bookingDate: TOMORROW, bookingTime: '14:50', studioId: 1 },
      { bookingDate: TOMORROW, bookingTime: '14:40', studioId: 1 },
    ]);
    const { status, body } = await desk.decide(block.id, {
      ...{ decision: 'move', bookingIds: [id] },
      ...places[0],
    });
    expect([status, idsOf(body)]).toEqual([200, [[other.id]]]);
    const { bookingTime } = await desk.read(id);
    expect(bookingTime).toBe('14:50');
    const { rows } = await desk.db.query('SELECT visitor_moves FROM bookings WHERE id = $1', [id]);
    expect(rows).toEqual([{ visitor_moves: 0 }]);
    const [mail, ...others] = await desk.mailsTo(id);
    expect([mail?.kind, others]).toEqual(['booking-moved', []]);
    expect(mail?.text).toMatch(/\p{Script=Hangul}/u);
    expect(await desk.free()).not.toContain('15:10');
  });

  it('a move to a time that somebody has is refused with why and what is free, and changes nothing', async () => {
    const { id } = await paid('15:10');
    await paid('14:00');
    const block = await closed();
    const move = { decision: 'move', bookingIds: [id], bookingDate: TOMORROW };
    const { status, body } = await desk.decide(block.id, { ...move, bookingTime: '14:00', studioId: 1 });
    expect([status, body.type]).toEqual([409, 'slot-taken']);
    expect(body.detail).toMatch(/^Somebody else has .* Free on that day: /);
    expect((await desk.read(id)).bookingTime).toBe('15:10');
  });

  it('they are cancelled by an admin, all that they paid goes back, and their mail says so', async () => {
    const { id, orderId } = await paid('15:10', { locale: 'zh' });
    const block = await closed();
    const { status, body } = await desk.decide(
      block.id,
      { decision: 'cancel', bookingIds: [id] },
      desk.admin,
    );
    expect([status, body]).toEqual([200, []]);
    const { status: now, cancellationReason, payment } = await desk.read(id);
    expect([now, cancellationReason, payment.state]).toEqual(['cancelled', 'not-honoured', 'refunded']);
    expect((await desk.provider.captures(orderId))[0]?.balanceWon).toBe(0);
    const mails = await desk.mailsTo(id);
    expect(mails.map(({ kind }) => kind)).toEqual(['booking-cancelled', 'booking-refunded']);
    expect(mails[0]?.text).toMatch(/\p{Script=Han}/u);
    expect(await desk.free()).not.toContain('15:10');
  });

  it('people who paid together are cancelled together: one mail, one refund for both', async () => {
    const { ids, returned } = await desk.paidParty(['Jin', 'Mina'], {
      ...{ bookingDate: TOMORROW, bookingTime: '15:10' },
    });
    const block = await closed();
    expect(idsOf(await desk.guests(block.id))).toEqual([ids]);
    const { body } = await desk.decide(block.id, { decision: 'cancel', bookingIds: ids }, desk.admin);
    expect(body).toEqual([]);
    expect((await desk.provider.captures(returned.orderId))[0]?.balanceWon).toBe(0);
    expect((await desk.mailsTo(ids[0] ?? '')).map(({ kind }) => kind)).toEqual([
      ...['booking-cancelled', 'booking-refunded'],
    ]);
  });

  it('staff who are no admins do not cancel', async () => {
    const { id } = await paid('15:10');
    const block = await closed();
    const { status, body } = await desk.decide(block.id, { decision: 'cancel', bookingIds: [id] });
    expect([status, body.type, body.detail]).toEqual([
      ...[403, 'not-allowed'],
      'Only admins cancel with a refund. Move these guests, keep them, or ask an admin.',
    ]);
    expect((await desk.read(id)).status).toBe('confirmed');
  });

  it('nothing is decided on who is not in it, on half a list, or on nobody', async () => {
    const { id } = await paid('15:10');
    const elsewhere = await paid('14:00');
    const block = await closed();
    const keep = (bookingIds: unknown) => desk.decide(block.id, { decision: 'keep', bookingIds });
    expect((await keep([elsewhere.id])).body.type).toBe('stale-change');
    expect((await keep([id, elsewhere.id])).body.type).toBe('booking-not-found');
    expect((await keep(['ZZZZZZZZZZ'])).body.type).toBe('booking-not-found');
    expect((await keep([])).body.type).toBe('validation-failed');
    expect((await desk.decide(999_999, { decision: 'keep', bookingIds: [id] })).body.type).toBe('not-found');
    expect((await desk.list())[0]?.undecided).toBe(1);
  });

  it('nobody else is moved or swapped into a blocked time, and is told why', async () => {
    const inside = await paid('15:10');
    const outside = await paid('14:00');
    await closed();
    const move = await desk.admin.send<{ type: string; detail: string }>(
      'PATCH',
      `/api/admin/bookings/${outside.id}/schedule`,
      { bookingDate: TOMORROW, bookingTime: '15:30', reason: 'Asked to' },
    );
    expect([move.status, move.body.type, move.body.detail]).toEqual([
      ...[409, 'slot-taken'],
      expect.stringMatching(/^Nothing is sold at .* KST: the time is blocked, so nothing was changed\. Free/),
    ]);
    const versions = await Promise.all([inside, outside].map(({ id }) => desk.read(id)));
    const swap = await desk.admin.send<{ type: string; detail: string }>('POST', '/api/admin/bookings/swap', {
      bookings: versions.map(({ id, version }) => ({ id, version })),
      reason: 'Asked to',
    });
    expect([swap.status, swap.body.type, swap.body.detail]).toEqual([
      ...[409, 'slot-taken'],
      'Test Visitor stands in a blocked time, which nobody else can be given, so nothing was swapped. Move them to a free time instead.',
    ]);
    expect((await desk.read(outside.id)).bookingTime).toBe('14:00');
  });

  it('whoever sings, has sung or stayed away is not decided on', async () => {
    const sung = await paid('15:10');
    const away = await paid('15:20');
    const block = await closed();
    await desk.awake();
    await desk.setStatus(sung.id, 'completed');
    await desk.setStatus(away.id, 'cancelled', { reason: 'no-show' });
    expect(await desk.guests(block.id)).toEqual([]);
    expect((await desk.list())[0]?.undecided).toBe(0);
    for (const { id, orderId } of [sung, away]) {
      const { body } = await desk.decide(block.id, { decision: 'cancel', bookingIds: [id] }, desk.admin);
      expect(body.type).toBe('stale-change');
      expect((await desk.provider.captures(orderId))[0]?.balanceWon).toBe(50_000);
    }
  });

  it('who has yet to pay is not moved under their hands: they are cancelled, kept, or run out', async () => {
    const held = await desk.hold({ bookingDate: TOMORROW, bookingTime: '15:10', totalPrice: 50_000 });
    const block = await closed();
    const [guests] = await desk.guests(block.id);
    expect(guests?.nearest).toBeNull();
    const move = { decision: 'move', bookingDate: TOMORROW, bookingTime: '14:00' };
    const { body } = await desk.decide(block.id, { ...move, bookingIds: [held.id] });
    expect([body.type, body.detail]).toEqual([
      'move-not-allowed',
      expect.stringContaining('has not paid yet, and chooses a time on the payment page'),
    ]);
    expect(
      (await desk.decide(block.id, { decision: 'cancel', bookingIds: [held.id] }, desk.admin)).status,
    ).toBe(200);
    expect((await desk.read(held.id)).status).toBe('cancelled');
  });

  it('who stays takes no room from those who have to go', async () => {
    const stays = await paid('15:00');
    const goes = await paid('15:10');
    const block = await closed();
    await desk.decide(block.id, { decision: 'keep', bookingIds: [stays.id] });
    const guests = await desk.guests(block.id);
    expect(guests.map(({ nearest }) => nearest?.bookingTime)).toEqual([undefined, '14:50']);
    expect(guests[1]?.sessions[0]?.id).toBe(goes.id);
  });
});
