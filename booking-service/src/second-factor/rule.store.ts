import type { Queryable, Transaction } from '../platform/database.ts';

/** Whether accounts that may refund or edit the website need a second factor. */
export async function isSecondFactorRequired(db: Queryable): Promise<boolean> {
  const { rows } = await db.query<{ isRequired: boolean }>(
    'SELECT is_required AS "isRequired" FROM second_factor_rule',
  );
  return rows[0]?.isRequired ?? false;
}

/** False when it was so already. */
export async function requireSecondFactor(trx: Transaction, isRequired: boolean): Promise<boolean> {
  const { rowCount } = await trx.query(
    'UPDATE second_factor_rule SET is_required = $1 WHERE is_required <> $1',
    [isRequired],
  );
  return rowCount === 1;
}
