import { redeemAddresses } from 'shared/vouchers/redeem.ts';
import type { Redeemed } from 'shared/vouchers/redeem.ts';
import { expect, test } from 'vitest';
import { changingQueries, meeting } from '../../harness/changed-queries.ts';
import { httpClient } from '../../harness/http.ts';
import { openGiftDesk } from './harness.ts';

const RIVALS = 24;
const VALUE = 130_000;
const PRICE = 40_000;

/** As many orders as `RIVALS`, of ₩40,000 or more each, want one gift card at the same moment, on two copies of the service. */
async function rush(isGuarded: boolean) {
  const desk = await openGiftDesk();
  const other = await desk.anotherCopy();
  const { code, id } = await desk.giftCard(VALUE);
  const orders = [];
  for (let rival = 0; rival < RIVALS; rival += 1) orders.push(await desk.hold());
  if (!isGuarded) {
    await desk.db.query('ALTER TABLE vouchers DROP CONSTRAINT vouchers_not_overspent');
    await desk.db.query('ALTER TABLE voucher_uses DROP CONSTRAINT voucher_uses_pkey');
    // Together they want more than there is.
    const meet = meeting(Math.floor(VALUE / PRICE) + 1);
    for (const { deps } of [desk.service, other])
      deps.db.transaction = changingQueries({ ...deps.db }, async (text) => {
        // Without the lock all of them have looked before anybody writes.
        if (text.includes('INSERT INTO voucher_uses')) await meet();
        return text
          .replace(/(FROM vouchers v WHERE code_key\(v\.code\) = .*) FOR UPDATE/, '$1')
          .replace(
            /UPDATE vouchers v SET spent_won = [^]* AS won$/,
            'SELECT v.value - v.spent_won AS won FROM vouchers v WHERE v.id = $1',
          )
          .replace(/ON CONFLICT \(voucher_id, number\)[^]*$/, '');
      }).transaction;
  }
  const copies = [desk, httpClient(other.url)];
  const answers = await Promise.all(
    orders.map((order, rival) =>
      (copies[rival % 2] ?? desk).post<Redeemed & { code?: string }>(redeemAddresses.redeem, {
        ...{ bookingId: order.id, customerEmail: order.email, code },
      }),
    ),
  );
  const gifts = answers.flatMap(({ status, body }) => (status === 200 ? [body.giftWon] : []));
  return {
    desk,
    id,
    gifts,
    givenWon: gifts.reduce((sum, won) => sum + won, 0),
    refused: answers.filter(({ body }) => body.code === 'voucher-spent').length,
  };
}

test(
  'the control: without the lock and the constraint more is spent than there is',
  { timeout: 60_000 },
  async () => {
    expect((await rush(false)).givenWon).toBeGreaterThan(VALUE);
  },
);

test(
  'with them all of it is spent and not a won more, whatever the rush, and everybody else is told',
  { timeout: 60_000 },
  async () => {
    const { desk, id, gifts, givenWon, refused } = await rush(true);
    expect(givenWon).toBe(VALUE);
    expect(refused).toBe(RIVALS - gifts.length);
    expect(await desk.left(id)).toBe(0);
    expect(await desk.unbalanced()).toEqual([]);
  },
);

test('the database lets nobody spend what is not there', async () => {
  const desk = await openGiftDesk();
  const { id } = await desk.giftCard(10_000);
  await expect(desk.db.query('UPDATE vouchers SET spent_won = 10001 WHERE id = $1', [id])).rejects.toThrow(
    'vouchers_not_overspent',
  );
});
