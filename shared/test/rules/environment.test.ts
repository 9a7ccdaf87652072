import { describe, expect, it } from 'vitest';
import { isExampleSecret, readEnvironment, withPassword } from '../../src/configuration/environment.ts';

const files: Record<string, string> = { '/run/secrets/key': 'from the file\n', '/run/secrets/empty': '\n' };
const readText = (file: string) => {
  const text = files[file];
  if (text === undefined) throw new Error(`ENOENT: ${file}`);
  return text;
};
const read = (environment: Record<string, string>) =>
  readEnvironment(environment, ['KEY', 'OTHER'], readText);

describe('the environment', () => {
  it('is read as it stands; empty means not set, and nobody else’s keys are read', () => {
    expect(read({ KEY: 'value', OTHER: '', HOME: '/root' })).toEqual({ KEY: 'value' });
  });

  it('takes a key from the file that KEY_FILE names, without the line’s end', () => {
    expect(read({ KEY_FILE: '/run/secrets/key', KEY: '' })).toEqual({ KEY: 'from the file' });
  });

  it('leaves files of other programs alone', () => {
    expect(read({ SSL_CERT_FILE: '/nowhere' })).toEqual({});
  });

  it('names every key that is set twice or whose file is missing or empty', () => {
    expect(() => read({ KEY: 'value', KEY_FILE: '/run/secrets/key', OTHER_FILE: '/nowhere' })).toThrow(
      'KEY and KEY_FILE are both set: keep one of them\n' +
        'OTHER_FILE names /nowhere, which is empty or cannot be read: put OTHER into it',
    );
    expect(() => read({ KEY_FILE: '/run/secrets/empty' })).toThrow('KEY_FILE names /run/secrets/empty');
  });
});

describe('a secret', () => {
  it.each(['local-admin', 'example', 'Change-me please', 'changeme', 'test_sk_local_simulator'])(
    '%s is an example',
    (value) => expect(isExampleSecret(value)).toBe(true),
  );
  it.each(['kq0XzM2v7Rj5Wn8Tb3Yc6Hd9', undefined])('%s is none', (value) =>
    expect(isExampleSecret(value)).toBe(false),
  );
});

describe('a database address', () => {
  it('gets the password, encoded', () => {
    expect(withPassword('postgres://cms@postgres:5432/cms', 'a/b@c:d')).toBe(
      'postgres://cms:a%2Fb%40c%3Ad@postgres:5432/cms',
    );
  });
  it('stays as it is without one', () => {
    expect(withPassword('postgres://cms:own@postgres/cms', undefined)).toBe(
      'postgres://cms:own@postgres/cms',
    );
  });
});
