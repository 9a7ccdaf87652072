import type { Settlement } from 'shared/statements/settlement.ts';
import type { Queryable } from '../../platform/database.ts';

/** @param firstDay of the month, yyyy-MM-dd */
export async function findSettlement(db: Queryable, firstDay: string): Promise<Settlement | null> {
  const { rows } = await db.query<{ checkedAt: Date; result: Omit<Settlement, 'checkedAt'> }>(
    'SELECT checked_at AS "checkedAt", result FROM settlement_checks WHERE month = $1',
    [firstDay],
  );
  const [row] = rows;
  return row ? { ...row.result, checkedAt: row.checkedAt.toISOString() } : null;
}

/** In place of what was asked for before. */
export async function storeSettlement(
  db: Queryable,
  firstDay: string,
  { checkedAt, ...result }: Settlement,
): Promise<void> {
  await db.query(
    `INSERT INTO settlement_checks (month, checked_at, result) VALUES ($1, $2, $3)
     ON CONFLICT (month) DO UPDATE SET checked_at = excluded.checked_at, result = excluded.result`,
    [firstDay, checkedAt, JSON.stringify(result)],
  );
}
