import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { openStaffDesk } from './staff-desk.ts';

const desk = await openStaffDesk();

beforeEach(() => desk.clock.set(MORNING));

async function mailsAbout(bookingId: string): Promise<{ kind: string; text: string }[]> {
  const { rows } = await desk.db.query<{ kind: string; text: string }>(
    'SELECT kind, text_body AS text FROM emails WHERE order_id = $1 ORDER BY created_at, id',
    [bookingId],
  );
  return rows;
}
const kindsAbout = async (bookingId: string) => (await mailsAbout(bookingId)).map(({ kind }) => kind);
const later = () => desk.clock.advanceMinutes(1);

describe('a paid booking that staff cancel', () => {
  test.each([
    ['en', 'You had paid: ₩40,000', '₩40,000 of your payment is with us; no refund has been sent yet.'],
    ['ko', '결제하신 금액: ₩40,000', '아직 환불을 보내지 않았습니다.'],
    ['zh', '您已支付: ₩40,000', '尚未退款。'],
    ['ja', 'お支払い済みの金額: ₩40,000', 'まだ返金は行っていません。'],
  ])('tells its visitor that the money is with us and not sent yet, in %s', async (locale, paid, notSent) => {
    const { booking } = await desk.paidBooking({ locale });
    later();
    await desk.setStatus(booking.id, 'cancelled');
    expect(await kindsAbout(booking.id)).toEqual(['booking-confirmed', 'booking-cancelled']);
    const text = (await mailsAbout(booking.id))[1]?.text;
    expect(text).toContain(paid);
    expect(text).toContain(notSent);
    await desk.setStatus(booking.id, 'completed');
  });

  const cancellation = async (bookingId: string) =>
    (await mailsAbout(bookingId)).find(({ kind }) => kind === 'booking-cancelled')?.text;

  test('says what has gone back already', async () => {
    const { booking } = await desk.paidBooking();
    expect((await desk.refund(booking.id, { amountWon: 20_000 })).status).toBe(201);
    await desk.setStatus(booking.id, 'cancelled');
    const text = await cancellation(booking.id);
    expect(text).toContain('₩20,000 has gone back to the card that you paid with.');
    expect(text).toContain('Of the other ₩20,000, our staff work out what you get back');
  });

  test('says that a refund is under way while it is', async () => {
    const { booking, returned } = await desk.paidBooking();
    await desk.db.query(
      `INSERT INTO refunds (id, attempt_id, amount_won, reason, state, idempotency_key, next_try_at, requested_by, created_at)
       VALUES (gen_random_uuid(), $1, 1000, 'A reason', 'SENDING', gen_random_uuid(), $2, 'system', $2)`,
      [returned.orderId, desk.clock.now()],
    );
    await desk.setStatus(booking.id, 'cancelled');
    const text = await cancellation(booking.id);
    expect(text).toContain('A refund is under way to the card that you paid with.');
    expect(text).not.toContain('no refund has been sent yet');
  });

  test('says that its payment stands when it is reinstated', async () => {
    const { booking } = await desk.paidBooking();
    for (const status of ['cancelled', 'confirmed']) {
      later();
      await desk.setStatus(booking.id, status);
    }
    expect(await kindsAbout(booking.id)).toEqual([
      'booking-confirmed',
      'booking-cancelled',
      'booking-confirmed-again',
    ]);
    expect((await mailsAbout(booking.id))[2]?.text).toContain('Your payment of ₩40,000 stands.');
  });
});

test('a paid booking that staff set to pending and confirmed again sends no second confirmation', async () => {
  const { booking } = await desk.paidBooking();
  for (const status of ['pending', 'confirmed', 'completed', 'confirmed']) {
    later();
    await desk.setStatus(booking.id, status);
  }
  expect(await kindsAbout(booking.id)).toEqual(['booking-confirmed']);
});

test('a visitor who pays while staff have confirmed hears of the payment', async () => {
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  await desk.setStatus(booking.id, 'confirmed');
  await desk.confirm(returned);
  expect(await kindsAbout(booking.id)).toEqual(['booking-confirmed']);
});
