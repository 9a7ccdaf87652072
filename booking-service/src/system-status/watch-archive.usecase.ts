import type { PlatformDeps } from '../platform/deps.ts';
import { readArchive } from './archive.store.ts';

/** Tells whether the archive of the database has failed since it last went well; without one it cannot fail. */
export function watchArchive({ db, metrics }: Pick<PlatformDeps, 'db' | 'metrics'>): void {
  metrics.gauge('db_archive_failing', 'Changes of the database do not come into its archive', async () => {
    const { isOn, hasFailedSince } = await readArchive(db);
    return isOn && hasFailedSince ? 1 : 0;
  });
}
