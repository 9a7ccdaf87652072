import type { CmsAccount, CurrentUser } from 'shared/auth/accounts.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, PASSWORD, signedInBrowser } from '../../harness/accounts.ts';
import type { Browser } from '../../harness/accounts.ts';
import { CMS_ORIGIN } from '../../harness/config.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { setUpApp } from '../second-factor/harness.ts';

let service: ServiceUnderTest;
let owner: Awaited<ReturnType<typeof signedInBrowser>>;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  service.clock.set(MORNING);
  owner = await signedInBrowser(service.url, service.db, 'super_admin');
});

const askForTicket = (browser: Browser) =>
  browser.send<Problem & { url: string }>('POST', '/api/auth/cms-tickets');

async function ticketOf(browser: Browser): Promise<string> {
  const { url } = (await askForTicket(browser)).body;
  const [address, ticket = ''] = url.split('#ticket=');
  expect(address).toBe(`${CMS_ORIGIN}/admin/login`);
  return ticket;
}

/** What the CMS sends. */
async function fromCms(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${service.url}/internal/cms-sessions${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${service.service.deps.config.contentApiToken}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as CmsAccount & { id: number } };
}
const exchange = (ticket: string, origin = CMS_ORIGIN) => fromCms('POST', '', { ticket, origin });
const check = async (id: number, headers = {}) => (await fromCms('GET', `/${id}`, undefined, headers)).status;

/** A browser of somebody who may edit the website and does nothing else. */
async function editorBrowser(contentPermission = 'editor') {
  const editor = await signedInBrowser(service.url, service.db, 'user');
  const path = `/api/admin/users/${editor.user.id}/content-permission`;
  expect((await owner.send('PUT', path, { contentPermission })).status).toBe(200);
  return editor;
}
async function openCms() {
  const editor = await editorBrowser();
  const { body } = await exchange(await ticketOf(editor));
  return { editor, id: body.id };
}

describe('a ticket for the CMS', () => {
  it('tells the CMS once whose session it is', async () => {
    const editor = await editorBrowser('manager');
    const ticket = await ticketOf(editor);
    const { status, body } = await exchange(ticket);
    expect([status, body]).toEqual([
      201,
      { id: body.id, email: editor.user.email, name: editor.user.username, permission: 'manager' },
    ]);
    expect(await check(body.id)).toBe(200);
    expect((await exchange(ticket)).status).toBe(404);
  });

  it('is taken by one of two at once', async () => {
    const ticket = await ticketOf(await editorBrowser());
    const answers = await Promise.all([exchange(ticket), exchange(ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
  });

  it.each([
    [59, 201],
    [61, 404],
  ])('after %i seconds: %i', async (seconds, expected) => {
    const ticket = await ticketOf(await editorBrowser());
    service.clock.advanceMinutes(seconds / 60);
    expect((await exchange(ticket)).status).toBe(expected);
  });

  it('is good for the CMS alone, and is no session before it was exchanged', async () => {
    const ticket = await ticketOf(await editorBrowser());
    expect((await exchange(ticket, 'https://elsewhere.test')).status).toBe(404);
    expect(
      (await fromCms('POST', '', { ticket, origin: CMS_ORIGIN }, { Authorization: 'Bearer x' })).status,
    ).toBe(401);
    const { rows } = await service.db.query<{ id: number }>('SELECT max(id) AS id FROM cms_sessions');
    expect(await check(rows[0]?.id ?? 0)).toBe(404);
  });

  it('is worth nothing once its account has signed out', async () => {
    const editor = await editorBrowser();
    const ticket = await ticketOf(editor);
    await editor.send('POST', '/api/auth/logout');
    expect((await exchange(ticket)).status).toBe(404);
  });

  it('needs a permission, a password of one’s own, and the second factor where one is required', async () => {
    expect((await askForTicket(openBrowser(service.url))).body.type).toBe('sign-in-required');
    expect((await askForTicket(await editorBrowser('none'))).body.type).toBe('not-allowed');
    const editor = await editorBrowser();
    await service.db.query('UPDATE users SET must_change_password = true WHERE id = $1', [editor.user.id]);
    expect((await askForTicket(editor)).body.type).toBe('password-change-required');
    await service.db.query('UPDATE users SET must_change_password = false WHERE id = $1', [editor.user.id]);
    await service.db.query('UPDATE second_factor_rule SET is_required = true');
    expect((await askForTicket(editor)).body.type).toBe('second-factor-required');
    await service.db.query('UPDATE second_factor_rule SET is_required = false');
    expect((await askForTicket(editor)).status).toBe(201);
  });
});

describe('a session of the CMS ends with', () => {
  const ends: [string, (editor: Awaited<ReturnType<typeof editorBrowser>>) => Promise<{ status: number }>][] =
    [
      ['the sign-out', (editor) => editor.send('POST', '/api/auth/logout')],
      [
        'a change of the password',
        (editor) =>
          editor.send('POST', '/api/auth/password', {
            currentPassword: PASSWORD,
            newPassword: 'fern lamp 7',
          }),
      ],
      ['a new second factor', async (editor) => (await setUpApp(service, editor)).added],
      [
        'a password set by an owner',
        ({ user }) => owner.send('POST', `/api/admin/users/${user.id}/password`, { password: 'fern lamp 7' }),
      ],
      [
        'deactivation',
        ({ user }) => owner.send('PATCH', `/api/admin/users/${user.id}/status`, { isActive: false }),
      ],
      [
        'the permission',
        ({ user }) =>
          owner.send('PUT', `/api/admin/users/${user.id}/content-permission`, { contentPermission: 'none' }),
      ],
    ];
  it.each(ends)('%s', async (_what, end) => {
    const { editor, id } = await openCms();
    expect(await check(id)).toBe(200);
    expect((await end(editor)).status).toBeLessThan(300);
    expect(await check(id)).toBe(404);
  });

  it('a reset of the second factor', async () => {
    const editor = await editorBrowser();
    await setUpApp(service, editor);
    const { id } = (await exchange(await ticketOf(editor))).body;
    await owner.send('DELETE', `/api/admin/users/${editor.user.id}/second-factor`);
    expect(await check(id)).toBe(404);
  });
});

describe('signing out in the CMS', () => {
  it('signs out on the site', async () => {
    const { editor, id } = await openCms();
    expect((await fromCms('DELETE', `/${id}`)).status).toBe(204);
    expect(await check(id)).toBe(404);
    expect((await editor.send<CurrentUser>('GET', '/api/auth/user')).status).toBe(401);
  });
});

describe('work in the CMS', () => {
  it('keeps the staff session; what its pages ask for by themselves does not', async () => {
    const { id } = await openCms();
    for (let turn = 0; turn < 3; turn += 1) {
      service.clock.advanceMinutes(20);
      expect(await check(id)).toBe(200);
    }
    service.clock.advanceMinutes(20);
    expect(await check(id, { 'X-Background-Refresh': '1' })).toBe(200);
    service.clock.advanceMinutes(20);
    expect(await check(id)).toBe(404);
  });
});
