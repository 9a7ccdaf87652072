import { getFieldsToSign, jwtSign, type CollectionRefreshHook } from 'payload';
import type { User } from '../generated/payload-types.ts';
import { refused } from '../language/refusal.ts';

/** A session ends this long after the last thing its owner did. */
export const idleSeconds = 8 * 60 * 60;
/** A session ends this long after the sign-in, whatever happens. */
export const longestSeconds = 12 * 60 * 60;

const hasEnded = {
  en: 'This session has ended. Please sign in again.',
  ko: '로그인이 끝났습니다. 다시 로그인해 주세요.',
};

interface Session {
  createdAt?: string | null;
  expiresAt: string;
}

/** Whether nobody can use it any more, though Payload still has a row of it. */
export const isOver = ({ createdAt, expiresAt }: Session, now: Date): boolean =>
  Date.parse(expiresAt) <= now.getTime() ||
  Date.parse(createdAt ?? expiresAt) + longestSeconds * 1000 <= now.getTime();

/** Payload would prolong a session as often as it is asked. The last token of a session ends with it. */
export const endInTime: CollectionRefreshHook = async ({ args: { collection, req }, user }) => {
  const { sessions = [], email } = user as unknown as User;
  const sid = (req.user as { _sid?: string } | null)?._sid;
  const session = sessions?.find(({ id }) => id === sid);
  const begun = Date.parse(session?.createdAt ?? '');
  const left = Math.floor(begun / 1000) + longestSeconds - Math.floor(Date.now() / 1000);
  if (!sid || !(left > 0)) throw refused(req, 401, hasEnded);
  if (left >= idleSeconds) return;

  const fieldsToSign = getFieldsToSign({ collectionConfig: collection.config, email, sid, user: req.user });
  const { exp, token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: left });
  return { exp, refreshedToken: token, setCookie: true, strategy: 'local-jwt', user };
};
