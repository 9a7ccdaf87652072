import type { Queryable } from '../../src/platform/database.ts';

/** A database that also tells how it would read what it is asked: the plan of every query so far, line by line. */
export function explaining(db: Queryable): { db: Queryable; plan(): string } {
  const lines: string[] = [];
  return {
    db: {
      async query(text, values) {
        const { rows } = await db.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
        lines.push(...rows.map((line) => line['QUERY PLAN']));
        return db.query(text, values);
      },
    },
    plan: () => lines.join('\n'),
  };
}
