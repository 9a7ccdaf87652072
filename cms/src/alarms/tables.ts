import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';

/** Sign-ins that somebody should look at; the key makes one of what happens again in the same window. */
export const signInAlarms = pgTable(
  'sign_in_alarms',
  {
    kind: text('kind').$type<AlarmKind>().notNull(),
    /** What it is about, as the limits name it (`sign-in/pseudonym.ts`), or the session. */
    about: text('about').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Whose account; none for a network address. */
    userId: integer('user_id'),
    browser: text('browser'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.about, table.at] }),
    index('sign_in_alarms_at').on(table.at),
  ],
);

/** `account-guesses`, `address-guesses`: as many wrong passwords as the limit allows. */
export type AlarmKind = 'account-guesses' | 'address-guesses' | 'new-browser';
