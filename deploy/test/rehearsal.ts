import { randomBytes } from 'node:crypto';

const providerApi = 'api.tosspayments.com';
const browserSdk = 'js.tosspayments.com';
const mail = 'mail.example.com';

/** Host names of the rehearsed production. */
export const rehearsalHosts = {
  site: 'cafe.localhost',
  cms: 'cms.cafe.localhost',
  preview: 'preview.cafe.localhost',
  providerApi,
  browserSdk,
  mail,
  /** Played by deploy/test/rehearsal.yml. */
  standIns: [providerApi, browserSdk, mail],
};

const secret = () => randomBytes(24).toString('hex');

/** What an operator puts into .env: domains, keys, secrets. */
export const rehearsalSettings = () => ({
  SITE_DOMAIN: rehearsalHosts.site,
  CMS_DOMAIN: rehearsalHosts.cms,
  PREVIEW_DOMAIN: rehearsalHosts.preview,
  POSTGRES_PASSWORD: secret(),
  BOOKING_OWNER_DATABASE_PASSWORD: secret(),
  BOOKING_DATABASE_PASSWORD: secret(),
  CMS_DATABASE_PASSWORD: secret(),
  PAYLOAD_SECRET: secret(),
  CONTENT_API_TOKEN: secret(),
  PROOF_OF_WORK_SECRET: secret(),
  SEALING_SECRET: secret(),
  TOSS_CLIENT_KEY: 'live_ck_rehearsal',
  TOSS_SECRET_KEY: 'live_sk_rehearsal',
  SMTP_URL: `smtp://cafe:rehearsal@${mail}:587`,
  MAIL_FROM: 'Sinsa Record Cafe <booking@example.com>',
});
