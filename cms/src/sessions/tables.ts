import { index, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';

/**
 * What is to be known of a session beside Payload's own row of it. Payload writes all rows of an account as it has read them
 * whenever one of them changes, so there a session that was ended meanwhile would be back.
 */
export const sessionDetails = pgTable(
  'session_details',
  {
    sessionId: text('session_id').primaryKey(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
    /** "Chrome (Windows)"; none where it is not known. */
    browser: text('browser'),
    /** Its owner has ended it: it does not come back, even with rows that were read before. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('session_details_begun_at').on(table.begunAt)],
);
