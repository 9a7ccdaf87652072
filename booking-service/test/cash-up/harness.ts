import type { CashUpDay, CashUpSigning } from 'shared/cash-up/cash-up.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import type { Browser } from '../harness/accounts.ts';
import { TODAY } from '../harness/clock.ts';
import type { TestOptions } from '../harness/service.ts';
import { openSales } from '../walk-ins/harness.ts';

/** What a test says of a signing; everything else is as it was recorded. */
export type Counted = Partial<Omit<CashUpSigning, 'counted'>> & {
  counted?: Partial<CashUpSigning['counted']>;
};

type Signed = { number: number } & Omit<Problem, 'status'>;

/** A counter that sells, and counts at the end of the day. */
export async function openCashUps(options: TestOptions = {}) {
  const desk = await openSales(options);
  const cashUp = async (date = TODAY) =>
    (await desk.counter.send<CashUpDay>('GET', `/api/admin/cash-ups/${date}`)).body;
  return {
    ...desk,
    cashUp,
    /** Signs the day as `seen`, by default as it is now: counted is what was recorded, unless said otherwise. */
    async sign(more: Counted = {}, { date = TODAY, seen, browser = desk.counter }: SignOptions = {}) {
      const { recorded, floatWon, signed } = seen ?? (await cashUp(date));
      const { counted, ...rest } = more;
      const asRecorded = (method: 'cash' | 'card-terminal' | 'transfer') =>
        recorded[method].taken.won - recorded[method].givenBack.won;
      const body = {
        ...{ after: signed[0]?.number ?? 0, recorded, floatWon, reasons: {} },
        ...rest,
        counted: {
          cash: (rest.floatWon ?? floatWon) + asRecorded('cash'),
          'card-terminal': asRecorded('card-terminal'),
          transfer: asRecorded('transfer'),
          ...counted,
        },
      };
      return browser.send<Signed>('POST', `/api/admin/cash-ups/${date}`, body);
    },
  };
}
export type CashUps = Awaited<ReturnType<typeof openCashUps>>;

interface SignOptions {
  date?: string;
  seen?: CashUpDay;
  browser?: Browser;
}

/** A day long past for each test that asks, the newest first, so that none sees the float of another. */
export function freshDays() {
  let daysAgo = 0;
  return () => addSeoulDays(TODAY, -(daysAgo += 10));
}
