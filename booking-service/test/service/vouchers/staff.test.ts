import { beforeEach, describe, expect, test } from 'vitest';
import { voucherAddresses } from 'shared/vouchers/voucher.ts';
import { freshAddress } from '../email/outbox.ts';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { openVoucherDesk } from './harness.ts';

const desk = await openVoucherDesk();
beforeEach(() => desk.clock.set(MORNING));

const audited = async (action: string) =>
  (
    await desk.db.query<{ after: unknown }>('SELECT after FROM audit_log WHERE action = $1 ORDER BY id', [
      action,
    ])
  ).rows.map(({ after }) => after);

describe('making a voucher', () => {
  test('with a code of one’s own, once', async () => {
    const made = await desk.make({
      code: 'summer-26',
      kind: 'percent',
      value: 15,
      note: 'Poster at the airport',
    });
    expect(made).toMatchObject({
      ...{ code: 'SUMMER26', kind: 'percent', value: 15, scope: 'everything', from: null, until: null },
      ...{ weekdays: [], mostUses: null, mostPerGuest: null, onlyFor: null, isForFirst: false },
      ...{ note: 'Poster at the airport', endedAt: null, uses: 0, takenOffWon: 0 },
    });
    const again = await desk.ask({ code: 'Summer 26', kind: 'free-session' });
    expect(again).toMatchObject({ status: 409, body: { type: 'voucher-exists' } });
    expect((await audited('voucher-made')).at(-1)).toMatchObject({
      voucher: 'SUMMER26',
      percent: 15,
    });
  });

  test('a guest’s address and the note stay out of the audit log', async () => {
    const onlyFor = freshAddress();
    await desk.make({ kind: 'won', value: 5_000, onlyFor, note: 'A guest who waited' });
    const { rows } = await desk.db.query<{ text: string }>(
      `SELECT after::text AS text FROM audit_log WHERE action = 'voucher-made'`,
    );
    expect(rows.map(({ text }) => text).join()).not.toMatch(new RegExp(`${onlyFor}|waited`));
  });

  test.each([
    ['no share', { kind: 'percent' }, 'value'],
    ['more than all', { kind: 'percent', value: 101 }, 'value'],
    ['nothing', { kind: 'won', value: 0 }, 'value'],
    ['another kind', { kind: 'euro', value: 5 }, 'kind'],
    ['a code that nobody can type', { kind: 'won', value: 5, code: 'ÄÖÜ-26' }, 'code'],
    ['days in the wrong order', { kind: 'won', value: 5, from: '2026-07-02', until: '2026-07-01' }, 'until'],
    ['a day twice', { kind: 'won', value: 5, weekdays: [1, 1] }, 'weekdays'],
    ['no uses', { kind: 'won', value: 5, mostUses: 0 }, 'mostUses'],
  ])('%s is refused with what to do', async (_, voucher, path) => {
    const { status, body } = await desk.admin.send<{ errors: { path: string }[] }>(
      'POST',
      voucherAddresses.all,
      voucher,
    );
    expect({ status, paths: body.errors.map((error) => error.path) }).toEqual({ status: 400, paths: [path] });
  });
});

describe('the list', () => {
  test('has the newest first, found by how the code begins, by note and by guest, with what was taken off', async () => {
    const onlyFor = `vip.${freshAddress()}`;
    const older = await desk.make({ code: 'LISTED1', kind: 'won', value: 5_000 });
    const newer = await desk.make({
      code: 'LISTED2',
      kind: 'won',
      value: 5_000,
      note: 'Birthday week',
      onlyFor,
    });
    expect((await desk.list('listed')).map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect((await desk.list('birthday')).map(({ id }) => id)).toEqual([newer.id]);
    expect((await desk.list(onlyFor.slice(0, 12))).map(({ id }) => id)).toEqual([newer.id]);
    expect(await desk.list('%')).toEqual([]);
    expect(await desk.list('\u0000')).toEqual(await desk.list());
    await desk.payWith(await desk.hold(), older.code);
    await desk.redeem(await desk.hold(), older.code);
    expect(await desk.list('LISTED1')).toMatchObject([{ uses: 2, takenOffWon: 10_000 }]);
    desk.clock.advanceMinutes(16);
    expect(await desk.list('LISTED1')).toMatchObject([{ uses: 1, takenOffWon: 5_000 }]);
  });

  test('a voucher is ended once, and one that is not there is said to be so', async () => {
    const { id } = await desk.make({ kind: 'won', value: 5_000 });
    const before = (await audited('voucher-ended')).length;
    await desk.end(id);
    desk.clock.advanceMinutes(5);
    expect((await desk.end(id)).body.endedAt).toBe(new Date(MORNING).toISOString());
    expect(await audited('voucher-ended')).toHaveLength(before + 1);
    expect((await desk.end(99_999)).body.type).toBe('not-found');
  });
});

describe('at the counter', () => {
  const sale = { bookingDate: TODAY, bookingTime: '16:00' };

  test('a code is asked for without being used, and takes off what it says', async () => {
    const { code, id } = await desk.make({ kind: 'won', value: 20_000, mostUses: 1 });
    expect((await desk.quote({ code, feeWon: 50_000, bookingDate: TODAY })).body).toEqual({
      code,
      discountWon: 20_000,
      giftWon: 0,
    });
    expect(await desk.ordersWithUse(id)).toEqual([]);
    const dear = await desk.sell({ ...sale, voucherCode: code, totalPrice: 50_000 });
    expect(dear.body).toMatchObject({ type: 'price-changed', totalPrice: 30_000 });
    const { status, body } = await desk.sell({ ...sale, voucherCode: code, totalPrice: 30_000 });
    expect(status).toBe(201);
    expect(await desk.prices(body.id)).toEqual([{ total: 30_000, discount: 20_000 }]);
    expect(await desk.uses(id)).toMatchObject([{ bookingId: body.id, takenOffWon: 20_000, until: null }]);
    const { rows } = await desk.db.query(
      'SELECT method, amount_won, reason FROM counter_payments WHERE order_id = $1',
      [body.id],
    );
    expect(rows).toEqual([{ method: 'cash', amount_won: 30_000, reason: null }]);
    expect((await audited('walk-in-sold')).at(-1)).toMatchObject({ amountWon: 30_000, discountWon: 20_000 });
    expect((await desk.quote({ code, feeWon: 50_000, bookingDate: TODAY })).body).toMatchObject({
      code: 'voucher-used-up',
    });
  });

  test('what it pays for in full is free, with the code as the reason', async () => {
    const { code } = await desk.make({ kind: 'free-session' });
    const { body } = await desk.sell({ ...sale, bookingTime: '16:10', voucherCode: code, totalPrice: 0 });
    const { rows } = await desk.db.query(
      'SELECT method, amount_won, reason FROM counter_payments WHERE order_id = $1',
      [body.id],
    );
    expect(rows).toEqual([{ method: 'free', amount_won: 0, reason: code }]);
  });

  test('a refused code sells nothing, and a lost time uses nothing', async () => {
    const refused = await desk.sell({
      ...sale,
      bookingTime: '16:20',
      voucherCode: 'NOTHINGLIKEIT',
      totalPrice: 50_000,
    });
    expect(refused.body).toMatchObject({ type: 'voucher-refused', code: 'voucher-unknown' });
    expect(await desk.freeTimes(TODAY)).toContain('16:20');
    const { code, id } = await desk.make({ kind: 'won', value: 20_000, mostUses: 1 });
    await desk.sell({ ...sale, bookingTime: '16:30' });
    const lost = await desk.sell({ ...sale, bookingTime: '16:30', voucherCode: code, totalPrice: 30_000 });
    expect(lost.body.type).toBe('slot-taken');
    expect(await desk.ordersWithUse(id)).toEqual([]);
  });

  test('a code that is counted by address needs one', async () => {
    for (const terms of [{ mostPerGuest: 1 }, { isForFirst: true }]) {
      const { code } = await desk.make({ kind: 'won', value: 20_000, ...terms });
      const asked = { code, feeWon: 50_000, bookingDate: TODAY };
      expect((await desk.quote(asked)).body.code).toBe('voucher-no-address');
      expect((await desk.quote({ ...asked, email: freshAddress() })).status).toBe(200);
    }
  });

  test('a code for one address needs that address', async () => {
    const onlyFor = freshAddress();
    const { code } = await desk.make({ kind: 'won', value: 20_000, onlyFor });
    const asked = { code, feeWon: 50_000, bookingDate: TODAY };
    expect((await desk.quote(asked)).body.code).toBe('voucher-no-address');
    expect((await desk.quote({ ...asked, email: freshAddress() })).body.code).toBe('voucher-other-guest');
    expect((await desk.quote({ ...asked, email: onlyFor })).status).toBe(200);
  });
});

test('codes are looked up at the counter as often as by one visitor, in quotes and sales together', async () => {
  const busy = await openVoucherDesk({ environment: { LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE: '3' } });
  busy.clock.set(MORNING);
  const asked = { code: 'NOTHINGLIKEIT', feeWon: 50_000, bookingDate: TODAY };
  const sale = { bookingTime: '16:20', voucherCode: asked.code, totalPrice: 50_000 };
  for (let look = 0; look < 2; look += 1) expect((await busy.quote(asked)).status).toBe(409);
  expect((await busy.sell(sale)).status).toBe(409);
  for (const refused of [await busy.quote(asked), await busy.sell(sale)])
    expect(refused.body.type).toBe('too-many-requests');
  busy.clock.advanceMinutes(2);
  expect((await busy.quote(asked)).status).toBe(409);
});
