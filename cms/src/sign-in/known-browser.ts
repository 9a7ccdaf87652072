import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { generateCookie, parseCookies } from 'payload/shared';
import { browserName } from 'shared/http/browser-name.ts';
import { newBrowserMail } from '../alarms/mails.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { config } from '../configuration/config.ts';
import { unknownBrowser } from '../configuration/unknown-browser.ts';
import { cookieNames } from '../http/cookies.ts';
import type { StoredAccount } from './account.ts';

const validForMs = 180 * 86_400_000;

/** Holds for this account until its password changes: whoever knew the earlier one keeps no known browser. */
const sign = ({ id, hash }: StoredAccount, since: string) =>
  createHmac('sha256', config.PAYLOAD_SECRET).update(`browser ${id} ${since} ${hash}`).digest('base64url');

/** The mark of a browser that has signed in to this account before, or null. */
export function knownBrowser(headers: Headers, account: StoredAccount | null, now: number): string | null {
  const mark = parseCookies(headers).get(cookieNames.browser) ?? '';
  const [since = '', signature = ''] = mark.split('.');
  if (!account || !(Number(since) > now - validForMs)) return null;
  const expected = Buffer.from(sign(account, since));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? mark : null;
}

/** Remembers the browser that has just signed in. One that was not known is told to the owner of the account. */
export function rememberBrowser(req: PayloadRequest, account: StoredAccount): void {
  const now = Date.now();
  if (knownBrowser(req.headers, account, now) === null) tellOwner(req, account, new Date(now));
  markBrowser(req, account, now);
}

function tellOwner(req: PayloadRequest, { id }: StoredAccount, at: Date): void {
  const browser = browserName(req.headers.get('user-agent'));
  const about = randomUUID();
  raiseAlarm(req.payload, { kind: 'new-browser', about, at, userId: id, browser }, (email) =>
    newBrowserMail(email, browser ?? unknownBrowser.en, at),
  );
}

/** From now on the browser that has sent the request counts as known to the account. */
export function markBrowser(req: PayloadRequest, account: StoredAccount, now: number): void {
  const cookie = generateCookie({
    name: cookieNames.browser,
    value: `${now}.${sign(account, String(now))}`,
    expires: new Date(now + validForMs),
    httpOnly: true,
    path: '/',
    sameSite: 'Lax',
    secure: config.CMS_URL.startsWith('https:'),
    returnCookieAsObject: false,
  });
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append('Set-Cookie', String(cookie));
}
