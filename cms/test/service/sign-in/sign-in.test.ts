import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOf, startCms, staffPassword, startTimeoutMs, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin, firstManager } from '../../harness/environment.ts';
import { forgetTries, fromTheStartOfAWindow, login, wrongPassword } from './signing-in.ts';

let cms: TestCms;
beforeAll(async () => {
  fromTheStartOfAWindow();
  const limits = {
    LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES: '3',
    LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES: '5',
  };
  cms = await startCms(undefined, { environment: limits });
}, startTimeoutMs);
afterAll(() => cms.close());
beforeEach(() => forgetTries(cms));

const tooMany =
  'Too many sign-in attempts. Please wait a few minutes and try again, or use a browser you have signed in with before.';
const sentenceOf = async (answer: Response) =>
  ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message;
const guess = (email: string, address?: string, cookie?: string) =>
  login(cms, { email, password: wrongPassword }, { address, cookie });

describe('signing in', () => {
  it('sets a cookie that scripts cannot read, and tells the token to nobody', async () => {
    const answer = await login(cms, firstManager);
    expect(answer.status).toBe(200);
    const [session = ''] = answer.headers.getSetCookie();
    expect(session).toMatch(/^payload-token=.*HttpOnly.*SameSite=Lax/);
    expect(await answer.json()).not.toHaveProperty('token');
    const headers = { cookie: cookiesOf(answer), origin: cmsOrigin };
    for (const [path, method] of [
      ['/api/users/me', 'GET'],
      ['/api/users/refresh-token', 'POST'],
    ]) {
      const body = await (await cms.request(path ?? '', { method, headers })).text();
      expect(body).toContain(firstManager.email);
      expect(body).not.toMatch(/"(token|refreshedToken)"/);
    }
  });

  it('is no matter of capitals in the address', async () => {
    expect((await login(cms, { ...firstManager, email: ' Manager@Example.com' })).status).toBe(200);
  });

  it('takes a password from any keyboard, and an address in full-width letters', async () => {
    const account = { email: 'keyboard@example.com', password: 'café au lait at four' };
    const data = { ...account, password: account.password.normalize('NFD'), role: 'editor' as const };
    await cms.payload.create({ collection: 'users', data });
    expect((await login(cms, { ...account, email: 'keyboard＠example.com' })).status).toBe(200);
    expect((await login(cms, data)).status).toBe(200);
  });

  it('gives a cookie no power on requests from another site', async () => {
    const { cookie } = await cms.signIn();
    const me = async (origin: string) =>
      (await (await cms.request('/api/users/me', { headers: { cookie, origin } })).json()) as {
        user: unknown;
      };
    expect((await me(cmsOrigin)).user).not.toBeNull();
    expect((await me('https://elsewhere.example')).user).toBeNull();
  });
});

it('sign-ins of one account at the same moment take nobody’s session away', async () => {
  const browsers = await Promise.all(Array.from({ length: 3 }, () => cms.signIn()));
  const answers = await Promise.all(browsers.map((headers) => cms.request('/api/users', { headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

describe('a wrong password', () => {
  it('is told in the same words, account or none, however often', async () => {
    for (const email of [firstManager.email, 'nobody@example.com']) {
      for (let round = 0; round < 3; round += 1) {
        const answer = await guess(email, `192.0.2.${round}`);
        expect([answer.status, await sentenceOf(answer)]).toEqual([
          401,
          'The email or password provided is incorrect.',
        ]);
      }
      const answer = await guess(email, '192.0.2.99');
      expect([answer.status, await sentenceOf(answer)]).toEqual([429, tooMany]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('takes the same time, account or none', async () => {
    const spent = async (email: string) => {
      await forgetTries(cms);
      const begun = performance.now();
      await guess(email);
      return performance.now() - begun;
    };
    // Turn and turn about, so that a busy moment of the machine meets both; what either takes at its best is compared.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 5 || (unknown / known <= 0.5 && round < 30); round += 1) {
      known = Math.min(known, await spent(firstManager.email));
      unknown = Math.min(unknown, await spent('nobody@example.com'));
    }
    expect(unknown / known, `${unknown} ms and ${known} ms`).toBeGreaterThan(0.5);
  });

  it('counts against its address, too, whichever accounts are tried', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect((await guess(`guess-${round}@example.com`, '198.51.100.7')).status).toBe(401);
    }
    expect((await guess('one-more@example.com', '198.51.100.7')).status).toBe(429);
    expect((await guess('one-more@example.com', '198.51.100.8')).status).toBe(401);
  });

  it('is counted before it is computed: of twenty at once only as many as the limit get an answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(firstManager.email)));
    const counts = answers.filter(({ status }) => status === 401).length;
    expect(counts).toBeLessThanOrEqual(3);
    expect(answers.every(({ status }) => [401, 429, 503].includes(status))).toBe(true);
  });
});

describe('the owner of an account that strangers guess at', () => {
  const account = { email: 'editor-1@example.com', password: staffPassword };

  it('is let in by the browser that has signed in before, and by no other', async () => {
    await cms.user('editor');
    const known = cookiesOf(await login(cms, account));
    for (let round = 0; round < 4; round += 1) await guess(account.email, `192.0.2.${round}`);
    expect((await login(cms, account)).status).toBe(429);
    expect((await login(cms, account, { cookie: known })).status).toBe(200);
    // The mark of one account is worth nothing for another, nor is an invented one.
    for (let round = 0; round < 4; round += 1) await guess(firstManager.email, `192.0.2.${round}`);
    expect((await login(cms, firstManager, { cookie: known })).status).toBe(429);
    const forged = known.replace(/(payload-browser=\d+\.)./, '$1*');
    expect((await login(cms, account, { cookie: forged })).status).toBe(429);
  });

  it('has a limit in that browser, too', async () => {
    const known = cookiesOf(await login(cms, account));
    for (let round = 0; round < 3; round += 1) {
      expect((await guess(account.email, undefined, known)).status).toBe(401);
    }
    expect((await guess(account.email, undefined, known)).status).toBe(429);
  });

  it('loses the mark with the password', async () => {
    const known = cookiesOf(await login(cms, account));
    const password = 'another-long-password';
    const where = { email: { equals: account.email } };
    await cms.payload.update({ collection: 'users', where, data: { password } });
    for (let round = 0; round < 4; round += 1) await guess(account.email, `192.0.2.${round}`);
    expect((await login(cms, { ...account, password }, { cookie: known })).status).toBe(429);
  });
});

it('refusals are in the log without saying whose they are', async () => {
  const warn = vi.spyOn(cms.payload.logger, 'warn');
  await guess('somebody@example.com', '203.0.113.5');
  for (let round = 0; round < 4; round += 1) await guess(firstManager.email, '203.0.113.6');
  const entries = warn.mock.calls.map(([entry]) => entry as Record<string, unknown>);
  const unknown = { msg: 'Sign-in refused', reason: 'wrong e-mail or password', account: 'unknown' };
  expect(entries[0]).toMatchObject(unknown);
  expect(entries.at(-1)).toMatchObject({ reason: 'too many tries', account: expect.any(Number) });
  // One network has one name in all of its entries.
  expect(new Set(entries.map(({ from }) => from)).size).toBe(2);
  expect(JSON.stringify(entries)).not.toMatch(/@|203\.0\.113/);
  warn.mockRestore();
});

it('tries are kept without saying whose they are', async () => {
  await guess('somebody@example.com', '203.0.113.5');
  const { rows } = await cms.payload.db.drizzle.execute('SELECT * FROM sign_in_tries');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/somebody|203\.0\.113/);
});
