import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Endpoint, PayloadRequest } from 'payload';
import { parseCookies } from 'payload/shared';
import { config } from '../configuration/config.ts';
import { cookie, cookieNames, expired } from '../http/cookies.ts';
import { refused } from '../language/refusal.ts';
import { endSession, exchangeTicket } from './booking-service.ts';
import { createToken } from './signed-tokens.ts';
import { forget } from './standing.ts';
import { authorOf, sessionOf } from './strategy.ts';

const sessionSeconds = 8 * 60 * 60;
/** Long enough to find a phone, and to set up a second factor. */
const awaySeconds = 30 * 60;

const lapsed = {
  en: 'This sign-in has lapsed, or was begun in another browser. Please sign in again.',
  ko: '로그인 시간이 지났거나 다른 브라우저에서 시작한 로그인입니다. 다시 로그인해 주세요.',
};
const notReached = {
  en: 'The sign-in cannot be checked right now. Please try again in a moment.',
  ko: '지금은 로그인을 확인할 수 없습니다. 잠시 뒤에 다시 시도해 주세요.',
};

/** A page of the CMS, never an address elsewhere. */
function pageOf(asked: string | null): string {
  const page = URL.parse(asked ?? '', config.CMS_URL);
  const isOurs = page?.origin === config.CMS_URL && /^\/admin(?:\/|$)/.test(page.pathname);
  return isOurs ? page.pathname + page.search : '/admin';
}

/** What the browser left with: a value that nobody else knows, and the page that it wanted. */
function leftWith(req: PayloadRequest): { state: string; page: string } {
  const [state = '', page = ''] = (parseCookies(req.headers).get(cookieNames.signIn) ?? '').split('.');
  return { state, page: Buffer.from(page, 'base64url').toString() };
}

function isSame(one: string, other: unknown): boolean {
  const [expected, given] = [Buffer.from(one), Buffer.from(String(other))];
  return one !== '' && given.length === expected.length && timingSafeEqual(given, expected);
}

export const signInEndpoints: Endpoint[] = [
  {
    // Off to the site's sign-in. What comes back must match, or a stranger could sign somebody in as themselves.
    method: 'get',
    path: '/sign-in',
    handler: (req) => {
      const state = randomBytes(32).toString('base64url');
      const page = Buffer.from(pageOf(req.searchParams.get('to'))).toString('base64url');
      const headers = {
        Location: `${config.SITE_ORIGIN}/login#cms=${state}`,
        'Referrer-Policy': 'no-referrer',
        'Set-Cookie': cookie(cookieNames.signIn, `${state}.${page}`, awaySeconds),
      };
      return new Response(null, { status: 303, headers });
    },
  },
  {
    method: 'post',
    path: '/sign-in',
    handler: async (req) => {
      const body = (await req.json?.().catch(() => null)) as { ticket?: unknown; state?: unknown } | null;
      const { state, page } = leftWith(req);
      if (!isSame(state, body?.state) || typeof body?.ticket !== 'string') throw refused(req, 403, lapsed);
      const session = await exchangeTicket(body.ticket).catch(() => {
        throw refused(req, 503, notReached);
      });
      if (!session) throw refused(req, 403, lapsed);
      await authorOf(req.payload, session);
      const token = createToken('session', session.id, config.PAYLOAD_SECRET, new Date());
      const headers = new Headers();
      headers.append('Set-Cookie', cookie(cookieNames.session, token, sessionSeconds));
      headers.append('Set-Cookie', expired(cookieNames.signIn));
      return Response.json({ page: pageOf(page) }, { headers });
    },
  },
];

/**
 * Signs out of the CMS and of the site. Stands before Payload's own, which refuses a browser that is signed out: Payload's page
 * asks a second time when it is opened by its address.
 */
export const signOutEndpoint: Endpoint = {
  method: 'post',
  path: '/logout',
  handler: async ({ headers, payload }) => {
    const id = sessionOf(headers);
    if (id !== null) {
      forget(id);
      // With the booking service down the site is down, too; the session ends by itself then.
      await endSession(id).catch((err: unknown) => payload.logger.warn({ err }, 'a sign-out was not told'));
    }
    return new Response(null, { status: 204, headers: { 'Set-Cookie': expired(cookieNames.session) } });
  },
};
