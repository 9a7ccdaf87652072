import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';

/** Failed sign-ins of the last minutes. A bucket names nobody: it is a keyed hash (`pseudonym.ts`). */
export const signInTries = pgTable(
  'sign_in_tries',
  {
    bucket: text('bucket').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    tries: integer('tries').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.windowStart] }),
    index('sign_in_tries_window_start').on(table.windowStart),
  ],
);
