import { createHash } from 'node:crypto';
import type { Limit } from '../platform/rate-limit.ts';
import { hashToken } from './tokens.ts';

const WINDOW_SECONDS = 15 * 60;

export interface LoginLimits {
  loginsPerAccount: number;
  loginsPerAddress: number;
}

interface Attempt {
  address: string;
  /** As it was typed. */
  login: string;
  userId: number | undefined;
  /** Token of a browser that has signed in to this account before. */
  knownDevice: string | undefined;
}

/**
 * The limits that one try counts against. A browser that has signed in before counts only against its own, so strangers
 * who guess at the account, or from the same network, cannot lock its owner out. Everybody else counts against the
 * account and the address, in a row of their own each: guesses from many addresses meet the account's limit, guesses at
 * many accounts the address's. An account that does not exist is counted like one that does.
 */
export function limitsOf({ address, login, userId, knownDevice }: Attempt, limits: LoginLimits): Limit[] {
  const limit = (bucket: string, max: number): Limit => ({
    bucket: `login:${bucket}`,
    max,
    windowSeconds: WINDOW_SECONDS,
  });
  if (knownDevice !== undefined) {
    return [limit(`device:${hashToken(knownDevice).toString('hex')}`, limits.loginsPerAccount)];
  }
  const account = userId ?? createHash('sha256').update(login.toLowerCase()).digest('hex');
  return [
    limit(`address:${address}`, limits.loginsPerAddress),
    limit(`account:${account}`, limits.loginsPerAccount),
  ];
}

/** Guesses at the current password by somebody who found an open session. */
export function passwordChangeLimit(userId: number, { loginsPerAccount }: LoginLimits): Limit {
  return { bucket: `login:password-change:${userId}`, max: loginsPerAccount, windowSeconds: WINDOW_SECONDS };
}

export const tooManyTries =
  'Too many sign-in attempts. Please wait a few minutes and try again, or use a browser you have signed in with before.';
