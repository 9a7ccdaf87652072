import { integer, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core';

/**
 * One row: the highest numbers that were ever given, so that what is deleted leaves its number behind. The row lock lets
 * one give numbers at a time.
 */
export const branchNumbers = pgTable('branch_numbers', {
  id: integer('id').primaryKey(),
  branch: integer('branch').notNull(),
  studio: integer('studio').notNull(),
});
