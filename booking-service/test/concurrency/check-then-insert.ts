import type { Database } from '../../src/platform/database.ts';

/**
 * The control: how a slot must not be sold. It looks whether the slot is free and inserts afterwards, on a table without
 * the primary key that guards the real one. For the tests alone; nothing in the product does this.
 */
export async function createUnguardedTable(db: Database): Promise<void> {
  await db.query('CREATE TABLE unguarded_claims (starts_at timestamptz NOT NULL, visitor text NOT NULL)');
}

/** True when this visitor was told that the slot is theirs. */
export async function checkThenInsert(db: Database, startsAt: Date, visitor: string): Promise<boolean> {
  return db.transaction(async (trx) => {
    const { rowCount } = await trx.query('SELECT FROM unguarded_claims WHERE starts_at = $1', [startsAt]);
    if (rowCount > 0) return false;
    await trx.query('INSERT INTO unguarded_claims (starts_at, visitor) VALUES ($1, $2)', [startsAt, visitor]);
    return true;
  });
}
