import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { firstManager } from '../../harness/environment.ts';

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

  it.each([
    ['nine-long', 'The password must have at least 10 characters.'],
    ['1234567890', 'This password is one of those that attackers try first.'],
    ['abcdefghijkl', 'This password follows the keyboard, the alphabet or the numbers.'],
    ['abcabcabcabc', 'This password repeats the same few characters.'],
    ['someone-2026', 'This password is little more than the name of the account or of the house.'],
  ])('have no password like %s', async (password, sentence) => {
    const data = { email: 'someone@example.com', password, role: 'editor' as const };
    await expect(cms.payload.create({ collection: 'users', data })).rejects.toThrow(sentence);
    const { docs } = await cms.payload.find({ collection: 'users' });
    const change = { collection: 'users' as const, id: docs[0]?.id ?? 0 };
    await expect(cms.payload.update({ ...change, data: { email: data.email, password } })).rejects.toThrow(
      sentence,
    );
  });

  it.each([
    ['another script', 'Мina', 'Write the name in letters of one script'],
    ['nothing to see', 'Mi\u200bna', 'Write the name without invisible characters.'],
  ])('have no name with %s in it', async (_what, name, sentence) => {
    const { docs } = await cms.payload.find({ collection: 'users' });
    const change = { collection: 'users' as const, id: docs[0]?.id ?? 0, data: { name } };
    await expect(cms.payload.update(change)).rejects.toThrow(sentence);
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
