import { expect, test } from 'vitest';
import { exampleSecrets, readConfig } from '../../src/config.ts';

const local = {
  APP_ENV: 'local',
  BOOKING_DATABASE_URL: 'postgres://booking:secret@localhost:5433/booking',
  SITE_ORIGIN: 'http://localhost:4321',
  CMS_URL: 'http://localhost:3000',
  TOSS_BASE_URL: 'http://localhost:4010',
  SMTP_URL: 'smtp://localhost:1025',
  MAIL_FROM: 'Sinsa Record Cafe <hello@example.test>',
  ...exampleSecrets,
};
const production = {
  ...local,
  APP_ENV: 'production',
  SITE_ORIGIN: 'https://www.example.com',
  TOSS_BASE_URL: 'https://api.tosspayments.com',
  TOSS_CLIENT_KEY: 'live_ck_0123456789',
  TOSS_SECRET_KEY: 'live_sk_0123456789',
  CONTENT_API_TOKEN: 'a-long-token-of-their-own-0123',
  SMTP_URL: 'smtps://user:secret@mail.example.com:465',
};

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
    limits: { bookingsPerEmailPerHour: 10, bookingsPerAddressPerHour: 30 },
  });
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
  ['SMTP_URL', 'smtp://mail:1025', 'SMTP_URL is the mail catcher: put a mail server'],
  ['CONTENT_API_TOKEN', 'short-token', 'CONTENT_API_TOKEN is too short: use 24 characters or more'],
])('production refuses %s of %s', (key, value, message) => {
  expect(messageOf({ ...production, [key]: value })).toBe(message);
});
