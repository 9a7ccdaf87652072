import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { ja } from 'payload/i18n/ja';
import { ko } from 'payload/i18n/ko';
import { zh } from 'payload/i18n/zh';
import sharp from 'sharp';
import { localeNames, locales } from 'shared/languages/localized-text.ts';
import { nobody } from './access/nobody.ts';
import { users } from './collections/users.ts';
import { branchNumbers } from './branches/tables.ts';
import { collections } from './collections/index.ts';
import { config } from './configuration/config.ts';
import { logOptions } from './configuration/log.ts';
import { contentEndpoints } from './content-api/endpoints.ts';
import { nudgeAfterCommit } from './content-version/nudge-after-commit.ts';
import { contentVersion, seedSteps } from './content-version/tables.ts';
import { globals } from './globals/index.ts';
import { logRefusal } from './http/log-refusal.ts';
import { unusableInput } from './http/unusable-input.ts';
import { migrations } from './migrations/index.ts';
import { commentedClient } from './requests/commented-client.ts';
import { previewTicketEndpoint } from './preview/endpoint.ts';
import { livePreview } from './preview/live-preview.ts';
import { richTextEditor } from './rich-text/editor.ts';
import { signInEndpoints } from './sign-in/endpoints.ts';
import { siteStatusEndpoint } from './site-status/endpoint.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const largestUploadBytes = 12 * 1024 * 1024;

export default buildConfig({
  serverURL: config.CMS_URL,
  secret: config.PAYLOAD_SECRET,
  csrf: [config.CMS_URL],
  cors: [config.CMS_URL],
  telemetry: false,
  graphQL: { disable: true },
  maxDepth: 2,
  defaultDepth: 0,
  collections,
  globals,
  endpoints: [...contentEndpoints, previewTicketEndpoint, siteStatusEndpoint, ...signInEndpoints],
  editor: richTextEditor,
  // It has nobody to write to; without this Payload says at each start that mails go to the console.
  email: () => ({
    name: 'none',
    defaultFromAddress: '',
    defaultFromName: '',
    sendEmail: () => Promise.reject(new Error('The CMS sends no mails.')),
  }),
  sharp,
  logger: { options: logOptions(config.LOG_LEVEL) },
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: { supportedLanguages: { en, ko, zh, ja }, fallbackLanguage: 'en' },
  db: nudgeAfterCommit(
    postgresAdapter({
      // Whoever waits for a connection while holding one gives up in the end, and lets go.
      pool: {
        connectionString: config.CMS_DATABASE_URL,
        max: 10,
        connectionTimeoutMillis: 10_000,
        // A machine that is gone says nothing: whoever waits for its answer gives up after some seconds.
        keepAlive: true,
        keepAliveInitialDelayMillis: 2_000,
        application_name: 'cms',
        Client: commentedClient,
      },
      push: false,
      migrationDir: path.join(folder, 'migrations'),
      prodMigrations: migrations,
      disableCreateDatabase: true,
      beforeSchemaInit: [
        ({ schema }) => ({
          ...schema,
          tables: {
            ...schema.tables,
            content_version: contentVersion,
            seed_steps: seedSteps,
            branch_numbers: branchNumbers,
          },
        }),
      ],
    }),
  ),
  // A connection that breaks while idle is replaced by the pool; without a listener its error would be nobody's.
  onInit: ({ db, logger }) => {
    db.pool.on('error', (err) => logger.warn({ err }, 'an idle database connection was lost'));
  },
  upload: {
    limits: { fileSize: largestUploadBytes },
    abortOnLimit: true,
    safeFileNames: true,
    preserveExtension: true,
  },
  hooks: { afterError: [unusableInput, logRefusal] },
  jobs: {
    access: { run: nobody, queue: nobody, cancel: nobody },
    // Scheduled publishing: looked at twice a minute by this process.
    autoRun: [{ cron: '*/30 * * * * *', queue: 'default', limit: 20 }],
    deleteJobOnComplete: true,
  },
  admin: {
    user: users.slug,
    avatar: 'default',
    importMap: { baseDir: folder },
    dateFormat: 'yyyy-MM-dd HH:mm',
    livePreview: livePreview(),
    meta: {
      titleSuffix: ' · Sinsa Record Cafe',
      description: 'Content and booking rules of the cafe.',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
      robots: 'noindex, nofollow',
      defaultOGImageType: 'off',
    },
    components: {
      graphics: { Logo: '/admin/Logo.tsx#Logo', Icon: '/admin/Logo.tsx#Icon' },
      actions: ['/site-status/SiteStatus.tsx#SiteStatusBadge'],
      beforeDashboard: ['/welcome/Welcome.tsx#Welcome', '/site-status/SiteStatus.tsx#SiteStatusSentence'],
      beforeLogin: ['/sign-in/SignIn.tsx#SignIn'],
      views: {
        missingTexts: {
          Component: '/missing-texts/MissingTextsPage.tsx#MissingTextsPage',
          path: '/missing-texts',
          exact: true,
          meta: { title: 'Missing translations' },
        },
      },
    },
  },
  typescript: {
    outputFile: path.join(folder, 'generated/payload-types.ts'),
    // Every process that is not production would otherwise write them when it starts, in one of its own: seconds of a processor.
    autoGenerate: false,
    declare: { ignoreTSError: false },
  },
});
