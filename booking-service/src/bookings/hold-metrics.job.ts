import type { PlatformDeps } from '../platform/deps.ts';

/** Gauge of the slots that are held unpaid at this moment. */
export function watchHolds({ db, clock, metrics }: Pick<PlatformDeps, 'db' | 'clock' | 'metrics'>): void {
  metrics.gauge('holds_active', 'Unpaid slots whose hold has not run out', async () => {
    const { rows } = await db.query<{ count: number }>(
      'SELECT count(*) FROM slot_claims WHERE expires_at > $1',
      [clock()],
    );
    return rows[0]?.count ?? 0;
  });
}
