import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { freshAddress } from '../email/outbox.ts';
import { mondays, openVoucherDesk } from './harness.ts';

const desk = await openVoucherDesk();
beforeEach(() => desk.clock.set(MORNING));

const afternoon = { bookingDate: mondays[0] };
const { held } = desk;

describe('a code is refused', () => {
  const refused = async (terms: Parameters<typeof desk.make>[0], fields: Record<string, unknown> = {}) => {
    const { code } = await desk.make(terms);
    return desk.refusal(await held(fields), code);
  };

  test('before its first day and after its last, in Seoul', async () => {
    // It is the 2nd of July there.
    expect(await refused({ kind: 'won', value: 1_000, from: '2026-07-03' })).toBe('voucher-not-yet');
    expect(await refused({ kind: 'won', value: 1_000, until: '2026-07-01' })).toBe('voucher-ended');
    expect(
      await refused({ kind: 'won', value: 1_000, from: '2026-07-02', until: '2026-07-02' }),
    ).toBeUndefined();
  });

  test('once it was ended; who has it in their price keeps it', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 1_000 });
    const booking = await held();
    await desk.redeem(booking, code);
    expect((await desk.end(id)).body.endedAt).toBe(new Date(MORNING).toISOString());
    expect(await desk.refusal(await held(), code)).toBe('voucher-ended');
    const returned = await desk.authenticate({ ...booking, total: 49_000 });
    await desk.withoutWebhooks(returned.orderId);
    expect((await desk.confirm(returned)).status).toBe(200);
  });

  test('on other days of the week', async () => {
    expect(await refused({ kind: 'won', value: 1_000, weekdays: [2, 3, 4] })).toBe('voucher-other-day');
    expect(await refused({ kind: 'won', value: 1_000, weekdays: [1] })).toBeUndefined();
  });

  test('for another guest, and more often than one guest may', async () => {
    const email = freshAddress();
    expect(await refused({ kind: 'won', value: 1_000, onlyFor: freshAddress() }, { email })).toBe(
      'voucher-other-guest',
    );
    const { code } = await desk.make({
      kind: 'won',
      value: 1_000,
      mostPerGuest: 1,
      onlyFor: email.toUpperCase(),
    });
    const booking = await held({ email });
    expect(await desk.refusal(booking, code)).toBeUndefined();
    expect(await desk.refusal(await held({ email }), code)).toBe('voucher-used-by-guest');
    // The same order may be looked at again.
    expect(await desk.refusal(booking, code)).toBeUndefined();
  });

  test('for a first booking to whoever has booked before', async () => {
    const email = freshAddress();
    const terms = { kind: 'percent', value: 10, isForFirst: true } as const;
    expect(await refused(terms, { email })).toBeUndefined();
    await desk.paidBooking({ ...afternoon, bookingTime: '13:20', email });
    expect(await refused(terms, { email })).toBe('voucher-not-first');
  });

  test('twice by a guest who pays for two first bookings at once', async () => {
    const email = freshAddress();
    const { code } = await desk.make({ kind: 'percent', value: 10, isForFirst: true });
    expect(await desk.refusal(await held({ email }), code)).toBeUndefined();
    expect(await desk.refusal(await held({ email }), code)).toBe('voucher-used-by-guest');
  });

  test('where it takes nothing off, and for what Klook is paid for', async () => {
    const { code } = await desk.make({ kind: 'percent', value: 1, scope: 'sessions' });
    const { request, email } = desk.wish({
      bookingType: 'klook',
      klookBookingId: 'KL-VOUCHER-1',
      totalPrice: 0,
    });
    const { bookingDate: _, bookingTime: __, ...klook } = request;
    const { body } = await desk.post<{ id: string }>('/api/bookings', klook);
    expect((await desk.redeem({ id: body.id, email }, code)).body.type).toBe('nothing-to-pay');
  });
});
