import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startCms,
  staffPassword,
  startTimeoutMs,
  type SessionHeaders,
  type SignedIn,
  type TestCms,
} from '../../harness/cms.ts';
import { forgetTries, fromTheStartOfAWindow } from '../sign-in/signing-in.ts';

let cms: TestCms;
let editor: SignedIn;
let manager: SignedIn;
beforeAll(async () => {
  fromTheStartOfAWindow();
  cms = await startCms(undefined, { environment: { LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: '2' } });
  editor = await cms.user('editor');
  manager = await cms.user('manager');
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(() => forgetTries(cms));

const newPassword = 'quite-another-password';

const sessions = new Map<number, SessionHeaders>();

/** Everybody signs in once: a password is dear to compute. */
async function sessionOf({ id, email }: SignedIn): Promise<SessionHeaders> {
  const session = sessions.get(id) ?? (await cms.signIn({ email, password: staffPassword }));
  sessions.set(id, session);
  return session;
}

async function send(by: SignedIn, method: string, path: string, data: object) {
  const answer = await cms.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...(await sessionOf(by)) },
    body: JSON.stringify(data),
  });
  return { status: answer.status, text: await answer.text() };
}

const change = (by: SignedIn, whom: SignedIn, data: object) =>
  send(by, 'PATCH', `/api/users/${whom.id}`, data);
const add = (by: SignedIn, data: object) => send(by, 'POST', '/api/users', data);

const storedOf = ({ id }: SignedIn) =>
  cms.payload.db.findOne<SignedIn>({ collection: 'users', where: { id: { equals: id } } });

const missing =
  'Type your own current password to change an e-mail address or a password, or to add somebody.';
const wrong = 'This is not your current password.';
const added = { email: 'added@example.com', password: newPassword, role: 'manager' };

describe('without the current password', () => {
  it.each([
    ['one’s own password', { password: newPassword }],
    ['one’s own e-mail address', { email: 'elsewhere@example.com' }],
  ])('%s stays', async (_what, data) => {
    expect(await change(editor, editor, data)).toMatchObject({
      status: 400,
      text: expect.stringContaining(missing),
    });
    const guessed = await change(editor, editor, { ...data, currentPassword: 'a guess' });
    expect(guessed).toMatchObject({ status: 400, text: expect.stringContaining(wrong) });
    expect(guessed.text).toContain('"path":"currentPassword"');
    expect((await change(editor, editor, { name: 'Still me' })).status).toBe(200);
  });

  it('a manager changes nobody else’s, and adds nobody', async () => {
    expect((await change(manager, editor, { password: newPassword })).text).toContain(missing);
    expect((await add(manager, added)).text).toContain(missing);
  });

  it('nothing is changed by way of a list either', async () => {
    const before = await storedOf(editor);
    const path = `/api/users?where[id][equals]=${editor.id}`;
    expect((await send(manager, 'PATCH', path, { password: newPassword })).status).toBe(400);
    expect(await storedOf(editor)).toMatchObject({ hash: before?.hash });
  });
});

it('guesses at it are counted, wherever it is asked for, and then the right one has to wait, too', async () => {
  const endOthers = (currentPassword: string) =>
    send(editor, 'POST', '/api/users/own-sessions/end-others', { currentPassword });
  const guess = { password: newPassword, currentPassword: 'one' };
  expect((await change(editor, editor, guess)).text).toContain(wrong);
  expect((await endOthers('two')).text).toContain(wrong);
  const right = { password: newPassword, currentPassword: staffPassword };
  expect(await change(editor, editor, right)).toMatchObject({ status: 429 });
  expect(await endOthers(staffPassword)).toMatchObject({ status: 429 });
});

it('what Payload keeps of a password cannot be written at all', async () => {
  const before = await storedOf(editor);
  await change(editor, editor, { hash: 'x', salt: 'y', sessions: [], resetPasswordToken: 'z' });
  const after = await storedOf(editor);
  expect(after).toMatchObject({ hash: before?.hash, salt: before?.salt });
  expect(after).not.toMatchObject({ resetPasswordToken: 'z' });
});

describe('with the current password', () => {
  it('a manager adds somebody and sets their password', async () => {
    const { status, text } = await add(manager, { ...added, currentPassword: staffPassword });
    expect(status).toBe(201);
    expect(text).not.toContain(staffPassword);
    const reset = { password: newPassword, currentPassword: staffPassword };
    expect((await change(manager, editor, reset)).status).toBe(200);
    await cms.signIn({ email: editor.email, password: newPassword });
  });

  it('one’s own password is changed, and every other session ends', async () => {
    const account = { email: manager.email, password: staffPassword };
    const other = await cms.signIn(account);
    const own = { password: newPassword, currentPassword: staffPassword };
    expect((await change(manager, manager, own)).status).toBe(200);
    const { user } = (await (await cms.request('/api/users/me', { headers: other })).json()) as {
      user: unknown;
    };
    expect(user).toBeNull();
  });
});
