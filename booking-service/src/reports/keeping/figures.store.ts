import type { Queryable, Transaction } from '../../platform/database.ts';
import type { FigureLine } from '../counting/contribution.ts';

/** The lines of the rollup from `from` to `to` (yyyy-MM-dd, both included). */
export async function readFigures(db: Queryable, from: string, to: string): Promise<FigureLine[]> {
  const { rows } = await db.query<FigureLine>(
    `SELECT day::text AS day, branch_id AS "branchId", figure, key, detail, count, amount FROM report_figures WHERE day >= $1 AND day <= $2`,
    [from, to],
  );
  return rows;
}

/** Puts these lines in the place of whatever the days have. */
export async function replaceFigures(
  trx: Transaction,
  days: readonly string[],
  lines: readonly FigureLine[],
): Promise<void> {
  await trx.query('DELETE FROM report_figures WHERE day = ANY ($1::date[])', [days]);
  const column = <Name extends keyof FigureLine>(name: Name) => lines.map((line) => line[name]);
  await trx.query(
    `INSERT INTO report_figures (day, branch_id, figure, key, detail, count, amount)
     SELECT * FROM unnest($1::date[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::int[], $7::bigint[])`,
    [
      ...[column('day'), column('branchId'), column('figure'), column('key')],
      ...[column('detail'), column('count'), column('amount')],
    ],
  );
}
