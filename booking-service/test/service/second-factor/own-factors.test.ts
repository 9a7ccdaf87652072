import { refusals } from 'shared/problems/refusals.en.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppSetup, SecondFactors } from 'shared/auth/second-factor/second-factors.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { codeOf } from '../../../../shared/test/second-factor/authenticator-app.ts';
import { forgetOldSetups } from '../../../src/second-factor/setups.store.ts';
import { openBrowser, signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { auditOf, mailsTo, proof, setUpApp, setUpPasskey, whoAmI } from './harness.ts';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.clock.set(MORNING));

const FACTOR = '/api/auth/second-factor';
const aBrowser = () => signedInBrowser(service.url, service.db);

describe('one’s own second factors', () => {
  it('an app is set up by a code of it, which ends other sessions and is told by mail', async () => {
    const browser = await aBrowser();
    const { user } = browser;
    const elsewhere = openBrowser(service.url);
    await elsewhere.signIn(user.username);
    const { secret, address, added, recoveryCodes } = await setUpApp(service, browser);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(decodeURIComponent(address)).toContain(`:${user.username}?`);
    expect(added.status).toBe(201);
    expect(new Set(recoveryCodes).size).toBe(10);

    expect((await whoAmI(browser)).body).toMatchObject({ hasSecondFactor: true });
    expect((await whoAmI(elsewhere)).status).toBe(401);
    expect((await auditOf(service, user.id)).at(-1)).toBe('second-factor-added');
    expect(await mailsTo(service, user.email)).toContain('An authenticator app was set up');
    const { rows } = await service.db.query('SELECT text_body FROM emails WHERE recipient = $1', [
      user.email,
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { body } = await browser.send<SecondFactors>('GET', FACTOR);
    expect(body).toEqual({ app: true, passkeys: [], recoveryCodesLeft: 10 });
  });

  it('an app counts for nothing until its code was right, within a quarter of an hour', async () => {
    const browser = await aBrowser();
    const setup = () => browser.send<AppSetup>('POST', `${FACTOR}/app/setup`, proof);
    const add = (code: string) => browser.send<Problem>('POST', `${FACTOR}/app`, { code });
    expect((await add('123456')).body).toMatchObject({
      type: 'stale-change',
      detail: refusals['factor-setup-ended'],
    });
    const { secret } = (await setup()).body;
    const wrong = await add('12345');
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      [{ path: 'code', code: 'factor-code', message: refusals['factor-code'] }],
    ]);
    expect((await openBrowser(service.url).signIn(browser.user.username)).body).toHaveProperty('user');
    service.clock.advanceMinutes(15);
    expect((await add(codeOf(secret, service.clock.now()))).body.type).toBe('stale-change');
    expect((await whoAmI(browser)).body).toMatchObject({ hasSecondFactor: false });
    await forgetOldSetups(service.db, service.clock.now());
    const { rows } = await service.db.query('SELECT FROM second_factor_setups WHERE user_id = $1', [
      browser.user.id,
    ]);
    expect(rows).toEqual([]);
  });

  it.each(['app/setup', 'app/removal', 'passkeys/setup', 'passkeys/1/removal', 'recovery-codes'])(
    '%s asks for the current password',
    async (path) => {
      const browser = await aBrowser();
      const reply = await browser.send<Problem>('POST', `${FACTOR}/${path}`, { currentPassword: 'not it' });
      const errors = [
        {
          path: 'currentPassword',
          code: 'current-password-wrong',
          message: 'The current password is not right',
        },
      ];
      expect([reply.status, reply.body.errors]).toEqual([400, errors]);
    },
  );

  it('passkeys are several, have names, and belong to one account', async () => {
    const browser = await aBrowser();
    const first = await setUpPasskey(browser, ' Key ring ');
    expect(first.added.body.recoveryCodes).toHaveLength(10);
    const second = await setUpPasskey(browser, 'Phone');
    expect(second.added.body).toEqual({ recoveryCodes: null });
    const list = async () => (await browser.send<SecondFactors>('GET', FACTOR)).body.passkeys;
    expect((await list()).map(({ name }) => name)).toEqual(['Key ring', 'Phone']);

    const [, phone] = await list();
    const renamed = await browser.send('PATCH', `${FACTOR}/passkeys/${phone?.id}`, { name: 'Old phone' });
    expect(renamed.status).toBe(204);
    const stranger = await aBrowser();
    for (const [method, path, body] of [
      ['PATCH', `${phone?.id}`, { name: 'Mine' }],
      ['POST', `${phone?.id}/removal`, proof],
      ['PATCH', 'none', { name: 'Mine' }],
    ] as const) {
      const reply = await stranger.send<Problem>(method, `${FACTOR}/passkeys/${path}`, body);
      expect([reply.status, reply.body.detail]).toEqual([404, refusals['factor-unknown']]);
    }
    expect((await list()).map(({ name }) => name)).toEqual(['Key ring', 'Old phone']);
    expect((await browser.send('POST', `${FACTOR}/passkeys/${phone?.id}/removal`, proof)).status).toBe(204);
    expect((await list()).map(({ name }) => name)).toEqual(['Key ring']);
  });

  it('a passkey made for another page is refused', async () => {
    const { added } = await setUpPasskey(await aBrowser(), 'Phished', 'http://site.test.evil.test');
    expect(added.body.errors).toEqual([
      { path: 'passkey', code: 'factor-passkey', message: refusals['factor-passkey'] },
    ]);
  });

  it('recovery codes made anew replace the old ones, and go with the last factor', async () => {
    const browser = await aBrowser();
    const none = await browser.send<Problem>('POST', `${FACTOR}/recovery-codes`, proof);
    expect([none.status, none.body.detail]).toEqual([409, refusals['factor-no-factor']]);
    const { recoveryCodes } = await setUpApp(service, browser);
    const anew = await browser.send<{ recoveryCodes: string[] }>('POST', `${FACTOR}/recovery-codes`, proof);
    expect(anew.body.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);

    expect((await browser.send('POST', `${FACTOR}/app/removal`, proof)).status).toBe(204);
    expect((await browser.send<SecondFactors>('GET', FACTOR)).body).toMatchObject({
      app: false,
      recoveryCodesLeft: 0,
    });
    expect((await openBrowser(service.url).signIn(browser.user.username)).body).toHaveProperty('user');
  });
});
