import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startCms,
  staffPassword,
  startTimeoutMs,
  type SessionHeaders,
  type SignedIn,
  type TestCms,
} from '../../harness/cms.ts';
import { collectionRules, globalRules } from '../access/expected-access.ts';

const ownPassword = 'a lantern that nobody lent';
const sentence =
  'Somebody else has set your password. Choose one of your own under “Account” first; then everything else opens.';

let cms: TestCms;
let manager: SignedIn;
let byManager: SessionHeaders;
/** A manager whom another manager has added, and who has signed in with the password that they were given. */
let added: { id: number; headers: SessionHeaders };
beforeAll(async () => {
  cms = await startCms();
  manager = await cms.user('manager');
  byManager = await cms.signIn({ email: manager.email, password: staffPassword });
  added = await add('added@example.com');
}, startTimeoutMs);
afterAll(() => cms.close());

async function send(headers: SessionHeaders, method: string, path: string, data?: object) {
  const answer = await cms.request(path, {
    method,
    headers: { ...headers, ...(data && { 'content-type': 'application/json' }) },
    ...(data && { body: JSON.stringify(data) }),
  });
  return { status: answer.status, text: await answer.text() };
}

async function add(email: string) {
  const data = { email, password: staffPassword, role: 'manager', currentPassword: staffPassword };
  const { text } = await send(byManager, 'POST', '/api/users', data);
  const { id } = (JSON.parse(text) as { doc: { id: number } }).doc;
  return { id, headers: await cms.signIn({ email, password: staffPassword }) };
}

const isMarked = async (id: number) =>
  (await cms.payload.findByID({ collection: 'users', id })).mustChangePassword;

describe('with a password that somebody else has set', () => {
  it('nothing is created, changed, deleted or read but what visitors may', async () => {
    const content = Object.keys(collectionRules).filter((slug) => !['users', 'media'].includes(slug));
    for (const slug of [...content, 'media']) {
      expect([slug, await send(added.headers, 'POST', `/api/${slug}`, {})]).toMatchObject([slug, refused]);
      expect([slug, await send(added.headers, 'PATCH', `/api/${slug}/1`, {})]).toMatchObject([slug, refused]);
      expect([slug, await send(added.headers, 'DELETE', `/api/${slug}/1`)]).toMatchObject([slug, refused]);
    }
    const draft = { question: 'Only a draft?', _status: 'draft' } as const;
    await cms.payload.create({ collection: 'faq-entries', data: draft as never, draft: true });
    for (const slug of content) {
      const path = `/api/${slug}?draft=true&limit=0`;
      const { text } = await send(added.headers, 'GET', path);
      expect([slug, text]).toEqual([slug, await (await cms.request(path)).text()]);
      expect(await send(added.headers, 'GET', `/api/${slug}/versions`)).toMatchObject(refused);
    }
    for (const slug of Object.keys(globalRules)) {
      expect(await send(added.headers, 'POST', `/api/globals/${slug}`, {})).toMatchObject(refused);
      // Settings of the sign-in have no versions; nobody is told more.
      const versions = cms.payload.config.globals.some((one) => one.slug === slug && one.versions);
      expect(await send(added.headers, 'GET', `/api/globals/${slug}/versions`)).toMatchObject(
        versions ? refused : { status: 404 },
      );
    }
    expect((await send(added.headers, 'GET', '/api/site-status')).status).toBe(403);
  });
  const refused = { status: 403, text: expect.stringContaining(sentence) };

  it('nobody else’s account is seen or changed', async () => {
    const { text } = await send(added.headers, 'GET', '/api/users');
    expect((JSON.parse(text) as { docs: { id: number }[] }).docs.map(({ id }) => id)).toEqual([added.id]);
    const change = await send(added.headers, 'PATCH', `/api/users/${manager.id}`, { name: 'Not me' });
    expect([403, 404]).toContain(change.status);
    const another = { email: 'x@example.com', password: ownPassword, currentPassword: staffPassword };
    expect(await send(added.headers, 'POST', '/api/users', another)).toMatchObject(refused);
  });

  it('the mark cannot be taken away, nor the same password be chosen again', async () => {
    const path = `/api/users/${added.id}`;
    await send(added.headers, 'PATCH', path, { mustChangePassword: false, name: 'Me' });
    expect(await isMarked(added.id)).toBe(true);
    const again = { password: staffPassword, currentPassword: staffPassword };
    const answer = await send(added.headers, 'PATCH', path, again);
    expect(answer).toMatchObject({ status: 400, text: expect.stringContaining('the one you have now') });
    expect(await isMarked(added.id)).toBe(true);
  });

  it('what they scheduled before a manager set it is still published', async () => {
    const data = { name: 'Evening Tea', korean: '저녁의 차', section: 'cold' as const, priceWon: 6000 };
    const draft = { ...data, _status: 'draft' as const };
    const { id } = await cms.payload.create({ collection: 'menu-items', data: draft, draft: true });
    const doc = { relationTo: 'menu-items' as const, value: id };
    const input = { type: 'publish' as const, doc, user: { relationTo: 'users' as const, value: added.id } };
    const job = await cms.payload.jobs.queue({ task: 'schedulePublish', input: input as never });
    await cms.payload.jobs.runByID({ id: job.id });
    expect(await cms.payload.findByID({ collection: 'menu-items', id })).toMatchObject({
      _status: 'published',
    });
  });

  it('everything opens in the same session once it is changed', async () => {
    const own = { password: ownPassword, currentPassword: staffPassword };
    expect((await send(added.headers, 'PATCH', `/api/users/${added.id}`, own)).status).toBe(200);
    expect(await isMarked(added.id)).toBe(false);
    expect((await send(added.headers, 'GET', '/api/site-status')).status).toBe(200);
    const { text } = await send(added.headers, 'GET', '/api/users');
    expect((JSON.parse(text) as { totalDocs: number }).totalDocs).toBeGreaterThan(1);
  });

  it('a manager who sets it anew closes everything again', async () => {
    const reset = { password: staffPassword, currentPassword: staffPassword };
    expect((await send(byManager, 'PATCH', `/api/users/${added.id}`, reset)).status).toBe(200);
    expect(await isMarked(added.id)).toBe(true);
  });
});

describe('the first manager', () => {
  it.each([
    ['production', true],
    ['local', false],
  ])('of an installation in %s has to change the password of its environment: %s', async (APP_ENV, must) => {
    const { config } = await import('../../../src/configuration/config.ts');
    const { seedFirstManager } = await import('../../../src/seed/first-manager.ts');
    const before = config.APP_ENV;
    await cms.payload.db.deleteMany({ collection: 'users', where: {} });
    try {
      Object.assign(config, { APP_ENV });
      expect(await seedFirstManager(cms.payload)).toBe(true);
    } finally {
      Object.assign(config, { APP_ENV: before });
    }
    const { docs } = await cms.payload.find({ collection: 'users' });
    expect(docs.map(({ mustChangePassword }) => mustChangePassword)).toEqual([must]);
  });
});
