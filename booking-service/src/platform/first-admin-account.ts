import { newAccountSchema } from 'shared/auth/accounts.ts';
import type { NewAccount } from 'shared/auth/accounts.ts';
import { passwordRefusal } from 'shared/auth/password-strength.ts';
import { complaintInEnglish, inEnglish } from 'shared/problems/refusals.en.ts';
import type { Environment } from './environment.ts';

/** The account of ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD; null when none of them is given. */
export function firstAdminOf(env: Environment): NewAccount | null {
  return namesAnAdmin(env) ? newAccountSchema(env.PASSWORD_MIN_LENGTH).parse(fieldsOf(env)) : null;
}

/** What is wrong with it, each as a sentence that names the key. */
export function firstAdminProblems(env: Environment): string[] {
  if (!namesAnAdmin(env)) return [];
  const minLength = env.PASSWORD_MIN_LENGTH;
  const { data: account, error } = newAccountSchema(minLength).safeParse(fieldsOf(env));
  const problem = (field: unknown, message: string) =>
    `ADMIN_${String(field).toUpperCase()} is not valid: ${message}`;
  if (!account) return error.issues.map((issue) => problem(issue.path[0], complaintInEnglish(issue)));
  const weak = passwordRefusal(account.password, { minLength, names: [account.username, account.email] });
  return weak === null ? [] : [problem('password', inEnglish(weak))];
}

const namesAnAdmin = (env: Environment) =>
  [env.ADMIN_USERNAME, env.ADMIN_EMAIL, env.ADMIN_PASSWORD].some((value) => value !== undefined);

const fieldsOf = (env: Environment) => ({
  username: env.ADMIN_USERNAME,
  email: env.ADMIN_EMAIL,
  password: env.ADMIN_PASSWORD,
  role: 'super_admin',
});
