import type { PlatformDeps } from '../platform/deps.ts';
import { inTransaction } from '../platform/database.ts';
import { whyStudiosAreRefused } from './branches.store.ts';
import { findNewestVersion, lockRefresh, storeCatalogue } from './catalogue.store.ts';
import type { CmsClient } from './cms.client.ts';

/** Keeps the stored catalogue up to date with the CMS, and says how that goes. */
export interface CatalogueRefresh {
  /** Asks the CMS once. Never throws because of the CMS: without it the service sells from what it has stored. */
  run(): Promise<void>;
  /** What went wrong at the last try, for staff; undefined while all is well. */
  readonly trouble: string | undefined;
}

export function createCatalogueRefresh(
  { db, log, metrics }: Pick<PlatformDeps, 'db' | 'log' | 'metrics'>,
  cms: CmsClient,
): CatalogueRefresh {
  let trouble: string | undefined;
  metrics.gauge(
    'catalogue_version',
    'Newest stored content version',
    async () => (await findNewestVersion(db)) ?? -1,
  );
  metrics.gauge('catalogue_refresh_failing', '1 while the CMS has no catalogue for us', () =>
    trouble ? 1 : 0,
  );

  /** Logged when it changes, not at every try: the CMS may be away for hours. */
  function report(now: string | undefined): void {
    if (now && now !== trouble) log.warn({ trouble: now }, 'selling from the stored catalogue');
    if (!now && trouble) log.info('the catalogue is up to date with the CMS again');
    trouble = now;
  }

  return {
    get trouble() {
      return trouble;
    },
    async run() {
      await inTransaction(db, async (trx) => {
        if (!(await lockRefresh(trx))) return;
        const known = await findNewestVersion(trx);
        const fetched = await cms.fetchCatalogue(known).catch((error: unknown) => explain(error));
        if (typeof fetched === 'string') return report(fetched);
        if (fetched && known !== null && fetched.version < known) {
          return report(`The CMS offers content version ${fetched.version}, older than ${known}: refused`);
        }
        const refusal = fetched && (await whyStudiosAreRefused(trx, fetched));
        report(refusal ?? undefined);
        if (refusal) return;
        if (fetched && (await storeCatalogue(trx, fetched))) {
          log.info({ version: fetched.version }, 'stored a new catalogue');
        }
      });
    },
  };
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message || error.cause.name})` : '';
  return `${error.message}${cause}`;
}
