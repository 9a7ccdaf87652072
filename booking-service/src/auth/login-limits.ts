import { SIGN_IN_WINDOW_SECONDS } from 'shared/auth/sign-in-limits.ts';
import { addressLimits } from '../platform/address-limits.ts';
import type { NetworkFactors } from '../platform/address-limits.ts';
import type { Limit, Limits } from '../platform/rate-limit.ts';

export interface LoginLimits {
  loginsPerAccount: number;
  loginsPerAddress: number;
  networkFactors: NetworkFactors;
}

interface Attempt {
  address: string;
  /** As it was typed. */
  login: string;
  /** The row of a browser that has signed in to this account before. */
  knownDevice: number | undefined;
  /** Guesses at the second step are counted apart: passwords that are right give none of them back. */
  step?: 'second';
}

/**
 * The limits that one try counts against. A browser that has signed in before counts only against its own, so strangers
 * who guess at the account, or from the same network, cannot lock its owner out. Everybody else counts against the
 * account and the address, in a row of their own each: guesses from many addresses meet the account's limit, guesses at
 * many accounts the address's. The account is what was typed: counted that way, the limit does not tell which accounts exist, nor
 * which user name belongs to which e-mail address.
 */
export function limitsOf({ address, login, knownDevice, step }: Attempt, limits: LoginLimits): Limits {
  const what = step === 'second' ? 'second-step' : 'login';
  const limit = (bucket: string, max: number): Limit => ({
    bucket: `${what}:${bucket}`,
    max,
    windowSeconds: SIGN_IN_WINDOW_SECONDS,
  });
  if (knownDevice !== undefined) {
    return [limit(`device:${knownDevice}`, limits.loginsPerAccount)];
  }
  return [
    ...addressLimits('login', address, {
      max: limits.loginsPerAddress,
      windowSeconds: SIGN_IN_WINDOW_SECONDS,
      factors: limits.networkFactors,
    }),
    limit(`account:${foldedLogin(login)}`, limits.loginsPerAccount),
  ];
}

/** Letters that the database may take for the same one, such as "İ" and "i", count as the same. */
const foldedLogin = (login: string) => login.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Guesses at the current password by somebody who found an open session. */
export function passwordChangeLimit(userId: number, { loginsPerAccount }: LoginLimits): Limits {
  const bucket = `login:password-change:${userId}`;
  return [{ bucket, max: loginsPerAccount, windowSeconds: SIGN_IN_WINDOW_SECONDS }];
}
