import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type TestCms } from '../harness/cms.ts';
import { firstManager, cmsOrigin } from '../harness/environment.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
}, startTimeoutMs);
afterAll(() => cms.close());

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  cms.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('signing in', () => {
  it('sets a cookie that scripts cannot read', async () => {
    const response = await post('/api/users/login', firstManager);
    expect(response.status).toBe(200);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
  });

  it('refuses a wrong password', async () => {
    const response = await post('/api/users/login', { ...firstManager, password: 'something else' });
    expect(response.status).toBe(401);
  });

  it('gives a cookie no power on requests from another site', async () => {
    const login = await post('/api/users/login', firstManager);
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const me = async (origin: string) =>
      (await (await cms.request('/api/users/me', { headers: { cookie, origin } })).json()) as {
        user: unknown;
      };
    expect((await me(cmsOrigin)).user).not.toBeNull();
    expect((await me('https://elsewhere.example')).user).toBeNull();
  });
});

describe('accounts', () => {
  it('are not made, unlocked or reset by strangers', async () => {
    const body = { email: 'stranger@example.com', password: 'long-enough-password', role: 'manager' };
    for (const path of ['first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/abc']) {
      const response = await post(`/api/users/${path}`, body);
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect((await post('/api/users', body)).status).toBe(403);
  });

  it('are not registered even when there is none', async () => {
    await cms.payload.db.deleteMany({ collection: 'users', where: {} });
    const response = await post('/api/users/first-register', {
      email: 'first@example.com',
      password: 'long-enough-password',
    });
    expect(response.status).toBe(403);
    await cms.payload.create({ collection: 'users', data: { ...firstManager, role: 'manager' } });
  });

  it('have a password of ten or more characters', async () => {
    const data = { email: 'short@example.com', password: 'short', role: 'editor' as const };
    await expect(cms.payload.create({ collection: 'users', data })).rejects.toThrow(
      'Choose a password with 10 or more characters.',
    );
  });

  it('always include a manager', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'manager' } } });
    const last = docs[0];
    const sentence = 'This is the last manager.';
    const id = last?.id ?? 0;
    await expect(cms.payload.update({ collection: 'users', id, data: { role: 'editor' } })).rejects.toThrow(
      sentence,
    );
    await expect(cms.payload.delete({ collection: 'users', id })).rejects.toThrow(sentence);
  });
});

describe('what the CMS does not offer', () => {
  it('is GraphQL', async () => {
    expect((await post('/api/graphql', { query: '{ Users { docs { email } } }' })).status).toBe(404);
  });

  it('is running jobs from outside', async () => {
    expect((await cms.request('/api/payload-jobs/run')).status).toBe(401);
  });
});
