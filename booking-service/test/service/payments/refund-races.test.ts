import { expect, test } from 'vitest';
import { openStaffDesk } from './staff-desk.ts';

const desk = await openStaffDesk();
const { provider } = desk;

test('an answer to a refund that comes after newer news does not bring money back that is gone', async () => {
  const booking = await desk.hold();
  const returned = await desk.authenticate(booking);
  const { orderId, paymentKey } = returned;
  expect(await desk.confirm(returned)).toMatchObject({ status: 200 });
  await provider.delivered(orderId);
  await provider.fault({ on: 'cancel', orderId, effect: 'hold', when: 'after' });
  const refund = desk.refund(booking.id, { amountWon: 10_000, override: true });
  await provider.heldCall(orderId, 'cancel');
  // Meanwhile somebody gives 5,000 won back in the provider's console, and its webhook tells us.
  await provider.cancelInConsole(paymentKey, { cancelAmount: 5_000 });
  await provider.control('POST', `/payments/${paymentKey}/webhook`);
  await provider.release(orderId, { what: 'calls' });
  expect(await refund).toMatchObject({ status: 201, body: { state: 'done' } });
  const left = booking.total - 15_000;
  expect(await provider.captures(orderId)).toMatchObject([{ balanceWon: left }]);
  expect((await desk.quote(booking.id)).balanceWon).toBe(left);
});
