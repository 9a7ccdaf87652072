import type { HeldBooking } from '../../../service/payments/harness.ts';
import { openCashDesk } from '../../../service/payments/harness.ts';
import type { Returned } from '../../../harness/provider-shop.ts';
import { storeAccount } from '../../../harness/accounts.ts';
import { ownRows } from '../../../harness/parties.ts';
import { inBatches, isQuick } from '../../../harness/proof.ts';

/** Of each kind of booking and payment so many are there for strangers to name. */
const OF_EACH = isQuick ? 6 : 150;
const TOGETHER = 10;

/** What strangers meet: bookings and payments in every state, so that right numbers lead somewhere. */
export async function setTheStage() {
  const desk = await openCashDesk({ payments: { timeouts: { writeMs: 5_000, readMs: 5_000 } } });
  const { provider } = desk;
  const nextRow = ownRows();
  /** People who come alone, and parties. */
  const hold = (index: number) => desk.hold(nextRow([1, 2, 1, 3][index % 4] ?? 1));
  const many = <T>(make: (index: number) => Promise<T>) => inBatches(OF_EACH, TOGETHER, make);
  /** No webhook comes between: only what strangers send is measured. */
  await provider.fault({ on: 'webhook', effect: 'drop', times: null });

  const expired = await many(hold);
  desk.clock.advanceMinutes(16);
  const held = await many(hold);
  const opened = await many(async (index) => desk.authenticate(await hold(index)));
  const toGiveUp = await many(async (index) => desk.authenticate(await hold(index)));
  const declined = await many(async (index) =>
    desk.authenticate(await hold(index), { declineAtConfirm: 'REJECT_CARD_COMPANY' }),
  );
  const paid = await many(async (index) => {
    const booking = await hold(index);
    const returned = await desk.authenticate(booking);
    await desk.confirm(returned);
    return { booking, returned };
  });
  const account = await storeAccount(desk.db, 'admin');
  return {
    desk,
    account,
    bookings: [...expired, ...held, ...paid.map(({ booking }) => booking)] satisfies HeldBooking[],
    payments: [...opened, ...declined, ...paid.map(({ returned }) => returned)] satisfies Returned[],
    toGiveUp: [...toGiveUp, ...paid.map(({ returned }) => returned)] satisfies Returned[],
  };
}

export type Stage = Awaited<ReturnType<typeof setTheStage>>;
