import type { Endpoint, Field, PayloadRequest } from 'payload';
import { signedIn } from '../access/user.ts';
import { confirmPassword, typePassword } from '../accounts/confirm-change.ts';
import type { User } from '../generated/payload-types.ts';
import { signInFirst } from '../language/refusal.ts';
import { textFor, type StaffText } from '../language/staff-text.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';

const ended = { en: 'This session has ended already.', ko: '이미 끝난 로그인입니다.' };

const say = (req: PayloadRequest, status: number, sentence: StaffText) =>
  Response.json({ errors: [{ message: textFor(req, sentence) }] }, { status });

/** For whoever is signed in, about their own sessions; others are nobody's to see, a manager's neither. */
const forOwner =
  (answer: (req: PayloadRequest, user: User, now: Date) => Promise<Response>) =>
  async (req: PayloadRequest): Promise<Response> => {
    const user = signedIn(req.user);
    return user ? answer(req, user, new Date()) : say(req, 403, signInFirst);
  };

/** The same for what whoever finds an open session must not do: shut its owner out of all others. */
const withPassword = (answer: (req: PayloadRequest, user: User, now: Date) => Promise<Response>) =>
  forOwner(async (req, user, now) => {
    const body: unknown = await req.json?.().catch(() => null);
    const currentPassword = (body as { currentPassword?: unknown } | null)?.currentPassword;
    if (typeof currentPassword !== 'string' || currentPassword === '') return say(req, 400, typePassword);
    await confirmPassword(req, currentPassword);
    return answer(req, user, now);
  });

const path = '/own-sessions';

export const ownSessionEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    method: 'get',
    path,
    handler: forOwner(async (req, user, now) =>
      Response.json({ sessions: await listSessions(req, user, now) }),
    ),
  },
  {
    method: 'post',
    path: `${path}/end-others`,
    handler: withPassword(async (req, user, now) =>
      Response.json({ ended: await endOtherSessions(req, user, now) }),
    ),
  },
  {
    method: 'post',
    path: `${path}/:session/end`,
    handler: withPassword(async (req, user, now) => {
      const isEnded = await endSession(req, user, String(req.routeParams?.['session']), now);
      return isEnded ? Response.json({ ended: 1 }) : say(req, 404, ended);
    }),
  },
];

/** On the account page, and on one's own among the users. */
export const ownSessions: Field = {
  name: 'ownSessions',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '/sessions/OwnSessions.tsx#OwnSessions' } },
};
