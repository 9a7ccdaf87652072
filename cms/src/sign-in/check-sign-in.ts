import {
  APIError,
  AuthenticationError,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { cleanPassword } from 'shared/typed/account-name.ts';
import { cleanEmail } from 'shared/typed/email.ts';
import { config } from '../configuration/config.ts';
import { takeTurn } from '../http/turns.ts';
import { findAccount, type StoredAccount } from './account.ts';
import { alarmOfGuesses, type GuessLimit } from './alarm-of-guesses.ts';
import { clientAddress } from './client-address.ts';
import { knownBrowser } from './known-browser.ts';
import { countTry } from './limits.ts';
import { pseudonym } from './pseudonym.ts';
import { isPasswordOf } from './stored-password.ts';

interface Try {
  email: string;
  account: StoredAccount | null;
  address: string;
  /** Mark of a browser that has signed in to this account before. */
  browser: string | null;
}

/**
 * What a try counts against. A known browser counts only against its own limit, so that strangers who guess at the account,
 * or from the same network, never lock its owner out. An account that does not exist is counted like one that does.
 */
function limitsOf({ email, account, address, browser }: Try): GuessLimit[] {
  const perAccount = config.LIMIT_LOGINS_PER_ACCOUNT_PER_15_MINUTES;
  if (browser !== null) return [{ of: 'account', bucket: pseudonym('browser', browser), max: perAccount }];
  return [
    {
      of: 'address',
      bucket: pseudonym('address', address),
      max: config.LIMIT_LOGINS_PER_ADDRESS_PER_15_MINUTES,
    },
    { of: 'account', bucket: pseudonym('account', account?.id ?? email), max: perAccount },
  ];
}

/** For the operator's log: enough to see a series, nothing that says who. */
function logRefusal(req: PayloadRequest, { account, address, browser }: Try, reason: string): void {
  req.payload.logger.warn({
    msg: 'Sign-in refused',
    reason,
    account: account?.id ?? 'unknown',
    from: pseudonym('address', address),
    knownBrowser: browser !== null,
  });
}

/**
 * Before Payload itself looks at a sign-in: counts the try, compares the password, and takes the count back when it was
 * right. Payload meets nothing but right passwords, so its own words and times tell nobody which accounts exist.
 *
 * @throws AuthenticationError, APIError 429 or 503
 */
export const checkSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return;
  const { email, password: given } = args.data as { email?: unknown; password?: unknown };
  // What is missing altogether Payload says itself.
  if (typeof email !== 'string' || typeof given !== 'string' || !email.trim() || !given.trim()) return;

  const typed = cleanEmail(email).toLowerCase();
  const password = cleanPassword(given);
  const account = await findAccount(req, { email: { equals: typed } });
  const address = clientAddress(req.headers);
  const tried = { email: typed, account, address, browser: knownBrowser(req.headers, account, Date.now()) };
  const limits = limitsOf(tried);
  const takeBack = await countTry(req, limits).catch((error: unknown) => {
    if (error instanceof APIError) logRefusal(req, tried, 'too many tries');
    throw error;
  });

  const standing = tried.browser === null ? 'stranger' : 'trusted';
  const isRight = await isPasswordOf(req, account, password, standing).catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (!isRight) {
    logRefusal(req, tried, 'wrong e-mail or password');
    await alarmOfGuesses(req, account, limits);
    throw new AuthenticationError(req.t);
  }
  await takeBack();
  if (account) await changeSessionsInTurn(account.id);
  Object.assign(args.data as object, { email: typed, password });
};

/**
 * Payload writes all sessions of an account as it has read them: of two sign-ins at once the later would take the session of
 * the other away.
 */
const changeSessionsInTurn = (accountId: number | string) => takeTurn(`sessions of ${accountId}`);

/** The same for sessions that are prolonged. */
export const prolongInTurn: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'refresh' && req.user) await changeSessionsInTurn(req.user.id);
};
