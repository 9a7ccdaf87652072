import type { CashUpDay, CashUpSigning } from 'shared/cash-up/cash-up.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { addSeoulDays } from 'shared/time/seoul.ts';
import type { Browser } from '../../harness/accounts.ts';
import { TODAY } from '../../harness/clock.ts';
import type { TestOptions } from '../../harness/service.ts';
import { openSales } from '../walk-ins/harness.ts';

/** What a test says of a signing; everything else is as it was recorded. */
export type Counted = Partial<Omit<CashUpSigning, 'counted'>> & {
  counted?: Partial<CashUpSigning['counted']>;
};

type Signed = { number: number } & Omit<Problem, 'status'>;

/** A counter that sells, and counts at the end of the day. */
export async function openCashUps(options: TestOptions = {}) {
  const desk = await openSales(options);
  const addressOf = (date: string, branchId?: number) =>
    `/api/admin/cash-ups/${date}${branchId === undefined ? '' : `?branchId=${branchId}`}`;
  const cashUp = async (date = TODAY, branchId?: number) =>
    (await desk.counter.send<CashUpDay>('GET', addressOf(date, branchId))).body;
  return {
    ...desk,
    cashUp,
    /** Signs the day as `seen`, by default as it is now: counted is what was recorded, unless said otherwise. */
    async sign(more: Counted = {}, options: SignOptions = {}) {
      const { date = TODAY, branchId, seen, browser = desk.counter } = options;
      const { recorded, floatWon, signed } = seen ?? (await cashUp(date, branchId));
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
      return browser.send<Signed>('POST', addressOf(date, branchId), body);
    },
  };
}
export type CashUps = Awaited<ReturnType<typeof openCashUps>>;

interface SignOptions {
  date?: string;
  branchId?: number;
  seen?: CashUpDay;
  browser?: Browser;
}

/** A day long past for each test that asks, the newest first, so that none sees the float of another. */
export function freshDays() {
  let daysAgo = 0;
  return () => addSeoulDays(TODAY, -(daysAgo += 10));
}
