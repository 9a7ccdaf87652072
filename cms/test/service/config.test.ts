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
      - SITE_ORIGIN must be the origin of the website, like https://www.example.com.
      - BOOKING_SERVICE_URL must be the address of the booking service, like http://booking-service:4000.
      - CONTENT_API_TOKEN is missing: put 24 or more random characters, the same as in the publisher.
      - PUBLISHER_URL must be the address of the publisher, like http://publisher:4323.
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
      SITE_ORIGIN: 'https://www.example.com',
      PAYLOAD_SECRET: secret,
      CONTENT_API_TOKEN: secret,
    };
    expect(readConfig({ ...complete, APP_ENV: 'production', ...own }).APP_ENV).toBe('production');
  });

  it('refuses in production what would let sessions be read', () => {
    const production = { ...complete, APP_ENV: 'production' };
    expect(() => readConfig(production)).toThrow('CMS_URL is not https: staff sign in there.');
    expect(() => readConfig(production)).toThrow('SITE_ORIGIN is not https: staff sign in there.');
  });
});
