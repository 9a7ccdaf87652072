import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { atPrimary } from './cluster.ts';
import { installation, type } from './installation.ts';
import { docker } from './machines.ts';
import { whileVisitorsPay } from './shop.ts';

const { settings } = installation();

/** As the page promises, and some more on busy machines. */
const CLOSED_SECONDS = 120;

/** Through the pooler, as the service comes: both have to know the password. */
const signIn = (password: string) =>
  atPrimary(`PGPASSWORD=${password} psql -h primary -p 6432 -U booking -d booking -tAc 'SELECT 1'`);

describe('secrets', () => {
  test('the password of a role is changed by the page, and the one before comes back: no booking is lost', async () => {
    const value = randomBytes(32).toString('hex');
    await docker(1, ['secret', 'create', 'booking_database_password_2', '-'], { input: value });
    await expect(signIn(value)).rejects.toThrow(/SASL authentication failed/);
    const paused = await whileVisitorsPay('a password of the database is changed', () =>
      type('new-password', { ...settings, BOOKING_DATABASE_PASSWORD_VERSION: '_2' }),
    );
    expect(paused).toBeLessThan(CLOSED_SECONDS);
    expect((await signIn(value)).trim()).toBe('1');
    await type('new-password', settings);
    await expect(signIn(value)).rejects.toThrow(/SASL authentication failed/);
    await docker(1, ['secret', 'rm', 'booking_database_password_2']);
  });
});
