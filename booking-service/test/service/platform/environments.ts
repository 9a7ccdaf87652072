import { exampleSecrets } from '../../../src/platform/refused-in-production.ts';

/** What a service on somebody's own machine is told. */
export const local = {
  APP_ENV: 'local',
  BOOKING_DATABASE_URL: 'postgres://booking:secret@localhost:5433/booking',
  SITE_ORIGIN: 'http://localhost:4321',
  CMS_URL: 'http://localhost:3000',
  TOSS_BASE_URL: 'http://localhost:4010',
  SMTP_URL: 'smtp://localhost:1025',
  MAIL_FROM: 'Sinsa Record Cafe <hello@example.test>',
  RECORDINGS_DIR: '/data/recordings',
  ...exampleSecrets,
};

/** And in production, with nothing to refuse. */
export const production = {
  ...local,
  APP_ENV: 'production',
  BOOKING_DATABASE_URL: 'postgres://booking:a-password-of-its-own@postgres:5432/booking',
  CMS_URL: 'http://cms:3000',
  CMS_ORIGIN: 'https://cms.example.com',
  SITE_ORIGIN: 'https://www.example.com',
  TOSS_BASE_URL: 'https://api.tosspayments.com',
  TOSS_CLIENT_KEY: 'live_ck_0123456789',
  TOSS_SECRET_KEY: 'live_sk_0123456789-0123456789',
  CONTENT_API_TOKEN: 'a-long-token-of-their-own-0123',
  PROOF_OF_WORK_SECRET: 'a-long-secret-that-signs-challenges-0123',
  SEALING_SECRET: 'a-long-secret-that-seals-what-is-kept-01',
  SMTP_URL: 'smtps://user:secret@mail.example.com:465',
  PASSWORD_MIN_LENGTH: '12',
};
