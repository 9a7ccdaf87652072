import type { CashUpDay } from 'shared/cash-up/cash-up.ts';
import { countedMethods } from 'shared/cash-up/cash-up.ts';
import type { Problem } from 'shared/problems/problem.ts';
import type { Settlement } from 'shared/statements/settlement.ts';
import { sumsOf } from 'shared/statements/reckoning.ts';
import { statementAddresses, statementSchema } from 'shared/statements/statement.ts';
import type { Statement, StatementMonths, StatementSettings } from 'shared/statements/statement.ts';
import { openOffice } from '../reports/harness.ts';

/** An office whose months are closed. Money of the card provider moves by the clock of the tests. */
export async function openBooks() {
  const office = await openOffice();
  const { db, clock, owner, counter } = office;
  const at = async () => {
    await office.awake();
    return owner;
  };

  async function movedNow(): Promise<void> {
    await db.query('UPDATE payment_transactions SET at = $1 WHERE at > $2', [clock.now(), '2026-11-01']);
  }

  /** Signs a day as it was recorded, with so much more in the drawer. */
  async function sign(date: string, moreWon = 0, branchId = 1) {
    const address = `/api/admin/cash-ups/${date}?branchId=${branchId}`;
    await office.awake();
    const { body } = await counter.send<CashUpDay>('GET', address);
    const { recorded, floatWon, signed } = body;
    const counted = Object.fromEntries(
      countedMethods.map((method) => {
        const { taken, givenBack } = recorded[method];
        return [method, taken.won - givenBack.won + (method === 'cash' ? floatWon + moreWon : 0)];
      }),
    );
    const again = signed.length > 0 && { correctionReason: 'Counted once more' };
    return counter.send('POST', address, {
      ...{ after: signed[0]?.number ?? 0, recorded, floatWon, counted },
      reasons: moreWon === 0 ? {} : { cash: 'Somebody forgot their change' },
      ...again,
    });
  }

  return {
    ...office,
    sign,
    /** A session that is paid online at this moment. */
    async pay(fields: Record<string, unknown>) {
      const { booking } = await office.paidBooking(fields);
      await movedNow();
      return booking;
    },
    async payBack(id: string, amountWon: number) {
      const { status } = await office.refund(id, { amountWon, override: true });
      await office.settle();
      await movedNow();
      return status;
    },
    months: async () => (await (await at()).send<StatementMonths>('GET', statementAddresses.all)).body,
    async statement(month: string): Promise<Statement> {
      const { status, body } = await (await at()).send<Statement>('GET', statementAddresses.one(month));
      if (status !== 200) throw new Error(`statement: ${status} ${JSON.stringify(body)}`);
      return statementSchema.parse(body);
    },
    close: async (month: string) =>
      (await at()).send<Statement & Pick<Problem, 'type' | 'detail'>>(
        'POST',
        statementAddresses.close(month),
      ),
    settlement: async (month: string) =>
      (await at()).send<Settlement & Pick<Problem, 'type' | 'detail'>>(
        'POST',
        statementAddresses.settlement(month),
      ),
    settings: async (settings: StatementSettings | Record<string, unknown>) =>
      (await at()).send<Partial<Problem>>('PUT', statementAddresses.settings, settings),
    async file(month: string, query: string) {
      await office.awake();
      const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return fetch(`${office.url}${statementAddresses.file(month)}?${query}`, {
        headers: { Cookie: cookie },
      });
    },
    /** What was taken less what was given back, as ledger and counter have it at this moment. */
    async ledgerWon(): Promise<number> {
      const { rows } = await db.query<{ won: number }>(
        `SELECT ((SELECT coalesce(sum(amount_won), 0) FROM payment_transactions)
               + (SELECT coalesce(sum(amount_won) FILTER (WHERE given_back_at IS NULL), 0) FROM counter_payments))::bigint AS won`,
      );
      return rows[0]?.won ?? 0;
    },
    /** What is missing or too much at the counter by the newest signing of each day. */
    async signedWon(): Promise<number> {
      const { rows } = await db.query<{ won: number }>(
        `SELECT coalesce(sum(difference_won), 0)::bigint AS won FROM cash_up_counts n
          WHERE number = (SELECT max(number) FROM cash_ups c WHERE c.date = n.date)`,
      );
      return rows[0]?.won ?? 0;
    },
  };
}

/** Sums of statements together. */
export function together(statements: readonly Statement[]) {
  const sums = statements.map(sumsOf);
  return {
    keptWon: sums.reduce((sum, { keptWon }) => sum + keptWon, 0),
    differenceWon: sums.reduce((sum, { differenceWon }) => sum + differenceWon, 0),
  };
}
