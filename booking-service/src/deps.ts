import type { AppDeps } from './app.ts';
import { authCookies } from './auth/cookies.ts';
import { createOrderQueue } from './bookings/place/order-queue.usecase.ts';
import { createPasswords } from './auth/passwords.ts';
import { createCatalogues } from './catalogue/catalogues.usecase.ts';
import { createCmsClient } from './catalogue/cms.client.ts';
import { createCatalogueRefresh } from './catalogue/refresh-catalogue.job.ts';
import { createSignInWatch } from './sign-in-alarms/sign-in-alarms.usecase.ts';
import type { Config } from './platform/config.ts';
import { createEmailQueue } from './email/email.usecase.ts';
import { cardFilesOf } from './gift-cards/card-file/card-files.usecase.ts';
import { createMailTransport } from './email/transport.ts';
import { createEmailWorker } from './email/worker.ts';
import { createPayments } from './payments/payments.feature.ts';
import { createLinkMetrics } from './personal-links/link-metrics.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { createDraining } from './platform/draining.ts';
import type { ReadinessCheck } from './platform/health.routes.ts';
import { createLogger } from './platform/logger.ts';
import { createNewsFeed } from './platform/news-feed.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRecordings } from './recordings/recordings.feature.ts';
import { openRecordingStore } from './recordings/store/open-store.client.ts';
import { uploadFacts } from './recordings/store/upload-facts.store.ts';

/** Everything the service is made of, from its configuration. Tests replace what they want to control. */
export async function createDeps(config: Config, replaced: Partial<AppDeps>): Promise<AppDeps> {
  const log = replaced.log ?? createLogger(config.logLevel);
  const clock = replaced.clock ?? systemClock;
  const metrics = replaced.metrics ?? createMetrics();
  const db = replaced.db ?? openDatabase({ url: config.databaseUrl, poolSize: config.databasePoolSize, log });
  const platform = { config, log, clock, metrics, db };

  const cms = createCmsClient({ cmsUrl: config.cmsUrl, token: config.contentApiToken });
  const made = {
    catalogues: createCatalogues(db),
    orderQueue: createOrderQueue(db),
    catalogueRefresh: createCatalogueRefresh(platform, cms),
    emails: createEmailQueue({
      siteOrigin: config.siteOrigin,
      mailFrom: config.mailFrom,
      mailsPerRecipientPerHour: config.limits.mailsPerRecipientPerHour,
    }),
    mailTransport: createMailTransport({
      smtpUrl: config.smtpUrl,
      mailFrom: config.mailFrom,
      requireTls: config.appEnv === 'production',
    }),
    links: createLinkMetrics(metrics),
    cookies: authCookies({ https: config.siteOrigin.startsWith('https://') }),
    passwords: createPasswords(),
    newsFeed: createNewsFeed({ url: config.databaseDirectUrl, log }),
    draining: createDraining(),
    ...replaced,
  };
  const emailWorker =
    replaced.emailWorker ??
    createEmailWorker({
      db,
      clock,
      log,
      metrics,
      transport: made.mailTransport,
      siteOrigin: config.siteOrigin,
      filesOf: (email) => cardFilesOf(email, { db, siteOrigin: config.siteOrigin }),
    });
  const payments =
    replaced.payments ?? createPayments({ ...platform, emails: made.emails }, replaced.paymentOptions);
  const recordingStore =
    replaced.recordingStore ?? (await openRecordingStore(config.recordings.at, uploadFacts(db)));
  const recordings = replaced.recordings ?? createRecordings({ ...platform, ...made, store: recordingStore });
  return {
    ...platform,
    ...made,
    emailWorker,
    payments,
    recordingStore,
    recordings,
    signInWatch: replaced.signInWatch ?? createSignInWatch(made.emails, config.limits),
    readiness: replaced.readiness ?? readinessOf({ db, ...made }),
  };
}

/** What must be in order before this copy can sell. Trouble with the CMS is told and stops nothing. */
function readinessOf(deps: Pick<AppDeps, 'db' | 'catalogues' | 'catalogueRefresh'>): ReadinessCheck[] {
  const { db, catalogues, catalogueRefresh } = deps;
  return [
    { name: 'database', check: () => db.query('SELECT 1').then(() => 'reachable') },
    {
      name: 'catalogue',
      async check() {
        const { version } = await catalogues.current();
        const { trouble } = catalogueRefresh;
        return `selling from version ${version}${trouble ? `; not refreshed: ${trouble}` : ''}`;
      },
    },
  ];
}
