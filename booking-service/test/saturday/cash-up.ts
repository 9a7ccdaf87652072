import type { CounterPaymentMethod } from 'shared/orders/counter-payment.ts';
import type { Saturday } from './day.ts';

type Counted = Exclude<CounterPaymentMethod, 'free'>;
interface Moved {
  count: number;
  won: number;
}
/** What was taken and given back at the counter on a day, by method. */
export type Recorded = Record<Counted, { taken: Moved; givenBack: Moved }> & { freeCount: number };

const nothing = () => ({ taken: { count: 0, won: 0 }, givenBack: { count: 0, won: 0 } });
export const nothingRecorded = (): Recorded => ({
  ...{ cash: nothing(), 'card-terminal': nothing(), transfer: nothing(), freeCount: 0 },
});

/** What was recorded at the counter on a day in Seoul, by the payments as they are stored. */
export async function readCashUp({ desk }: Saturday, date: string): Promise<Recorded> {
  const recorded = nothingRecorded();
  for (const [column, side] of [
    ['taken_at', 'taken'],
    ['given_back_at', 'givenBack'],
  ] as const) {
    const { rows } = await desk.db.query<{ method: CounterPaymentMethod; count: number; won: number }>(
      `SELECT method, count(*)::int AS count, sum(amount_won)::int AS won FROM counter_payments
        WHERE (${column} AT TIME ZONE 'Asia/Seoul')::date = $1 GROUP BY method`,
      [date],
    );
    for (const { method, count, won } of rows)
      if (method === 'free') recorded.freeCount = count;
      else recorded[method][side] = { count, won };
  }
  return recorded;
}
