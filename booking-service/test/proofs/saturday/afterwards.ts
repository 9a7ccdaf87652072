import { expect } from 'vitest';
import type { Reconciliation } from 'shared/refunds/refunds.ts';
import { addSeoulDays, seoulWallClock } from 'shared/time/seoul.ts';
import { postOf } from '../../service/email/post.ts';
import type { Saturday } from './day.ts';
import { expectedFacts } from './expected.ts';

/** In the evening every mail has reached its address, once. @returns how many there were */
export async function expectDelivered(day: Saturday): Promise<number> {
  const post = postOf(day.desk);
  let delivered = 0;
  for (const { id, email, mails } of day.orders) {
    if (email === null) continue;
    const arrived = await post(email);
    expect(new Set(arrived.map(({ messageId }) => messageId)).size, `mails of ${id}`).toBe(mails.length);
    expect(arrived, `mails of ${id}`).toHaveLength(mails.length);
    delivered += arrived.length;
  }
  return delivered;
}

/** The next morning: the provider's list against our ledger, as staff ask for it. The provider has a clock of its own. */
export async function expectComparedWithProvider(day: Saturday): Promise<{ matched: number }> {
  const { desk } = day;
  const { ledger } = expectedFacts(day);
  const today = seoulWallClock(new Date()).date;
  desk.clock.set(`${addSeoulDays(today, 1)}T10:00:00+09:00`);
  await desk.awake();
  const total = { matched: 0, capturedWon: 0, refundedWon: 0 };
  // The provider's midnight may have come in between.
  for (const date of [addSeoulDays(today, -1), today]) {
    const { status, body } = await desk.admin.send<Reconciliation>('POST', '/api/admin/reconciliations', {
      day: date,
    });
    expect([status, body.differences, body.learned]).toEqual([200, [], 0]);
    total.matched += body.matched;
    total.capturedWon += body.capturedWon;
    total.refundedWon += body.refundedWon;
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
  expect(total).toMatchObject({
    capturedWon: sum(ledger.map(({ takenWon }) => takenWon)),
    refundedWon: sum(ledger.map(({ takenWon, leftWon }) => takenWon - leftWon)),
  });
  return total;
}
