import { refusals } from 'shared/problems/refusals.en.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../../shared/test/second-factor/authenticator-app.ts';
import { openBrowser, signedInBrowser } from '../../harness/accounts.ts';
import { MORNING } from '../../harness/clock.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import { startTestService } from '../../harness/service.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';
import { until } from '../../harness/waits.ts';
import { answerWith, auditOf, halfSignedIn, mailsTo, setUpPasskey, typePassword, whoAmI } from './harness.ts';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await startTestService();
});
beforeEach(() => service.clock.set(MORNING));

const codeNow = (secret: string) => codeOf(secret, service.clock.now());
const wrongCode = (secret: string) => String((Number(codeNow(secret)) + 1) % 1_000_000).padStart(6, '0');
const refusal = (detail: string) => ({ type: 'invalid-credentials', detail });

describe('the password of an account with a second factor', () => {
  it('opens nothing yet: the second factor follows, and its cookie is no session', async () => {
    const { browser, step, app } = await halfSignedIn(service);
    expect(step).toEqual({ app: true, passkey: null, recoveryCode: true });
    expect(browser.cookies.has('session')).toBe(false);
    expect((await whoAmI(browser)).status).toBe(401);
    const thief = openBrowser(service.url);
    thief.cookies.set('session', browser.cookies.get('pending') ?? '');
    expect((await whoAmI(thief)).status).toBe(401);

    const reply = await answerWith(browser, { code: codeNow(app.secret) });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie().join('\n')).toMatch(/session=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    expect(browser.cookies.has('pending')).toBe(false);
    expect((await whoAmI(browser)).body).toMatchObject({ hasSecondFactor: true });
  });

  it('opens nothing either when the second factor was set up while it was computed', async () => {
    const { user } = await signedInBrowser(service.url, service.db);
    const { signingIn } = await service.db.transaction(async (trx) => {
      await trx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [user.id]);
      await trx.query(
        'INSERT INTO authenticator_apps (user_id, sealed_secret, last_step) VALUES ($1, $2, 0)',
        [user.id, Buffer.from('sealed')],
      );
      const begun = typePassword(service, user.username);
      await until('a sign-in that waits for the account', async () => {
        const { rowCount } = await service.db.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rowCount > 0;
      });
      return { signingIn: begun };
    });
    const { browser, step } = await signingIn;
    expect(step).toMatchObject({ app: true });
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('is good for five minutes, and for one sign-in', async () => {
    const late = await halfSignedIn(service);
    service.clock.advanceMinutes(5);
    const ended = { type: 'second-step-ended', detail: refusals['factor-ended'] };
    expect((await answerWith(late.browser, { code: codeNow(late.app.secret) })).body).toMatchObject(ended);

    service.clock.set(MORNING);
    const { browser, app } = await halfSignedIn(service);
    const [first = '', second = ''] = app.recoveryCodes;
    const pending = browser.cookies.get('pending') ?? '';
    expect((await answerWith(browser, { recoveryCode: first })).status).toBe(200);
    browser.cookies.set('pending', pending);
    expect((await answerWith(browser, { recoveryCode: second })).body).toMatchObject(ended);
    expect((await answerWith(openBrowser(service.url), { code: '123456' })).body).toMatchObject(ended);
  });

  it('ends its waiting when the password is changed', async () => {
    const { owner, browser, app } = await halfSignedIn(service);
    const { user } = owner;
    const chief = await halfSignedIn(service);
    await chief.owner.send('POST', `/api/admin/users/${user.id}/password`, { password: 'fern lamp 7 moss' });
    const reply = await answerWith(browser, { code: codeNow(app.secret) });
    expect(reply.body.type).toBe('second-step-ended');
  });
});

describe('a code of an app', () => {
  it('is good once, in whatever browser, and not when it has set up the app', async () => {
    const { browser, app, owner } = await halfSignedIn(service);
    const other = await typePassword(service, owner.user.username);
    const code = codeNow(app.secret);
    // Both at once: one of them is too late.
    const replies = await Promise.all([answerWith(browser, { code }), answerWith(other.browser, { code })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(replies.find(({ status }) => status === 401)?.body).toMatchObject(
      refusal(refusals['factor-code']),
    );

    service.clock.set(MORNING);
    const again = await typePassword(service, owner.user.username);
    expect((await answerWith(again.browser, { code: app.code })).status).toBe(401);
  });

  it('that is wrong is refused, written down, and may be typed again', async () => {
    const { browser, app, owner } = await halfSignedIn(service);
    const reply = await answerWith(browser, { code: wrongCode(app.secret) });
    expect([reply.status, reply.body]).toMatchObject([401, refusal(refusals['factor-code'])]);
    expect((await auditOf(service, owner.user.id)).at(-1)).toBe('second-step-failed');
    expect((await answerWith(browser, { code: codeNow(app.secret) })).status).toBe(200);
  });

  it('can be guessed at ten times, whatever the address, and the right one does not help then', async () => {
    const { owner, app, browser } = await halfSignedIn(service);
    for (let guess = 0; guess < 10; guess += 1) {
      const elsewhere = await typePassword(service, owner.user.username);
      const { status } = await answerWith(elsewhere.browser, { code: wrongCode(app.secret) });
      expect(status).toBe(401);
    }
    const reply = await answerWith(browser, { code: codeNow(app.secret) });
    expect([reply.status, reply.body.type]).toEqual([429, 'too-many-requests']);
    expect(Number(reply.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it.each([{}, { code: 123456 }, { code: '1'.repeat(100) }, { passkey: {} }])(
    'asks for one of the three: %j',
    async (body) => {
      const { browser } = await halfSignedIn(service);
      const reply = await answerWith(browser, body);
      expect([reply.status, reply.body.type]).toEqual([400, 'validation-failed']);
    },
  );
});

describe('a recovery code', () => {
  it('signs in once, however it is typed, and the account is told', async () => {
    const { owner, browser, app } = await halfSignedIn(service);
    const [code = ''] = app.recoveryCodes;
    const typed = code.toLowerCase().replaceAll('-', ' ');
    expect((await answerWith(browser, { recoveryCode: typed })).status).toBe(200);
    const left = await browser.send<{ recoveryCodesLeft: number }>('GET', '/api/auth/second-factor');
    expect(left.body.recoveryCodesLeft).toBe(9);
    expect(await auditOf(service, owner.user.id)).toContain('recovery-code-used');
    expect(await mailsTo(service, owner.user.email)).toContain('A recovery code was used to sign in');

    const again = await typePassword(service, owner.user.username);
    const reply = await answerWith(again.browser, { recoveryCode: code });
    expect([reply.status, reply.body]).toMatchObject([401, refusal(refusals['factor-recovery-code'])]);
  });
});

describe('a passkey', () => {
  it('signs in for the challenge of this sign-in, and a copy of it does not', async () => {
    const { owner } = await halfSignedIn(service);
    const { key } = await setUpPasskey(owner);
    const { browser, step } = await typePassword(service, owner.user.username);
    const asked = { challenge: step.passkey?.challenge ?? '', origin: SITE_ORIGIN };
    const answer = { passkey: key.use(asked) };

    const other = await typePassword(service, owner.user.username);
    const elsewhere = await answerWith(other.browser, answer);
    expect([elsewhere.status, elsewhere.body]).toMatchObject([401, refusal(refusals['factor-passkey'])]);
    expect((await answerWith(browser, answer)).status).toBe(200);

    // Its counter stands where it stood: somebody has copied the key.
    const challenge = other.step.passkey?.challenge ?? '';
    const copied = { passkey: key.use({ ...asked, challenge }, { countOn: false }) };
    expect((await answerWith(other.browser, copied)).status).toBe(401);
  });
});
