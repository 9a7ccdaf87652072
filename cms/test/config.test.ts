import { describe, expect, it, vi } from 'vitest';
import { testEnvironment } from './harness/environment.ts';

const complete = testEnvironment('postgres://postgres@127.0.0.1:5432/cms');
vi.stubEnv('APP_ENV', 'test');
for (const [key, value] of Object.entries(complete)) vi.stubEnv(key, value);
const { readConfig } = await import('../src/config.ts');

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
      - MEDIA_DIR is missing: put the folder for uploaded files.]
    `);
  });

  it('takes an empty value for a missing one', () => {
    expect(() => readConfig({ ...complete, PAYLOAD_SECRET: '' })).toThrow(
      'PAYLOAD_SECRET is missing: put 32 or more random characters.',
    );
  });

  it('refuses example secrets in production, by name', () => {
    const production = { ...complete, APP_ENV: 'production' };
    expect(() => readConfig(production)).toThrow(
      'PAYLOAD_SECRET is an example value. Put a secret of your own; APP_ENV=production refuses examples.',
    );
    expect(() => readConfig({ ...production, PAYLOAD_SECRET: secret })).toThrow(
      'CONTENT_API_TOKEN is an example value.',
    );
  });

  it('accepts secrets of one’s own in production', () => {
    const own = { PAYLOAD_SECRET: secret, CONTENT_API_TOKEN: secret, CMS_ADMIN_PASSWORD: secret };
    expect(readConfig({ ...complete, APP_ENV: 'production', ...own }).APP_ENV).toBe('production');
  });
});
