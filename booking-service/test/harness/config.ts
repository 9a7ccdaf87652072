import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Config } from '../../src/platform/config.ts';
import { readConfig } from '../../src/platform/config.ts';
import { exampleSecrets } from '../../src/platform/refused-in-production.ts';
import { pastPooler } from './database.ts';

export const SITE_ORIGIN = 'http://site.test';
export const CMS_ORIGIN = 'http://cms.test';

/** Configuration of a copy under test: a free port, no limits that a test does not ask for. */
export function testConfig(databaseUrl: string, environment: Record<string, string> = {}): Config {
  return readConfig(testEnvironment(databaseUrl, environment));
}

/** The same as the environment of a process. */
export function testEnvironment(databaseUrl: string, environment: Record<string, string> = {}) {
  return {
    APP_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    BOOKING_DATABASE_URL: databaseUrl,
    BOOKING_DATABASE_DIRECT_URL: pastPooler(databaseUrl),
    DATABASE_POOL_SIZE: '10',
    SITE_ORIGIN,
    // Nobody listens there: a test that needs a CMS or a mail server names its own.
    CMS_URL: 'http://127.0.0.1:9',
    CMS_ORIGIN,
    SMTP_URL: inject('smtpUrl'),
    TOSS_BASE_URL: inject('simulatorUrl'),
    ...exampleSecrets,
    // Each database has a folder of its own; a test that uploads nothing never makes it.
    RECORDINGS_DIR: join(tmpdir(), 'recordings-under-test', new URL(databaseUrl).pathname.slice(1)),
    MAIL_FROM: 'Sinsa Record Cafe <hello@example.test>',
    TRUSTED_PROXIES: '1',
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
    LIMIT_READS_PER_ADDRESS_PER_MINUTE: '1000000',
    ...environment,
  };
}
