import { refusals } from 'shared/problems/refusals.en.ts';
import { expect, test } from 'vitest';
import { readConfig } from '../../../src/platform/config.ts';
import { exampleSecrets } from '../../../src/platform/refused-in-production.ts';
import { local, production } from '../../service/platform/environments.ts';

function messageOf(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return (error as Error).message;
  }
  return 'no error';
}

test('a complete environment is read, with defaults for the rest', () => {
  expect(readConfig(local)).toMatchObject({
    appEnv: 'local',
    port: 4000,
    trustedProxies: 1,
    toss: { baseUrl: 'http://localhost:4010' },
    limits: {
      bookingsPerEmailPerHour: 10,
      bookingsPerAddressPerHour: 30,
      unpaidHoldsPerEmail: 3,
      unpaidHoldsPerAddress: 3,
      networkFactors: { network: 4, wideNetwork: 16 },
    },
    proofOfWork: { levels: 3 },
  });
});

test('what listens has an address of its own where there is a pooler, and else the one of everything', () => {
  const url = 'postgres://booking@pooler:6432/booking';
  const given = { ...local, BOOKING_DATABASE_URL: url, BOOKING_DATABASE_PASSWORD: 'secret' };
  const pooled = 'postgres://booking:secret@pooler:6432/booking';
  const direct = 'postgres://booking:secret@postgres:5432/booking';
  expect(readConfig(given)).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: pooled });
  const both = { ...given, BOOKING_DATABASE_DIRECT_URL: 'postgres://booking@postgres:5432/booking' };
  expect(readConfig(both)).toMatchObject({ databaseUrl: pooled, databaseDirectUrl: direct });
  expect(messageOf({ ...both, BOOKING_DATABASE_DIRECT_URL: 'postgres' })).toBe(
    'BOOKING_DATABASE_DIRECT_URL is not valid: put postgres://user:password@host:5432/booking',
  );
});

test('the card provider itself is the default', () => {
  expect(readConfig({ ...local, TOSS_BASE_URL: undefined }).toss.baseUrl).toBe(
    'https://api.tosspayments.com',
  );
});

test('everything that is missing is named at once, with what to put', () => {
  const message = messageOf({ ...local, BOOKING_DATABASE_URL: undefined, CONTENT_API_TOKEN: '' });
  expect(message).toBe(
    'BOOKING_DATABASE_URL is missing: put postgres://user:password@host:5432/booking\n' +
      'CONTENT_API_TOKEN is missing: put the token that the CMS has under the same name',
  );
});

test('what is wrong is named too', () => {
  expect(messageOf({ ...local, SITE_ORIGIN: 'http://localhost:4321/' })).toBe(
    'SITE_ORIGIN is not valid: put the website’s origin, for example https://www.example.com, without a path or a slash at the end',
  );
  expect(messageOf({ ...local, APP_ENV: 'staging' })).toBe(
    'APP_ENV is not valid: put local, test or production',
  );
});

test('a real production environment is taken', () => {
  expect(messageOf(production)).toBe('no error');
});

test.each(Object.entries(exampleSecrets))('production refuses the example %s by name', (key, example) => {
  expect(messageOf({ ...production, [key]: example })).toContain(
    `${key} is the example from the repository: put a secret of your own`,
  );
});

test.each([
  [
    'TOSS_BASE_URL',
    'http://localhost:4010',
    'TOSS_BASE_URL is not the card provider: put https://api.tosspayments.com',
  ],
  ['SITE_ORIGIN', 'http://www.example.com', 'SITE_ORIGIN is not https: visitors pay there'],
  ['CMS_ORIGIN', undefined, 'CMS_ORIGIN is not https: put the origin of the CMS as staff type it'],
  ['SMTP_URL', 'smtp://mail:1025', 'SMTP_URL is the mail catcher: put a mail server'],
  ['PASSWORD_MIN_LENGTH', '7', 'PASSWORD_MIN_LENGTH is 7: put 12, or at least 8'],
  ['PASSWORD_MIN_LENGTH', undefined, 'PASSWORD_MIN_LENGTH is 6: put 12, or at least 8'],
  ['CHANGE_INITIAL_PASSWORDS', 'false', 'CHANGE_INITIAL_PASSWORDS is false: put true, or leave it out'],
  ['BOOKING_DATABASE_PASSWORD', '1', 'BOOKING_DATABASE_PASSWORD is too short: use 12 characters or more'],
  [
    'CONTENT_API_TOKEN',
    'a'.repeat(30),
    'CONTENT_API_TOKEN repeats a few characters: put the output of "openssl rand -hex 32"',
  ],
  [
    'CONTENT_API_TOKEN',
    'live_sk_0123456789-0123456789',
    'TOSS_SECRET_KEY is the same as CONTENT_API_TOKEN: put a secret of its own',
  ],
  ['CMS_URL', 'http://cms.example.com', 'CMS_URL is not https: the content token would travel unencrypted'],
  [
    'KEEP_CONTRACTS_YEARS',
    '3',
    'KEEP_CONTRACTS_YEARS is 3: Korean law has records of contracts and payments kept for 5 years, put 5 or more',
  ],
  ['CONTENT_API_TOKEN', 'short-token', 'CONTENT_API_TOKEN is not valid: use 24 characters or more'],
  ['PROOF_OF_WORK_SECRET', 'short-secret', 'PROOF_OF_WORK_SECRET is not valid: use 32 characters or more'],
])('production refuses %s of %s', (key, value, message) => {
  expect(messageOf({ ...production, [key]: value })).toBe(message);
});

test('elsewhere contracts may end sooner; nothing is kept for no time or for ever', () => {
  expect(readConfig({ ...local, KEEP_CONTRACTS_YEARS: '1' }).retention.contractYears).toBe(1);
  expect(messageOf({ ...local, KEEP_MAILS_DAYS: '0' })).toContain('KEEP_MAILS_DAYS is not valid');
  expect(messageOf({ ...local, KEEP_AUDIT_NAMES_YEARS: '31' })).toContain(
    'KEEP_AUDIT_NAMES_YEARS is not valid',
  );
});

test('initial passwords are changed in production, elsewhere where it is set', () => {
  expect(readConfig(production).passwordRule).toEqual({ minLength: 12, changeInitial: true });
  expect(readConfig(local).passwordRule).toEqual({ minLength: 6, changeInitial: false });
  expect(readConfig({ ...local, CHANGE_INITIAL_PASSWORDS: 'true' }).passwordRule.changeInitial).toBe(true);
});

test.each([
  [local, '123456', refusals['password-common']],
  [local, 'owner@example.com', refusals['password-named']],
  [production, 'aaaaaaaaaaaaaaaa', refusals['password-repeated']],
  [production, 'k7#qZp1a', refusals['password-too-short']({ minimum: 12 })],
])('the first super admin does not start with a weak password', (environment, password, sentence) => {
  const account = { ADMIN_USERNAME: 'owner', ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: password };
  expect(messageOf({ ...environment, ...account })).toBe(`ADMIN_PASSWORD is not valid: ${sentence}`);
});
