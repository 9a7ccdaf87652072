import type { Router } from 'express';
import { passwordProofSchema } from 'shared/auth/accounts.ts';
import { endedSessionsSchema, ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import type { OwnSession } from 'shared/auth/own-sessions.ts';
import { rowIn } from '../platform/parse.ts';
import { taggedRouter } from '../platform/routes.ts';
import type { User } from './account.ts';
import type { AuthDeps } from './auth.routes.ts';
import type { OwnAccountContext } from './current-password.usecase.ts';
import { endOtherSessions, endOwnSession, sessionOver } from './end-sessions.usecase.ts';
import { listSessionsOf } from './own-sessions.store.ts';
import type { OwnSessionRow } from './own-sessions.store.ts';
import { withOwnPassword } from './signed-in.ts';

const toOwnSession = ({ startedAt, lastActiveAt, ...session }: OwnSessionRow): OwnSession => ({
  ...session,
  startedAt: startedAt.toISOString(),
  lastActiveAt: lastActiveAt.toISOString(),
});

/** Where one is signed in, and how to end that. */
export function ownSessionRoutes(deps: AuthDeps): Router {
  const { config, db, clock, passwords } = deps;
  const { router, route } = taggedRouter('Sign-in');
  const owner = withOwnPassword(deps);
  const contextOf = (sender: { user: User; sessionToken: string }): OwnAccountContext => ({
    ...{ db, passwords, ...sender },
    ...{ limits: config.limits, now: clock() },
  });
  /** Both take the current password, and count wrong ones. */
  const refusals = ['too-many-requests'] as const;

  route('GET /api/auth/sessions', owner, {
    summary: 'Where one is signed in: this session first, then the one last seen',
    answers: { 200: ownSessionsSchema },
    handle: async ({ user, sessionToken }) =>
      (await listSessionsOf(db, user.id, sessionToken, clock())).map(toOwnSession),
  });

  route('POST /api/auth/sessions/:sessionId/end', owner, {
    summary: 'End one session of one’s own, with the current password',
    params: { sessionId: rowIn(sessionOver) },
    body: passwordProofSchema,
    answers: { 204: null },
    refusals,
    handle: ({ params: { sessionId }, body, user, sessionToken }) =>
      endOwnSession(sessionId, body.currentPassword, contextOf({ user, sessionToken })),
  });

  route('POST /api/auth/other-sessions/end', owner, {
    summary: 'End every session of one’s own but this one, with the current password',
    body: passwordProofSchema,
    answers: { 200: endedSessionsSchema },
    refusals,
    handle: async ({ body, user, sessionToken }) => ({
      ended: await endOtherSessions(body.currentPassword, contextOf({ user, sessionToken })),
    }),
  });
  return router;
}
