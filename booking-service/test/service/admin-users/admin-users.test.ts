import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from 'shared/auth/accounts.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { openBrowser, PASSWORD, signedInBrowser, storeAccount } from '../../harness/accounts.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

let service: ServiceUnderTest;
let admin: Awaited<ReturnType<typeof signedInBrowser>>;
beforeAll(async () => {
  service = await startTestService();
  admin = await signedInBrowser(service.url, service.db, 'admin');
});

const add = (account: object) => admin.send<Problem & { user: Account }>('POST', '/api/admin/users', account);
const setStatus = (id: number | string, isActive: unknown, browser = admin) =>
  browser.send<Problem & { user: Account }>('PATCH', `/api/admin/users/${id}/status`, { isActive });
const remove = (id: number | string, browser = admin) =>
  browser.send<Problem>('DELETE', `/api/admin/users/${id}`);
const list = async () => (await admin.send<Account[]>('GET', '/api/admin/users')).body;

const newcomer = { email: 'newcomer@example.test', username: 'newcomer', password: 'fern lamp 7' };

describe('adding an account', () => {
  it('answers it, lists it, and lets it sign in; the role is admin unless another is asked for', async () => {
    const reply = await add(newcomer);
    expect(reply.status).toBe(201);
    expect(reply.body.user).toMatchObject({
      username: 'newcomer',
      email: newcomer.email,
      role: 'admin',
      isActive: true,
    });
    expect(JSON.stringify(reply.body)).not.toMatch(/argon2|fern lamp/);
    expect(await list()).toContainEqual(reply.body.user);
    expect((await openBrowser(service.url).signIn('newcomer', 'fern lamp 7')).status).toBe(200);
  });

  it('an admin may add a super admin', async () => {
    const reply = await add({
      ...newcomer,
      username: 'chief',
      email: 'chief@example.test',
      role: 'super_admin',
    });
    expect(reply.body.user.role).toBe('super_admin');
  });

  it('takes a plain user only as somebody who edits the website', async () => {
    const editor = { ...newcomer, username: 'editor', email: 'editor@example.test', role: 'user' };
    const refused = await add(editor);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'contentPermission']);
    const { body } = await add({ ...editor, contentPermission: 'editor' });
    expect(body.user).toMatchObject({ role: 'user', contentPermission: 'editor' });
  });

  it.each([
    { username: 'NEWCOMER', email: 'other@example.test' },
    { username: 'other', email: 'Newcomer@Example.test' },
  ])('refuses a name or address that is in use, in any letter case: %j', async (taken) => {
    const reply = await add({ ...newcomer, ...taken });
    expect([reply.status, reply.body.type]).toEqual([409, 'account-exists']);
  });

  it.each([
    [{ password: '12345' }, 'password', 'The password must have at least 6 characters'],
    [{ password: '' }, 'password', 'Email, username and password are required'],
    [{ username: '  ' }, 'username', 'Email, username and password are required'],
    [
      { username: 'a@b' },
      'username',
      'Please choose a username of at most 50 characters, without @ and without invisible characters',
    ],
    [
      { username: 'a\u0000b' },
      'username',
      'Please choose a username of at most 50 characters, without @ and without invisible characters',
    ],
    [{ email: 'nonsense' }, 'email', 'Valid email is required'],
    [{ role: 'root' }, 'role', 'Please choose user, staff, admin or super_admin'],
  ])('refuses %j', async (change, path, message) => {
    const reply = await add({ ...newcomer, username: 'fine', email: 'fine@example.test', ...change });
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toContainEqual(expect.objectContaining({ path, message }));
  });
});

describe('deactivating an account', () => {
  it('ends its sessions and keeps it out until it is activated again', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    const reply = await setStatus(browser.user.id, false);
    expect([reply.status, reply.body.user.isActive]).toEqual([200, false]);
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await browser.signIn(browser.user.username)).body.detail).toBe('Account is disabled');
    await setStatus(browser.user.id, true);
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await browser.signIn(browser.user.username)).status).toBe(200);
  });

  it('is refused for the account in use', async () => {
    const reply = await setStatus(admin.user.id, false);
    expect([reply.status, reply.body.detail]).toEqual([
      409,
      'You cannot deactivate the account you are signed in with. Ask another admin to do it.',
    ]);
  });

  it('is refused for the last active super admin, however many ask at once', async () => {
    await service.db.query(`UPDATE users SET is_active = false WHERE role = 'super_admin'`);
    const [first, second] = [
      await signedInBrowser(service.url, service.db, 'super_admin'),
      await signedInBrowser(service.url, service.db, 'super_admin'),
    ];
    const replies = await Promise.all([
      setStatus(second.user.id, false, first),
      setStatus(first.user.id, false, second),
      setStatus(first.user.id, false),
      setStatus(second.user.id, false),
    ]);
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const left = (await list()).filter(({ role, isActive }) => role === 'super_admin' && isActive);
    expect(left).toHaveLength(1);
    const last = await setStatus(left[0]?.id ?? 0, false);
    expect([last.status, last.body.type]).toEqual([409, 'account-protected']);
    expect(last.body.detail).toContain('the last active super admin');
  });

  it.each([undefined, 'false', 0])('needs a plain true or false: %j', async (isActive) => {
    expect((await setStatus(admin.user.id, isActive)).status).toBe(400);
  });
});

describe('deleting an account', () => {
  it('removes it and its sessions', async () => {
    const browser = await signedInBrowser(service.url, service.db);
    expect((await remove(browser.user.id)).status).toBe(204);
    expect((await browser.send('GET', '/api/auth/user')).status).toBe(401);
    expect((await openBrowser(service.url).signIn(browser.user.username, PASSWORD)).status).toBe(401);
    expect((await remove(browser.user.id)).status).toBe(404);
  });

  it('is refused for the account in use and for super admins', async () => {
    expect((await remove(admin.user.id)).status).toBe(409);
    const chief = await storeAccount(service.db, 'super_admin');
    await storeAccount(service.db, 'super_admin');
    const reply = await remove(chief.id);
    expect([reply.status, reply.body.detail]).toEqual([
      409,
      'A super admin cannot be deleted. You can deactivate the account.',
    ]);
  });

  it.each(['0', '-1', 'abc', '1e3', '99999999999999999999', '424242', '%00'])(
    'answers 404 for the id %s',
    async (id) => {
      expect((await remove(id)).status).toBe(404);
      expect((await setStatus(id, true)).status).toBe(404);
    },
  );
});

describe('the audit log', () => {
  it('tells who did what to whom, newest first, and never a password', async () => {
    const target = await storeAccount(service.db);
    await setStatus(target.id, false);
    await remove(target.id);
    const { body } = await admin.send<
      { action: string; actor: string; subjectId: string; before: unknown }[]
    >('GET', '/api/admin/audit?limit=2');
    expect(body).toMatchObject([
      {
        action: 'account-deleted',
        actor: admin.user.username,
        subjectId: String(target.id),
        before: { username: target.username },
      },
      {
        action: 'account-deactivated',
        actor: admin.user.username,
        subjectId: String(target.id),
        before: { isActive: true },
      },
    ]);
    const all = await admin.send('GET', '/api/admin/audit');
    expect(JSON.stringify(all.body)).not.toMatch(/argon2|fern lamp|correct horse/);
  });
});
