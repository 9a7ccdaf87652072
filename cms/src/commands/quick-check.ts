import pg from 'pg';

/**
 * Asks the database one question without loading Payload, which takes seconds; null when the question cannot be
 * answered yet, for example because the table does not exist.
 */
export async function askDatabase<Row extends pg.QueryResultRow>(
  url: string,
  query: string,
): Promise<Row[] | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === undefinedTable) return null;
    throw error;
  } finally {
    await client.end();
  }
}

const undefinedTable = '42P01';
