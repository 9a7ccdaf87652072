import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { nudgePublisher } from './nudge.ts';
import { takeNudge } from './pending-nudges.ts';

/** The same database adapter, which nudges the publisher after each commit that raised the content version. */
export function nudgeAfterCommit(
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const { commitTransaction, rollbackTransaction } = db;
      db.commitTransaction = async function (id) {
        await commitTransaction.call(db, id);
        if (takeNudge(await id)) nudgePublisher();
      };
      db.rollbackTransaction = async function (id) {
        takeNudge(await id);
        await rollbackTransaction.call(db, id);
      };
      return db;
    },
  };
}
