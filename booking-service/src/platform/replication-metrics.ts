import type { Database, Queryable } from './database.ts';
import type { Metrics } from './metrics.ts';
import { shareReads } from './share-reads.ts';

interface Replica {
  replica: string;
  /** 0 when it has replayed everything. */
  lagSeconds: number;
  lagBytes: number;
}

/**
 * The servers that follow the one we write to. The service's role may not see them itself: a function that the set-up of the
 * database makes tells of the lag and of nothing else.
 *
 * @returns null where the database has not been set up to tell
 */
export async function readReplicas(db: Queryable): Promise<Replica[] | null> {
  const known = await db.query<{ isKnown: boolean }>(
    `SELECT to_regprocedure('replication_lag()') IS NOT NULL AS "isKnown"`,
  );
  if (!known.rows[0]?.isKnown) return null;
  const { rows } = await db.query<Replica>(
    'SELECT replica, lag_seconds AS "lagSeconds", lag_bytes AS "lagBytes" FROM replication_lag()',
  );
  return rows;
}

/** Gauges of the servers that follow; nothing is said where the database does not tell. */
export function watchReplication({ db, metrics }: { db: Database; metrics: Metrics }): void {
  const read = shareReads(() => readReplicas(db));
  const replicas = async () => {
    const found = await read('all');
    if (found === null) throw new Error('The database does not tell of replicas');
    return found;
  };
  metrics.gauge('db_replicas', 'Replicas that follow the database', async () => (await replicas()).length);
  metrics.gauges(
    'db_replication_lag_seconds',
    'How far a replica is behind, in time',
    'replica',
    async () => new Map((await replicas()).map(({ replica, lagSeconds }) => [replica, lagSeconds])),
  );
  metrics.gauges(
    'db_replication_lag_bytes',
    'What a replica has not replayed yet',
    'replica',
    async () => new Map((await replicas()).map(({ replica, lagBytes }) => [replica, lagBytes])),
  );
}
