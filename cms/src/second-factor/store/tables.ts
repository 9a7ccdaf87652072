import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';

/*
 * Tables of our own and no fields of an account: Payload writes accounts back as a whole, which would bring used codes back,
 * and no API of its own can show what it does not know. What belongs to an account goes with it.
 */

/** Payload's own table, as far as these refer to it. */
const users = pgTable('users', { id: integer('id').primaryKey() });
const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const at = (name: string) => timestamp(name, { withTimezone: true });

/** One authenticator app for each account. */
export const totps = pgTable('second_factor_totp', {
  userId: userId().primaryKey(),
  /** `sealed.ts` */
  sealedSecret: text('sealed_secret').notNull(),
  /** The newest step whose code was taken: none that is not later counts again. */
  lastStep: integer('last_step').notNull(),
});

export const passkeys = pgTable(
  'second_factor_passkeys',
  {
    credentialId: text('credential_id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** base64url */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [index('second_factor_passkeys_user_id').on(table.userId)],
);

/** A code that is used is deleted. */
export const recoveryCodes = pgTable(
  'second_factor_recovery_codes',
  { userId: userId(), codeHash: text('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** What a passkey has to sign next; each is good once, for a few minutes. */
export const challenges = pgTable(
  'second_factor_challenges',
  {
    challenge: text('challenge').primaryKey(),
    userId: userId(),
    expiresAt: at('expires_at').notNull(),
  },
  (table) => [index('second_factor_challenges_expires_at').on(table.expiresAt)],
);

/** As Payload's adapter takes them. */
export const secondFactorTables = {
  second_factor_totp: totps,
  second_factor_passkeys: passkeys,
  second_factor_recovery_codes: recoveryCodes,
  second_factor_challenges: challenges,
};
