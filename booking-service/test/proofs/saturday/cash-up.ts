import type { CashUpDay, CashUpSigned, Recorded } from 'shared/cash-up/cash-up.ts';
import { countedMethods } from 'shared/cash-up/cash-up.ts';
import { expect } from 'vitest';
import type { Saturday } from './day.ts';

const nothing = () => ({ taken: { count: 0, won: 0 }, givenBack: { count: 0, won: 0 } });
export const nothingRecorded = (): Recorded => ({
  ...{ cash: nothing(), 'card-terminal': nothing(), transfer: nothing(), freeCount: 0 },
});

const path = (date: string) => `/api/admin/cash-ups/${date}`;
const FLOAT_WON = 100_000;

/** What was recorded at the counter on a day in Seoul. */
export async function readCashUp({ desk }: Saturday, date: string): Promise<Recorded> {
  return (await desk.admin.send<CashUpDay>('GET', path(date))).body.recorded;
}

/** Somebody counts what must be there by what was done, and signs: nothing differs, and nothing has come since. */
export async function expectSigned(day: Saturday, date: string, recorded: Recorded): Promise<void> {
  const [cash, terminal, transfer] = countedMethods.map(
    (method) => recorded[method].taken.won - recorded[method].givenBack.won,
  );
  const counted = { cash: FLOAT_WON + (cash ?? 0), 'card-terminal': terminal, transfer };
  const signing = { after: 0, recorded, floatWon: FLOAT_WON, counted, reasons: {} };
  const { status, body } = await day.counter().send<CashUpSigned>('POST', path(date), signing);
  expect([status, body]).toEqual([201, { number: 1 }]);
  const { signed, since } = (await day.desk.admin.send<CashUpDay>('GET', path(date))).body;
  const differences = countedMethods.map((method) => signed[0]?.methods[method].differenceWon);
  expect([differences, since]).toEqual([[0, 0, 0], null]);
}
