import { afterEach, beforeEach, expect, test } from 'vitest';
import { MORNING, TODAY } from '../../harness/clock.ts';
import { openGiftDesk } from './harness.ts';

const desk = await openGiftDesk();
beforeEach(() => desk.clock.set(MORNING));
afterEach(async () => expect(await desk.unbalanced()).toEqual([]));

let minutes = 0;
const sale = (fields: Record<string, unknown>) => {
  const bookingTime = `${16 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  minutes += 10;
  return desk.sell({ bookingDate: TODAY, bookingTime, ...fields });
};
const setGivenBack = async (id: string, isGivenBack: boolean) => {
  await desk.awake();
  return desk.admin.send<{ type: string }>('PUT', `/api/admin/bookings/${id}/counter-payment`, {
    isGivenBack,
  });
};

test('a gift card pays at the counter what is on it, and the rest is taken there', async () => {
  const { code, id } = await desk.giftCard(30_000);
  const quote = await desk.quote({ code, feeWon: 50_000, bookingDate: TODAY });
  expect(quote.body).toMatchObject({ discountWon: 0, giftWon: 30_000 });
  expect((await sale({ voucherCode: code, totalPrice: 50_000 })).body).toMatchObject({
    ...{ type: 'price-changed', totalPrice: 20_000 },
  });
  expect(await desk.left(id)).toBe(30_000);
  const { body } = await sale({ voucherCode: code, totalPrice: 20_000 });
  expect(await desk.left(id)).toBe(0);
  expect(await desk.card(body.id)).toMatchObject({ status: 'confirmed', totalPrice: 50_000 });
  expect((await sale({ voucherCode: code, totalPrice: 50_000 })).body.code).toBe('voucher-spent');
});

test('what is given back at the counter is back on the gift card, and paid by it again when it was not', async () => {
  const { code, id } = await desk.giftCard(50_000);
  const { body } = await sale({ voucherCode: code, totalPrice: 0 });
  expect(await desk.left(id)).toBe(0);
  expect((await setGivenBack(body.id, true)).status).toBeLessThan(300);
  expect(await desk.left(id)).toBe(50_000);
  expect((await setGivenBack(body.id, false)).status).toBeLessThan(300);
  expect(await desk.left(id)).toBe(0);
  await setGivenBack(body.id, true);
  const { body: other } = await sale({ voucherCode: code, totalPrice: 0 });
  expect(other.id).toBeDefined();
  expect((await setGivenBack(body.id, false)).body.type).toBe('voucher-refused');
});
