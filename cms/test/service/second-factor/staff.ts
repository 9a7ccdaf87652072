import { vi } from 'vitest';
import { codeOf as codeAt } from '../../../../shared/test/second-factor/authenticator-app.ts';
import { cookiesOf, staffPassword, type SignedIn, type TestCms } from '../../harness/cms.ts';
import { cmsOrigin } from '../../harness/environment.ts';
import { login } from '../sign-in/signing-in.ts';

const stepMs = 30_000;

/** What the app shows now. */
export const codeOf = (secret: string): string => codeAt(secret, new Date());

/** Codes are good once: the next one comes with the next step. */
export function nextCodeOf(secret: string): string {
  vi.setSystemTime(Date.now() + stepMs);
  return codeOf(secret);
}

export const staffOf = (cms: TestCms) => {
  const send = async (path: string, body: object, cookie: string) => {
    const answer = await cms.request(`/api/second-factor/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: cmsOrigin, cookie },
      body: JSON.stringify(body),
    });
    const data = (await answer.json()) as Record<string, unknown>;
    const [error] = (data['errors'] ?? []) as {
      message: string;
      data?: { errors?: { message: string }[] };
    }[];
    const sentence = error?.data?.errors?.[0]?.message ?? error?.message;
    return { status: answer.status, data, sentence, cookie: cookiesOf(answer) };
  };

  /** After the password: the cookies of a browser, whatever they are good for. */
  const typePassword = async ({ email }: { email: string }, password = staffPassword) =>
    cookiesOf(await login(cms, { email, password }));

  const beginTotp = async (cookie: string, currentPassword?: string) =>
    (await send('totp/begin', { currentPassword }, cookie)).data as { secret: string; ticket: string };

  /** Somebody who is signed in sets up an app. */
  const setUpTotp = async (cookie: string) => {
    const { secret, ticket } = await beginTotp(cookie, staffPassword);
    const { data } = await send('totp', { ticket, code: nextCodeOf(secret) }, cookie);
    return { secret, recoveryCodes: data['recoveryCodes'] as string[] };
  };

  return {
    send,
    typePassword,
    beginTotp,
    setUpTotp,
    /** A new member of staff, signed in, with an app that knows their secret. */
    withTotp: async (role: SignedIn['role']) => {
      const user = await cms.user(role);
      const cookie = await typePassword(user);
      return { user, cookie, ...(await setUpTotp(cookie)) };
    },
    /** Whom the CMS takes the browser for. */
    whoIs: async (cookie: string) => {
      const answer = await cms.request('/api/users/me', { headers: { cookie, origin: cmsOrigin } });
      return ((await answer.json()) as { user: { email: string } | null }).user?.email ?? null;
    },
  };
};
