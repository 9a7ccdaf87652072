import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';
import { en } from 'payload/i18n/en';
import { ko } from 'payload/i18n/ko';
import { zh } from 'payload/i18n/zh';
import sharp from 'sharp';
import { locales } from 'shared/content/localized-text.ts';
import { nobody } from './access/nobody.ts';
import { users } from './collections/users.ts';
import { collections } from './collections/index.ts';
import { config } from './config.ts';
import { contentEndpoints } from './content-api/endpoints.ts';
import { nudgeAfterCommit } from './content-version/nudge-after-commit.ts';
import { contentVersion, seedSteps } from './content-version/tables.ts';
import { globals } from './globals/index.ts';
import { noEmail } from './hooks/no-email.ts';
import { migrations } from './migrations/index.ts';
import { livePreview } from './preview/live-preview.ts';
import { richTextEditor } from './rich-text/editor.ts';
import { siteStatusEndpoint } from './site-status/endpoint.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const largestUploadBytes = 12 * 1024 * 1024;

const localeLabels = { en: 'English', ko: '한국어', zh: '中文' };

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
  endpoints: [...contentEndpoints, siteStatusEndpoint],
  editor: richTextEditor,
  email: noEmail,
  sharp,
  logger: { options: { level: config.LOG_LEVEL } },
  localization: {
    locales: locales.map((code) => ({ code, label: localeLabels[code] })),
    defaultLocale: 'en',
    fallback: true,
  },
  i18n: { supportedLanguages: { en, ko, zh }, fallbackLanguage: 'en' },
  db: nudgeAfterCommit(
    postgresAdapter({
      pool: { connectionString: config.CMS_DATABASE_URL, max: 10 },
      push: false,
      migrationDir: path.join(folder, 'migrations'),
      prodMigrations: migrations,
      disableCreateDatabase: true,
      beforeSchemaInit: [
        ({ schema }) => ({
          ...schema,
          tables: { ...schema.tables, content_version: contentVersion, seed_steps: seedSteps },
        }),
      ],
    }),
  ),
  upload: {
    limits: { fileSize: largestUploadBytes },
    abortOnLimit: true,
    safeFileNames: true,
    preserveExtension: true,
  },
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
    },
  },
  typescript: { outputFile: path.join(folder, 'payload-types.ts'), declare: { ignoreTSError: false } },
});
