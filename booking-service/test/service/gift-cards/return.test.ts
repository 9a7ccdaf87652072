import { refusals } from 'shared/problems/refusals.en.ts';
import { giftCardAddresses } from 'shared/gift-cards/gift-card-order.ts';
import type { Problem } from 'shared/problems/problem.ts';
import type { Voucher } from 'shared/vouchers/voucher.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../harness/clock.ts';
import { codeIn, openGiftShop } from './buyers.ts';

const desk = await openGiftShop();
beforeEach(() => desk.clock.set(MORNING));

/** One that was bought, as staff find it by its order, and the code that its buyer has. */
async function sold() {
  const gift = await desk.bought();
  const [card] = await desk.list(gift.id.toLowerCase());
  if (!card) throw new Error('The list has no card of that order');
  const code = codeIn((await desk.mailTo(gift.id)).at(-1)?.text);
  return { gift, card, code };
}
const giveBack = async (id: number) => {
  await desk.awake();
  return desk.admin.send<Voucher & Problem>('POST', giftCardAddresses.giveBack(id), {});
};

describe('giving back a gift card', () => {
  test('ends it, and all of its money goes back once, with a mail', async () => {
    const { gift, card, code } = await sold();
    expect(card).toMatchObject({
      ...{ kind: 'gift-card', value: 80_000, leftWon: 80_000 },
      sold: { orderId: gift.id, email: gift.email, isReturned: false },
    });
    const [one, two] = await Promise.all([giveBack(card.id), giveBack(card.id)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.sold?.isReturned).toBe(true);
    await desk.reconcile();
    expect((await desk.ledger(gift.id)).toSorted()).toEqual(['card -80000', 'card 80000']);
    const mails = await desk.mailTo(gift.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['gift-card', 'gift-card-refunded']);
    expect(mails.at(-1)?.text).toContain('₩80,000');
    expect(await desk.refusal(await desk.held(), code)).toBe('voucher-ended');
    const noted = await desk.db.query(`SELECT FROM audit_log WHERE action = 'gift-card-returned'`);
    expect(noted.rowCount).toBe(1);
  });

  test('is refused while something is paid with it, or held for a payment', async () => {
    const { card, code } = await sold();
    const booking = await desk.held();
    expect((await desk.redeem(booking, code)).body.totalWon).toBe(0);
    const { status, body } = await giveBack(card.id);
    expect([status, body.detail]).toEqual([409, refusals['gift-card-used']]);
    expect((await desk.complete(booking)).status).toBe(204);
    expect((await giveBack(card.id)).status).toBe(409);
    expect((await desk.list(code))[0]).toMatchObject({ endedAt: null, leftWon: 30_000 });
  });

  test('and a use at the same moment: one of the two', async () => {
    for (let run = 0; run < 6; run += 1) {
      const { gift, card, code } = await sold();
      const booking = await desk.held();
      const [returned, used] = await Promise.all([giveBack(card.id), desk.redeem(booking, code)]);
      expect([returned.status, used.status].toSorted()).toEqual([200, 409]);
      await desk.reconcile();
      const isBack = (await desk.ledger(gift.id)).includes('card -80000');
      expect(isBack).toBe(returned.status === 200);
    }
  });

  test('ends what somebody was about to pay with it, too', async () => {
    const { card, code } = await sold();
    const booking = await desk.held();
    expect((await desk.redeem(booking, code)).body).toMatchObject({ giftWon: 50_000 });
    desk.clock.advanceMinutes(16);
    expect((await giveBack(card.id)).status).toBe(200);
    // Staff keep the session for whoever comes back late.
    expect((await desk.setStatus(booking.id, 'pending')).status).toBe(200);
    const { status, body } = await desk.complete(booking);
    expect([status, body.type]).toEqual([409, 'voucher-refused']);
    expect(await desk.bookingRow(booking.id)).toMatchObject({ status: 'pending' });
  });

  test('is for those that were bought', async () => {
    const made = await desk.giftCard(50_000);
    expect((await giveBack(made.id)).status).toBe(404);
    for (const id of [999_999, 3_000_000_000]) expect((await giveBack(id)).status).toBe(404);
  });
});
