import type { PlatformDeps } from './deps.ts';
import { shareReads } from './share-reads.ts';

interface Replica {
  replica: string;
  /** 0 when it has replayed everything. */
  lagSeconds: number;
  lagBytes: number;
}

/**
 * Gauges of the replicas that follow the server we write to. The service's role may not see them itself: a function that the
 * set-up of the database makes tells of the lag and of nothing else. Where it is missing nothing is said.
 */
export function watchReplication({ db, metrics }: Pick<PlatformDeps, 'db' | 'metrics'>): void {
  const read = shareReads(async () => {
    const { rows } = await db.query<Replica>(
      'SELECT replica, lag_seconds AS "lagSeconds", lag_bytes AS "lagBytes" FROM replication_lag()',
    );
    return rows;
  });
  const replicas = () => read('all');
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
