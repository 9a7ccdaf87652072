import type { AppSetup, PasskeySetup, ShownRecoveryCodes } from 'shared/auth/second-factor/second-factors.ts';
import type { LoginAnswer, SecondStep } from 'shared/auth/second-factor/second-step.ts';
import type { Problem } from 'shared/problems/problem.ts';
import { codeOf } from '../../../../shared/test/second-factor/authenticator-app.ts';
import { softwarePasskey } from '../../../../shared/test/second-factor/software-passkey.ts';
import type { Browser } from '../../harness/accounts.ts';
import { openBrowser, PASSWORD, signedInBrowser } from '../../harness/accounts.ts';
import { SITE_ORIGIN } from '../../harness/config.ts';
import type { Reply } from '../../harness/http.ts';
import type { ServiceUnderTest } from '../../harness/service.ts';

const FACTOR = '/api/auth/second-factor';
export const proof = { currentPassword: PASSWORD };

/** Sets up an authenticator app in a browser that is signed in; a code of it is used with that. */
export async function setUpApp(service: ServiceUnderTest, browser: Browser) {
  const { body } = await browser.send<AppSetup>('POST', `${FACTOR}/app/setup`, proof);
  const { secret } = body;
  const code = codeOf(secret, service.clock.now());
  const added = await browser.send<ShownRecoveryCodes>('POST', `${FACTOR}/app`, { code });
  return { ...body, added, code, recoveryCodes: added.body.recoveryCodes ?? [] };
}

/** Adds a passkey in a browser that is signed in. */
export async function setUpPasskey(browser: Browser, name = 'My key', origin = SITE_ORIGIN) {
  const key = softwarePasskey();
  const { body } = await browser.send<PasskeySetup>('POST', `${FACTOR}/passkeys/setup`, proof);
  const passkey = key.create({ challenge: body.challenge, origin });
  const added = await browser.send<ShownRecoveryCodes & Problem>('POST', `${FACTOR}/passkeys`, {
    name,
    passkey,
  });
  return { key, added };
}

/** An account with an app, and another browser in which its password has been typed. */
export async function halfSignedIn(service: ServiceUnderTest) {
  const owner = await signedInBrowser(service.url, service.db, 'super_admin');
  const app = await setUpApp(service, owner);
  // The code that set it up is used.
  service.clock.advanceMinutes(1);
  const { browser, step } = await typePassword(service, owner.user.username);
  return { owner, app, browser, step };
}

/** A browser in which a right password has been typed, and what the service asks for then. */
export async function typePassword(service: ServiceUnderTest, username: string) {
  const browser = openBrowser(service.url);
  const reply = (await browser.signIn(username)) as Reply<unknown> as Reply<LoginAnswer>;
  return { browser, reply, step: stepOf(reply.body) };
}

function stepOf(answer: LoginAnswer): SecondStep {
  if (!('secondStep' in answer)) throw new Error('No second factor was asked for');
  return answer.secondStep;
}

export const answerWith = (browser: Browser, answer: object) =>
  browser.send<Problem>('POST', '/api/auth/second-step', answer);

export const whoAmI = (browser: Browser) => browser.send<Problem>('GET', '/api/auth/user');

/** What stands in the audit log about an account, oldest first. */
export async function auditOf({ db }: ServiceUnderTest, userId: number): Promise<string[]> {
  const { rows } = await db.query<{ action: string }>(
    `SELECT action FROM audit_log WHERE subject_type = 'user' AND subject_id = $1 ORDER BY id`,
    [String(userId)],
  );
  return rows.map(({ action }) => action);
}

/** Subjects of the mails to an address, oldest first. */
export async function mailsTo({ db }: ServiceUnderTest, email: string): Promise<string[]> {
  const { rows } = await db.query<{ subject: string }>(
    'SELECT subject FROM emails WHERE recipient = $1 ORDER BY created_at, id',
    [email],
  );
  return rows.map(({ subject }) => subject);
}
