import type { PostgresAdapter } from '@payloadcms/db-postgres';

/** The plain connection, or an open transaction. */
export type Queries = Pick<PostgresAdapter['drizzle'], 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
