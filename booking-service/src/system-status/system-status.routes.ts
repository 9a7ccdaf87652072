import { Router } from 'express';
import type { SystemStatus } from 'shared/system-status/system-status.ts';
import type { CatalogueRefresh } from '../catalogue/refresh-catalogue.job.ts';
import { outboxState } from '../email/email.store.ts';
import { unsettled } from '../payments/attempts/attempt.store.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readReplicas } from '../platform/replication-metrics.ts';
import { addRoute } from '../platform/routes.ts';
import { readArchive } from './archive.store.ts';
import { partsOf } from './system-status.ts';
import { watchArchive } from './watch-archive.usecase.ts';

type StatusDeps = PlatformDeps & { catalogueRefresh: CatalogueRefresh };

/** How the machinery is. Stands behind `requireAdmin`. */
export function systemStatusRoutes({ db, clock, metrics, catalogueRefresh }: StatusDeps): Router {
  const router = Router();
  watchArchive({ db, metrics });
  addRoute(router, '/api/admin/system-status', {
    get: async (_req, res) => {
      const now = clock();
      const [payments, mails, replicas, archive] = await Promise.all([
        unsettled(db, now),
        outboxState(db, now),
        readReplicas(db),
        readArchive(db),
      ]);
      const copiesLagSeconds = replicas && replicas.map(({ lagSeconds }) => lagSeconds);
      const { trouble: catalogueTrouble } = catalogueRefresh;
      const parts = partsOf({ catalogueTrouble, payments, mails, copiesLagSeconds, archive });
      res.json({ asOf: now.toISOString(), parts } satisfies SystemStatus);
    },
  });
  return router;
}
