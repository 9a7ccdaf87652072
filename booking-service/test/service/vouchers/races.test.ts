import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../../src/platform/database.ts';
import { changingQueries, meeting } from '../../harness/changed-queries.ts';
import { httpClient } from '../../harness/http.ts';
import type { HeldBooking } from '../payments/harness.ts';
import { openVoucherDesk } from './harness.ts';

const RIVALS = 24;
const USES = 5;

/** From here on the copy's transactions ask something else. */
function change(db: Database, into: Parameters<typeof changingQueries>[1]): void {
  db.transaction = changingQueries({ ...db }, into).transaction;
}

/** As many orders as `RIVALS` want one voucher of `USES` uses at the same moment, on two copies of the service. */
async function rush(isGuarded: boolean) {
  const desk = await openVoucherDesk();
  const other = await desk.anotherCopy();
  const { code, id } = await desk.make({ kind: 'won', value: 5_000, mostUses: USES });
  const orders = [];
  for (let rival = 0; rival < RIVALS; rival += 1) orders.push(await desk.hold());
  if (!isGuarded) {
    await desk.db.query('ALTER TABLE voucher_uses DROP CONSTRAINT voucher_uses_pkey');
    const meet = meeting(2);
    for (const { deps } of [desk.service, other])
      change(deps.db, async (text) => {
        // Without the lock two have looked before either writes.
        if (text.includes('INSERT INTO voucher_uses')) await meet();
        return text
          .replace(/(FROM vouchers v WHERE code_key\(v\.code\) = .*) FOR UPDATE/, '$1')
          .replace(/ON CONFLICT \(voucher_id, number\)[^]*$/, '');
      });
  }
  const copies = [desk, httpClient(other.url)];
  const answers = await Promise.all(
    orders.map((order, rival) =>
      (copies[rival % 2] ?? desk).post<Redeemed & { code?: string }>(redeemAddresses.redeem, {
        ...{ bookingId: order.id, customerEmail: order.email, code },
      }),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  const uses = await desk.ordersWithUse(id);
  return {
    desk,
    won: won.length,
    uses,
    refused: answers.filter(({ body }) => body.code === 'voucher-used-up').length,
  };
}

test(
  'the control: without the lock and the key a voucher is used more often than it may be',
  { timeout: 60_000 },
  async () => {
    const { won, uses } = await rush(false);
    expect(won).toBeGreaterThan(USES);
    expect(uses).toHaveLength(won);
  },
);

test(
  'with them it is used as often as it may be, whatever the rush, and everybody else is told',
  { timeout: 60_000 },
  async () => {
    const { desk, won, uses, refused } = await rush(true);
    expect({ won, refused }).toEqual({ won: USES, refused: RIVALS - USES });
    expect(new Set(uses).size).toBe(USES);
    const { rows } = await desk.db.query<{ id: string }>(
      'SELECT order_id AS id FROM bookings WHERE discount_won > 0',
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(uses.toSorted());
  },
);

test('the database lets nobody have a use beyond the last', async () => {
  const desk = await openVoucherDesk();
  const { id } = await desk.make({ kind: 'won', value: 5_000, mostUses: 1 });
  const [one, two] = [await desk.hold(), await desk.hold()];
  const use = (number: number, orderId: string) =>
    desk.db.query(
      'INSERT INTO voucher_uses (voucher_id, number, most_uses, order_id, taken_at) VALUES ($1, $2, 1, $3, now())',
      [id, number, orderId],
    );
  await use(1, one.id);
  await expect(use(1, two.id)).rejects.toThrow('voucher_uses_pkey');
  await expect(use(2, two.id)).rejects.toThrow('voucher_uses_not_more');
});

test(
  'uses that are freed are given out again, in any order of using, cancelling and running out',
  { timeout: 60_000 },
  async () => {
    const desk = await openVoucherDesk();
    const { code, id } = await desk.make({ kind: 'won', value: 5_000, mostUses: 3 });
    const orders: HeldBooking[] = [];
    for (let order = 0; order < 6; order += 1) orders.push(await desk.hold());
    const redeem = async (place: number) => {
      const order = orders[place];
      return order && (await desk.redeem(order, code)).status;
    };
    expect([await redeem(0), await redeem(1), await redeem(2), await redeem(3)]).toEqual([
      200, 200, 200, 409,
    ]);
    const [, second] = orders;
    if (second) await desk.redeem(second, null);
    expect([await redeem(4), await redeem(5)]).toEqual([200, 409]);
    expect(await desk.ordersWithUse(id)).toEqual([orders[0]?.id, orders[4]?.id, orders[2]?.id]);
    desk.clock.advanceMinutes(16);
    const late = await Promise.all([desk.hold(), desk.hold(), desk.hold(), desk.hold()]);
    const answers = await Promise.all(late.map((order) => desk.redeem(order, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  },
);

test('orders that change between the same codes in opposite directions wait for each other, and none fails', async () => {
  const desk = await openVoucherDesk();
  const codes: string[] = [];
  for (const value of [5_000, 6_000]) codes.push((await desk.make({ kind: 'won', value })).code);
  const orders = [await desk.hold(), await desk.hold()];
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const answers = await Promise.all(
      orders.map((order, place) => desk.redeem(order, codes[(round + place) % 2] ?? null)),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});
