import { initialStatementSettings } from 'shared/statements/statement.ts';
import type { Statement, StatementSettings } from 'shared/statements/statement.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import { firstDayOf } from './reckoning/months.ts';
import type { Movement, StatementLine } from './reckoning/movement.ts';

/** A statement as it is stored: what its row says beside is not in it. */
export type StatementContent = Omit<Statement, 'month' | 'number' | 'closedAt' | 'settlement'>;

export interface ClosedMonth {
  month: string;
  number: number;
  closedAt: Date;
}

const closedColumns = `to_char(month, 'YYYY-MM') AS month, number, closed_at AS "closedAt"`;

/** Oldest first. */
export async function listClosed(db: Queryable): Promise<ClosedMonth[]> {
  const { rows } = await db.query<ClosedMonth>(`SELECT ${closedColumns} FROM statements ORDER BY month`);
  return rows;
}

export async function findClosed(
  db: Queryable,
  month: string,
): Promise<(ClosedMonth & { content: StatementContent }) | undefined> {
  const { rows } = await db.query<ClosedMonth & { content: StatementContent }>(
    `SELECT ${closedColumns}, content FROM statements WHERE month = $1`,
    [firstDayOf(month)],
  );
  return rows[0];
}

/** Months are closed by one at a time. */
export async function lockClosing(trx: Transaction): Promise<void> {
  await trx.query("SELECT pg_advisory_xact_lock(hashtextextended('statements', 0))");
}

export async function insertStatement(
  trx: Transaction,
  { month, number, closedAt }: ClosedMonth,
  { content, movements }: { content: StatementContent; movements: readonly Movement[] },
): Promise<void> {
  await trx.query('INSERT INTO statements (month, number, closed_at, content) VALUES ($1, $2, $3, $4)', [
    ...[firstDayOf(month), number, closedAt, JSON.stringify(content)],
  ]);
  const column = <Key extends keyof Movement>(key: Key) => movements.map((movement) => movement[key]);
  await trx.query(
    `INSERT INTO statement_lines (month, kind, key, at, method, order_id, won)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::bigint[])`,
    [
      firstDayOf(month),
      ...[column('kind'), column('key'), column('at'), column('method'), column('orderId'), column('won')],
    ],
  );
}

/** What a closed month is made of, oldest first. */
export async function listLines(db: Queryable, month: string): Promise<StatementLine[]> {
  const { rows } = await db.query<StatementLine>(
    `SELECT kind, at, method, order_id AS "orderId", won FROM statement_lines WHERE month = $1 ORDER BY at, (kind || ' ' || key) COLLATE "C"`,
    [firstDayOf(month)],
  );
  return rows;
}

export async function readSettings(db: Queryable): Promise<StatementSettings> {
  const { rows } = await db.query<StatementSettings>(
    `SELECT vat_percent::float8 AS "vatPercent", card_fee_percent::float8 AS "cardFeePercent" FROM statement_settings`,
  );
  return rows[0] ?? initialStatementSettings;
}

export async function writeSettings(trx: Transaction, settings: StatementSettings): Promise<void> {
  const { vatPercent, cardFeePercent } = settings;
  await trx.query(
    `INSERT INTO statement_settings (vat_percent, card_fee_percent) VALUES ($1, $2)
     ON CONFLICT (is_only) DO UPDATE SET vat_percent = excluded.vat_percent, card_fee_percent = excluded.card_fee_percent`,
    [vatPercent, cardFeePercent],
  );
}
