import { afterAll, beforeAll, expect, it } from 'vitest';
import { softwarePasskey } from '../../../../shared/test/second-factor/software-passkey.ts';
import { startCms, staffPassword, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin as origin } from '../../harness/environment.ts';
import { staffOf } from './staff.ts';

let cms: TestCms;
let staff: ReturnType<typeof staffOf>;
beforeAll(async () => {
  cms = await startCms();
  staff = staffOf(cms);
}, startTimeoutMs);
afterAll(() => cms.close());

const currentPassword = staffPassword;
const refused = 'This passkey was not accepted. Try again, or use another way.';

async function challengeOf(path: string, cookie: string): Promise<string> {
  const { data } = await staff.send(path, { currentPassword }, cookie);
  return String(data['challenge']);
}

async function withPasskey() {
  const user = await cms.user('editor');
  const cookie = await staff.typePassword(user);
  const key = softwarePasskey();
  const answer = key.create({ challenge: await challengeOf('passkeys/begin', cookie), origin });
  const saved = await staff.send('passkeys', { answer, name: 'My phone' }, cookie);
  return { user, cookie, key, answer, saved };
}

it('a passkey begins the session, and each challenge is good once', async () => {
  const { user, key, saved } = await withPasskey();
  expect(saved.data['recoveryCodes']).toHaveLength(10);
  const held = await staff.typePassword(user);
  expect(await staff.whoIs(held)).toBeNull();
  const answer = key.use({ challenge: await challengeOf('sign-in/passkey-options', held), origin });
  const { cookie } = await staff.send('sign-in/passkey', { answer }, held);
  expect(await staff.whoIs(cookie)).toBe(user.email);

  const next = await staff.typePassword(user);
  const again = await staff.send('sign-in/passkey', { answer }, next);
  expect(again).toMatchObject({ status: 400, sentence: refused, cookie: '' });
});

it('one of another account, or an answer to somebody else’s challenge, begins nothing', async () => {
  const [owner, other] = [await withPasskey(), await withPasskey()];
  const held = await staff.typePassword(owner.user);
  const ofOther = other.key.use({ challenge: await challengeOf('sign-in/passkey-options', held), origin });
  expect(await staff.send('sign-in/passkey', { answer: ofOther }, held)).toMatchObject({ sentence: refused });
  const heldByOther = await staff.typePassword(other.user);
  const challenge = await challengeOf('sign-in/passkey-options', heldByOther);
  const elsewhere = owner.key.use({ challenge, origin });
  expect(await staff.send('sign-in/passkey', { answer: elsewhere }, held)).toMatchObject({
    sentence: refused,
  });
});

it('one that is known already is not set up again, and none without having been asked for', async () => {
  const { cookie, key } = await withPasskey();
  const challenge = await challengeOf('passkeys/begin', cookie);
  const answer = key.create({ challenge, origin });
  const body = { answer, name: 'The same' };
  expect(await staff.send('passkeys', body, cookie)).toMatchObject({
    status: 409,
    sentence: 'This passkey is set up already. Choose another device.',
  });
  expect(await staff.send('passkeys', body, cookie)).toMatchObject({
    status: 400,
    sentence: 'This took too long. Start setting it up once more.',
  });
  const unnamed = await staff.send('passkeys', { answer, name: ' ' }, cookie);
  expect(unnamed).toMatchObject({ status: 400, sentence: 'Give the passkey a name, such as “My phone”.' });
});

it('one that is removed opens nothing', async () => {
  const { user, cookie, answer } = await withPasskey();
  expect((await staff.send('remove', { currentPassword, factor: answer.id }, cookie)).status).toBe(200);
  expect(await staff.whoIs(await staff.typePassword(user))).toBe(user.email);
});
