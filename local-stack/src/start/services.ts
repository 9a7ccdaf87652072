import { localLogins, localTossKeys, type StackContext } from './stack-context.ts';

/** A program that runs as long as the stack does. */
export interface ServiceDefinition {
  kind: 'service';
  id: string;
  title: string;
  /** Ids of what must be ready before. */
  needs: string[];
  /** Workspace the command runs in. */
  workspace: string;
  /** Arguments for Node. */
  command: (context: StackContext) => string[];
  env: (context: StackContext) => Record<string, string>;
  /** Answers 2xx once the service is ready. */
  readyUrl: (context: StackContext) => string;
  /** Reads the answer's body, where a 2xx alone does not mean ready yet. */
  isReady?: (body: string) => boolean;
}

/** A program that runs to its end before others start. */
export interface TaskDefinition extends Omit<ServiceDefinition, 'kind' | 'readyUrl' | 'isReady'> {
  kind: 'task';
  /** Shown when it starts, for what takes long. */
  announce?: string;
  /** Done once for the same sources; `mark` is where that is noted, and goes when its result goes. */
  onceFor?: { sources: string[]; mark: string | ((context: StackContext) => string) };
}

export type Definition = ServiceDefinition | TaskDefinition;

const nextProgram = '../node_modules/next/dist/bin/next';

const cmsEnv = ({ databaseUrls, secrets, urls, paths, ports }: StackContext) => ({
  CMS_DATABASE_URL: databaseUrls.cms,
  PAYLOAD_SECRET: secrets.payloadSecret,
  CONTENT_API_TOKEN: secrets.contentApiToken,
  CMS_URL: urls.cms,
  SITE_ORIGIN: urls.site,
  BOOKING_SERVICE_URL: urls.bookingService,
  PUBLISHER_URL: urls.publisher,
  PREVIEW_URL: urls.preview,
  MEDIA_DIR: paths.media,
  PORT: String(ports.cms),
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Nobody who tries things out should meet the limits that keep strangers away in production. */
const unlimited = {
  LIMIT_UNPAID_HOLDS_PER_EMAIL: '100000',
  LIMIT_UNPAID_HOLDS_PER_ADDRESS: '100000',
  LIMIT_FACTOR_PER_NETWORK: '1000',
  LIMIT_FACTOR_PER_WIDE_NETWORK: '1000',
  LIMIT_BOOKINGS_PER_EMAIL_PER_HOUR: '100000',
  LIMIT_BOOKINGS_PER_ADDRESS_PER_HOUR: '100000',
  LIMIT_KLOOK_COMPLETIONS_PER_ADDRESS_PER_HOUR: '100000',
  LIMIT_PAYMENT_CALLS_PER_ADDRESS_PER_MINUTE: '100000',
  LIMIT_WEBHOOKS_PER_ORDER_PER_MINUTE: '100000',
  LIMIT_WEBHOOKS_PER_ADDRESS_PER_MINUTE: '100000',
  LIMIT_ENQUIRIES_PER_EMAIL_PER_HOUR: '100000',
  LIMIT_GIFT_CARDS_PER_ADDRESS_PER_HOUR: '100000',
  LIMIT_ENQUIRIES_PER_ADDRESS_PER_HOUR: '100000',
  LIMIT_LINK_TRIES_PER_ADDRESS_PER_15_MINUTES: '100000',
  LIMIT_LINK_REQUESTS_PER_EMAIL_PER_HOUR: '100000',
  LIMIT_LINK_REQUESTS_PER_ADDRESS_PER_HOUR: '100000',
  LIMIT_WAITLIST_JOINS_PER_ADDRESS_PER_HOUR: '100000',
  LIMIT_MAILS_PER_RECIPIENT_PER_HOUR: '100000',
  LIMIT_READS_PER_ADDRESS_PER_MINUTE: '100000',
};

const bookingEnv = ({ databaseUrls, secrets, urls, paths, ports }: StackContext) => ({
  BOOKING_DATABASE_URL: databaseUrls.booking,
  SITE_ORIGIN: urls.site,
  CMS_URL: urls.cms,
  CONTENT_API_TOKEN: secrets.contentApiToken,
  PROOF_OF_WORK_SECRET: secrets.proofOfWorkSecret,
  SEALING_SECRET: secrets.sealingSecret,
  TOSS_BASE_URL: `http://127.0.0.1:${ports.simulator}`,
  TOSS_CLIENT_KEY: localTossKeys.clientKey,
  TOSS_SECRET_KEY: localTossKeys.secretKey,
  SMTP_URL: urls.smtp,
  MAIL_FROM: 'Sinsa Record Cafe <booking@example.com>',
  RECORDINGS_DIR: paths.recordings,
  RECORDINGS_QUOTA_GB: '20',
  TRUSTED_PROXIES: '1',
  ADMIN_USERNAME: localLogins.admin.username,
  ADMIN_PASSWORD: localLogins.admin.password,
  ADMIN_EMAIL: localLogins.admin.email,
  EDITOR_USERNAME: localLogins.editor.username,
  EDITOR_PASSWORD: localLogins.editor.password,
  EDITOR_EMAIL: localLogins.editor.email,
  ...unlimited,
  PORT: String(ports.bookingService),
});

/**
 * For the two that render: without it the C library keeps what a render has left behind, 90 MB of it. The image says the same
 * (deploy/images/Dockerfile).
 */
export const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};

const cmsSources = ['cms', 'shared/src', 'package-lock.json'];

/** What the stack consists of, beside PostgreSQL. The order is the one in which the parts are shown. */
export const definitions: Definition[] = [
  {
    kind: 'service',
    id: 'mail-catcher',
    title: 'Mail catcher',
    needs: [],
    workspace: 'local-stack',
    command: () => ['src/mail-catcher/main.ts'],
    env: ({ ports, paths }) => ({
      PORT: String(ports.inbox),
      SMTP_PORT: String(ports.smtp),
      MAIL_DIR: paths.mail,
    }),
    readyUrl: ({ ports }) => `http://127.0.0.1:${ports.inbox}/healthz`,
  },
  {
    kind: 'service',
    id: 'payment-simulator',
    title: 'Payment simulator',
    needs: [],
    workspace: 'local-stack',
    command: () => ['src/payment-simulator/main.ts'],
    env: ({ ports, urls, paths }) => ({
      PORT: String(ports.simulator),
      SIMULATOR_DATA: paths.simulator,
      TOSS_CLIENT_KEY: localTossKeys.clientKey,
      TOSS_SECRET_KEY: localTossKeys.secretKey,
      WEBHOOK_URL: `${urls.bookingService}/api/payments/webhook`,
    }),
    readyUrl: ({ ports }) => `http://127.0.0.1:${ports.simulator}/healthz`,
  },
  {
    kind: 'task',
    id: 'cms-build',
    title: 'CMS built',
    announce: 'Building the CMS (only when its sources have changed; about a minute)',
    needs: [],
    workspace: 'cms',
    command: () => ['src/commands/build.ts'],
    env: () => ({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }),
    onceFor: { sources: cmsSources, mark: 'cms/.next/built-from' },
  },
  {
    kind: 'task',
    id: 'cms-migrate',
    title: 'CMS database migrated',
    needs: ['postgres'],
    workspace: 'cms',
    command: () => ['src/commands/migrate.ts'],
    env: cmsEnv,
    onceFor: { sources: cmsSources, mark: ({ paths }) => `${paths.stamps}/cms-migrated-by` },
  },
  {
    kind: 'task',
    id: 'cms-seed',
    title: 'CMS content seeded',
    needs: ['cms-migrate'],
    workspace: 'cms',
    command: () => ['src/commands/seed.ts'],
    env: cmsEnv,
    onceFor: { sources: cmsSources, mark: ({ paths }) => `${paths.stamps}/cms-seeded-by` },
  },
  {
    kind: 'service',
    id: 'cms',
    title: 'CMS',
    needs: ['cms-build', 'cms-seed'],
    workspace: 'cms',
    command: ({ ports, host }) => [nextProgram, 'start', '--port', String(ports.cms), '--hostname', host],
    env: (context) => ({ ...cmsEnv(context), NODE_ENV: 'production' }),
    readyUrl: ({ ports }) => `http://127.0.0.1:${ports.cms}/healthz`,
  },
  {
    kind: 'task',
    id: 'booking-migrate',
    title: 'Booking database migrated',
    needs: ['postgres'],
    workspace: 'booking-service',
    command: () => ['src/migrate.ts'],
    env: (context) => ({
      ...bookingEnv(context),
      BOOKING_OWNER_DATABASE_URL: context.databaseUrls.bookingOwner,
    }),
  },
  {
    kind: 'service',
    id: 'booking-service',
    title: 'Booking service',
    needs: ['booking-migrate', 'cms'],
    workspace: 'booking-service',
    command: () => ['src/main.ts'],
    env: bookingEnv,
    readyUrl: ({ urls }) => `${urls.bookingService}/readyz`,
  },
  {
    kind: 'task',
    id: 'site-build',
    title: 'Site built',
    announce: 'Building the site (only when its sources have changed)',
    needs: [],
    workspace: 'astro-site',
    command: () => ['../node_modules/astro/bin/astro.mjs', 'build'],
    env: () => ({ NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }),
    onceFor: {
      sources: ['astro-site', 'shared/src', 'package-lock.json'],
      mark: 'astro-site/dist/built-from',
    },
  },
  {
    kind: 'service',
    id: 'publisher',
    title: 'Publisher, with its first release',
    needs: ['site-build', 'cms'],
    workspace: 'astro-site',
    command: () => ['server/publisher/main.ts'],
    env: ({ ports, urls, paths, secrets }) => ({
      CMS_URL: urls.cms,
      CONTENT_API_TOKEN: secrets.contentApiToken,
      RELEASES_DIR: paths.releases,
      SITE_ORIGIN: urls.site,
      TOSS_CLIENT_KEY: localTossKeys.clientKey,
      TOSS_SDK_URL: `${urls.simulator}/sdk/v1.js`,
      ...givesMemoryBack,
      PORT: String(ports.publisher),
    }),
    readyUrl: ({ urls }) => `${urls.publisher}/healthz`,
    // Up before it has published anything: without a release the site has nothing to serve.
    isReady: (body) => (JSON.parse(body) as { status: string }).status === 'live',
  },
  {
    kind: 'service',
    id: 'preview',
    title: 'Preview of drafts',
    needs: ['site-build', 'cms'],
    workspace: 'astro-site',
    command: () => ['server/preview/main.ts'],
    env: ({ ports, urls, secrets }) => ({
      PREVIEW_URL: urls.preview,
      CMS_URL: urls.cms,
      CONTENT_API_TOKEN: secrets.contentApiToken,
      ...givesMemoryBack,
      BOOKING_SERVICE_URL: urls.bookingService,
      PORT: String(ports.preview),
    }),
    readyUrl: ({ ports }) => `http://127.0.0.1:${ports.preview}/healthz`,
  },
  {
    kind: 'service',
    id: 'site',
    title: 'Site',
    needs: ['publisher', 'booking-service'],
    workspace: 'astro-site',
    command: () => ['server/site/main.ts'],
    env: ({ ports, urls, paths }) => ({
      RELEASES_DIR: paths.releases,
      BOOKING_SERVICE_URL: urls.bookingService,
      PORT: String(ports.site),
    }),
    readyUrl: ({ ports }) => `http://127.0.0.1:${ports.site}/healthz`,
  },
];
