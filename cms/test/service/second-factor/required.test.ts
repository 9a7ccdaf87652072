import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCms, staffPassword, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin } from '../../harness/environment.ts';
import { forgetTries, fromTheStartOfAWindow } from '../sign-in/signing-in.ts';
import { nextCodeOf, staffOf } from './staff.ts';

let cms: TestCms;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  fromTheStartOfAWindow();
  cms = await startCms();
  staff = staffOf(cms);
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(async () => {
  await forgetTries(cms);
  const data = { secondFactorRequired: false };
  await cms.payload.updateGlobal({ slug: 'sign-in-settings', data });
});

async function requireOfAll(cookie: string): Promise<{ status: number; text: string }> {
  const answer = await cms.request('/api/globals/sign-in-settings', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cmsOrigin, cookie },
    body: JSON.stringify({ secondFactorRequired: true }),
  });
  return { status: answer.status, text: await answer.text() };
}

it('whoever has none of their own cannot require one of everybody', async () => {
  const cookie = await staff.typePassword(await cms.user('manager'));
  expect(await requireOfAll(cookie)).toMatchObject({
    status: 409,
    text: expect.stringContaining(
      'Set up a second factor for your own account first, or you would shut yourself out.',
    ),
  });
  expect(await staff.whoIs(cookie)).not.toBeNull();
});

it('with it on, sessions without a factor end, and a password opens nothing but setting one up', async () => {
  const manager = await staff.withTotp('manager');
  const editor = await cms.user('editor');
  const before = await staff.typePassword(editor);
  expect(await staff.whoIs(before)).toBe(editor.email);
  expect((await requireOfAll(manager.cookie)).status).toBe(200);
  expect(await staff.whoIs(before)).toBeNull();
  expect(await staff.whoIs(manager.cookie)).toBe(manager.user.email);

  const held = await staff.typePassword(editor);
  expect(await staff.whoIs(held)).toBeNull();
  expect((await staff.send('sign-in/code', { code: '000000' }, held)).status).toBe(401);
  expect((await staff.send('remove', { currentPassword: staffPassword, factor: 'totp' }, held)).status).toBe(
    409,
  );
  const { secret, ticket } = await staff.beginTotp(held);
  const done = await staff.send('totp', { ticket, code: nextCodeOf(secret) }, held);
  expect(done.data['recoveryCodes']).toHaveLength(10);
  expect(await staff.whoIs(done.cookie)).toBe(editor.email);

  const last = await staff.send('remove', { currentPassword: staffPassword, factor: 'totp' }, done.cookie);
  expect(last).toMatchObject({
    status: 409,
    sentence: 'A second factor is required here. Set up another one before you remove this one.',
  });
  const next = await staff.typePassword(editor);
  const code = nextCodeOf(secret);
  expect(await staff.whoIs((await staff.send('sign-in/code', { code }, next)).cookie)).toBe(editor.email);
});

it('whose factors a manager has taken away sets up new ones', async () => {
  const manager = await staff.withTotp('manager');
  const { user, cookie } = await staff.withTotp('editor');
  expect((await requireOfAll(manager.cookie)).status).toBe(200);
  const body = { user: user.id, currentPassword: staffPassword };
  expect((await staff.send('take-away', body, manager.cookie)).status).toBe(200);
  expect(await staff.whoIs(cookie)).toBeNull();
  const held = await staff.typePassword(user);
  expect(await staff.whoIs(held)).toBeNull();
  expect(await staff.beginTotp(held)).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
});
