import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from '../harness/environment.ts';

const complete = testEnvironment('postgres://postgres@127.0.0.1:5432/cms');
vi.stubEnv('APP_ENV', 'test');
for (const [key, value] of Object.entries(complete)) vi.stubEnv(key, value);
const { readConfig } = await import('../../src/configuration/config.ts');

const secret = 'kq0XzM2v7Rj5Wn8Tb3Yc6Hd9Lf1Gs4Pa';

describe('the configuration', () => {
  it('is read when it is complete', () => {
    expect(readConfig(complete)).toMatchObject({ APP_ENV: 'test', CMS_URL: 'http://localhost:3000' });
  });

  it('names every missing key at once, with what to put there', () => {
    expect(() => readConfig({})).toThrowErrorMatchingInlineSnapshot(`
      [Error: The CMS cannot start with this configuration:
      - APP_ENV must be local, test or production.
      - CMS_DATABASE_URL must be the address of the CMS database, like postgres://user:password@host:5432/cms.
      - PAYLOAD_SECRET is missing: put 32 or more random characters.
      - CMS_URL must be the origin of the CMS, like https://cms.example.com.
      - CONTENT_API_TOKEN is missing: put 24 or more random characters, the same as in the publisher.
      - PUBLISHER_URL must be the address of the publisher, like http://publisher:4323.
      - SMTP_URL must be the address of a mail server, like smtp://user:password@host:587.
      - MAIL_FROM is missing: put a sender, like "Sinsa Record Cafe <hello@example.com>".
      - MEDIA_DIR is missing: put the folder for uploaded files, or a bucket into MEDIA_S3_BUCKET.]
    `);
  });

  it('wants one place for pictures, a folder or a bucket with its key', () => {
    const bucket = { MEDIA_S3_BUCKET: 'media' };
    expect(() => readConfig({ ...complete, MEDIA_DIR: '' })).toThrow(
      'MEDIA_DIR is missing: put the folder for uploaded files, or a bucket into MEDIA_S3_BUCKET.',
    );
    expect(() => readConfig({ ...complete, ...bucket })).toThrow(
      'MEDIA_DIR and MEDIA_S3_BUCKET are both given: keep one of them.',
    );
    expect(() => readConfig({ ...complete, ...bucket, MEDIA_DIR: '' })).toThrow(
      'MEDIA_S3_ACCESS_KEY_ID is missing: put the key of the bucket.',
    );
  });

  it('says which limit is no number', () => {
    expect(() => readConfig({ ...complete, TRUSTED_PROXIES: 'one' })).toThrow(
      'TRUSTED_PROXIES must be a whole number from 0 up.',
    );
  });

  it('takes an empty value for a missing one', () => {
    expect(() => readConfig({ ...complete, PAYLOAD_SECRET: '' })).toThrow(
      'PAYLOAD_SECRET is missing: put 32 or more random characters.',
    );
  });

  it('refuses example secrets in production, by name', () => {
    const production = { ...complete, APP_ENV: 'production', CMS_URL: 'https://cms.example.com' };
    expect(() => readConfig(production)).toThrow(
      'PAYLOAD_SECRET is an example value. Put a secret of your own; APP_ENV=production refuses examples.',
    );
    expect(() => readConfig({ ...production, PAYLOAD_SECRET: secret })).toThrow(
      'CONTENT_API_TOKEN is an example value.',
    );
  });

  it('accepts secrets of one’s own in production', () => {
    const CMS_URL = 'https://cms.example.com';
    const own = {
      CMS_URL,
      PAYLOAD_SECRET: secret,
      CONTENT_API_TOKEN: secret,
      CMS_ADMIN_PASSWORD: secret,
    };
    expect(readConfig({ ...complete, APP_ENV: 'production', ...own }).APP_ENV).toBe('production');
  });

  it('refuses in production what would let passwords be read or guessed', () => {
    const production = { ...complete, APP_ENV: 'production', PASSWORD_MIN_LENGTH: '7' };
    expect(() => readConfig(production)).toThrow('CMS_URL is not https: passwords of staff are typed there.');
    expect(() => readConfig(production)).toThrow('PASSWORD_MIN_LENGTH must be 8 or more.');
    // What is no address at all is named like everything else.
    expect(() => readConfig({ ...production, SMTP_URL: 'file', CONTENT_API_TOKEN: 'file' })).toThrow(
      /CONTENT_API_TOKEN must have.*SMTP_URL must be the address of a mail server/s,
    );
    expect(() => readConfig({ ...production, SMTP_URL: 'smtp://mail-catcher:1025' })).toThrow(
      'SMTP_URL is the mail catcher of local stacks: put a mail server.',
    );
    expect(() => readConfig({ ...complete, PASSWORD_MIN_LENGTH: '5' })).toThrow(
      'PASSWORD_MIN_LENGTH must be 6 or more.',
    );
  });

  it('asks for a first password as long as all others', () => {
    expect(() =>
      readConfig({ ...complete, PASSWORD_MIN_LENGTH: '12', CMS_ADMIN_PASSWORD: 'eleven-char' }),
    ).toThrow('CMS_ADMIN_PASSWORD must have 12 or more characters.');
  });
});
