import { bigint, integer, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core';

/**
 * One row: how often what is published has changed. Raised in the transaction of the change itself, so whoever
 * reads version N also reads the content of version N. The row lock makes publishes commit in version order.
 */
export const contentVersion = pgTable('content_version', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
});

/** Which steps of the seed have run; each runs once, so later edits and deletions by staff stay. */
export const seedSteps = pgTable('seed_steps', {
  name: text('name').primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true }).notNull(),
});
