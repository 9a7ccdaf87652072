import type { Router } from 'express';
import { systemStatusSchema } from 'shared/system-status/system-status.ts';
import { admins } from '../auth/signed-in.ts';
import type { CatalogueRefresh } from '../catalogue/refresh-catalogue.job.ts';
import { outboxState } from '../email/email.store.ts';
import { unsettled } from '../payments/attempts/attempt.store.ts';
import type { PlatformDeps } from '../platform/deps.ts';
import { readReplicas } from '../platform/replication-metrics.ts';
import { taggedRouter } from '../platform/routes.ts';
import { readArchive } from './archive.store.ts';
import { partsOf } from './system-status.ts';
import { watchArchive } from './watch-archive.usecase.ts';

type StatusDeps = PlatformDeps & { catalogueRefresh: CatalogueRefresh };

/** How the machinery is. */
export function systemStatusRoutes({ db, clock, metrics, catalogueRefresh }: StatusDeps): Router {
  const { router, route } = taggedRouter('Admin: attention');
  watchArchive({ db, metrics });

  route('GET /api/admin/system-status', admins, {
    summary: 'How the machinery is',
    description:
      'Whether prices follow the CMS, what waits and for how long, how far a second database server is behind, and how the archive of its changes goes. Whether what was published is live stands in the CMS.',
    answers: { 200: systemStatusSchema },
    async handle() {
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
      return { asOf: now.toISOString(), parts };
    },
  });
  return router;
}
