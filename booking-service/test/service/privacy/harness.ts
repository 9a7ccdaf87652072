import type { Database } from '../../../src/platform/database.ts';

const TEXT = ['text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED'];

/** Every column of the database that can hold words. */
export async function columnsWithWords(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name
       FROM information_schema.columns JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND data_type = ANY ($1) ORDER BY 1`,
    [TEXT],
  );
  return rows.map(({ name }) => name);
}

/** Columns in which one of these words stands, in any letter case. */
export async function tracesOf(db: Database, words: readonly string[]): Promise<string[]> {
  const traces: string[] = [];
  for (const name of await columnsWithWords(db)) {
    const [table = '', column = ''] = name.split('.');
    const { rows } = await db.query<{ isThere: boolean }>(
      `SELECT EXISTS (SELECT FROM ${table}, unnest($1::text[]) word
                       WHERE strpos(lower(${column}::text), lower(word)) > 0) AS "isThere"`,
      [words],
    );
    if (rows[0]?.isThere) traces.push(name);
  }
  return traces;
}

/** The whole database, to see that nothing has changed in it. */
export async function contentOf(db: Database): Promise<string> {
  const tables = [...new Set((await columnsWithWords(db)).map((name) => name.slice(0, name.indexOf('.'))))];
  const all = tables.map((table) => `SELECT '${table}' AS t, to_jsonb(x)::text AS row FROM ${table} x`);
  const { rows } = await db.query<{ all: string }>(
    `SELECT string_agg(t || row, E'\\n' ORDER BY t, row) AS all FROM (${all.join(' UNION ALL ')}) everything`,
  );
  return rows[0]?.all ?? '';
}
