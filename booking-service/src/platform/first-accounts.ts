import { newAccountSchema } from 'shared/auth/accounts.ts';
import type { NewAccount } from 'shared/auth/accounts.ts';
import { passwordRefusal } from 'shared/auth/password-strength.ts';
import { complaintInEnglish, inEnglish } from 'shared/problems/refusals.en.ts';
import type { Environment } from './environment.ts';

/** What the keys of an account begin with, and what it may do. */
const kinds = {
  ADMIN: { role: 'super_admin', contentPermission: 'manager' },
  EDITOR: { role: 'user', contentPermission: 'editor' },
} as const;
type Kind = keyof typeof kinds;

/** The accounts that the environment names, the super admin first; none without one. */
export const firstAccountsOf = (env: Environment): NewAccount[] =>
  isNamed(env, 'ADMIN')
    ? namedIn(env).map((kind) => newAccountSchema(env.PASSWORD_MIN_LENGTH).parse(fieldsOf(env, kind)))
    : [];

/** What is wrong with them, each as a sentence that names the key. */
export const firstAccountProblems = (env: Environment): string[] =>
  namedIn(env).flatMap((kind) => problemsOf(env, kind));

function problemsOf(env: Environment, kind: Kind): string[] {
  const minLength = env.PASSWORD_MIN_LENGTH;
  const { data: account, error } = newAccountSchema(minLength).safeParse(fieldsOf(env, kind));
  const problem = (field: unknown, message: string) =>
    `${kind}_${String(field).toUpperCase()} is not valid: ${message}`;
  if (!account) return error.issues.map((issue) => problem(issue.path[0], complaintInEnglish(issue)));
  const weak = passwordRefusal(account.password, { minLength, names: [account.username, account.email] });
  return weak === null ? [] : [problem('password', inEnglish(weak))];
}

const fieldsOf = (env: Environment, kind: Kind) => ({
  username: env[`${kind}_USERNAME`],
  email: env[`${kind}_EMAIL`],
  password: env[`${kind}_PASSWORD`],
  ...kinds[kind],
});

const isNamed = (env: Environment, kind: Kind) =>
  [env[`${kind}_USERNAME`], env[`${kind}_EMAIL`], env[`${kind}_PASSWORD`]].some(
    (value) => value !== undefined,
  );

const namedIn = (env: Environment) => (Object.keys(kinds) as Kind[]).filter((kind) => isNamed(env, kind));
