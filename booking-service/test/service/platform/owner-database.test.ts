import { expect, test } from 'vitest';
import { readDatabaseRoles } from '../../../src/platform/owner-database.ts';
import { production } from './environments.ts';

const owned = {
  ...production,
  BOOKING_OWNER_DATABASE_URL: 'postgres://booking_owner@postgres:5432/booking',
  BOOKING_OWNER_DATABASE_PASSWORD: 'another-password-of-its-own',
};

test('the owner migrates, and the role of the service gets its rights', () => {
  expect(readDatabaseRoles(owned)).toEqual({
    ownerUrl: 'postgres://booking_owner:another-password-of-its-own@postgres:5432/booking',
    serviceRole: 'booking',
    serviceUrl: 'postgres://booking:a-password-of-its-own@postgres:5432/booking',
  });
});

test('migrations go past a pooler', () => {
  const pooled = {
    BOOKING_DATABASE_URL: 'postgres://me@pooler:6432/mine',
    BOOKING_DATABASE_PASSWORD: 'secret',
  };
  const roles = readDatabaseRoles({
    ...{ APP_ENV: 'local', ...pooled },
    BOOKING_DATABASE_DIRECT_URL: 'postgres://me@postgres:5432/mine',
  });
  const direct = 'postgres://me:secret@postgres:5432/mine';
  expect(roles).toEqual({ ownerUrl: direct, serviceUrl: direct, serviceRole: 'me' });
});

test('outside production a database of one’s own needs one role', () => {
  const url = 'postgres://me:secret@localhost:5432/mine';
  expect(readDatabaseRoles({ APP_ENV: 'local', BOOKING_DATABASE_URL: url })).toEqual({
    ownerUrl: url,
    serviceRole: 'me',
    serviceUrl: url,
  });
});

test.each([
  [
    { BOOKING_OWNER_DATABASE_URL: undefined },
    'BOOKING_OWNER_DATABASE_URL is missing or names the service’s own role: put the address of the role that owns the database',
  ],
  [
    { BOOKING_OWNER_DATABASE_URL: 'booking_owner@postgres' },
    'BOOKING_OWNER_DATABASE_URL is not valid: put postgres://owner:password@host:5432/booking',
  ],
  [
    { BOOKING_OWNER_DATABASE_PASSWORD: undefined },
    'BOOKING_OWNER_DATABASE_PASSWORD is missing or too short: use 12 characters or more',
  ],
  [
    { BOOKING_OWNER_DATABASE_PASSWORD: 'local-booking-owner-password' },
    'BOOKING_OWNER_DATABASE_PASSWORD is the example from the repository: put a secret of your own',
  ],
  [
    { BOOKING_OWNER_DATABASE_PASSWORD: 'a-password-of-its-own' },
    'BOOKING_OWNER_DATABASE_PASSWORD is the same as BOOKING_DATABASE_PASSWORD: put a secret of its own',
  ],
  // The whole configuration is read: a version that could not start must not change the database.
  [
    { CONTENT_API_TOKEN: '' },
    'CONTENT_API_TOKEN is missing: put the token that the CMS has under the same name',
  ],
])('production does not migrate with %o', (wrong, sentence) => {
  expect(() => readDatabaseRoles({ ...owned, ...wrong })).toThrow(sentence);
});
