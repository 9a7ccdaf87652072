import pg from 'pg';
import type { StackUnderTest } from './stack.ts';

/** Lets time pass for one row, which a test cannot wait for. */
export async function inDatabase(stack: StackUnderTest, sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: stack.databaseUrls.booking });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
