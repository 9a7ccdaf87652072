import { passwordRefusal } from 'shared/auth/password-strength.ts';
import { validationFailed } from '../platform/parse.ts';
import type { PasswordRule } from '../platform/password-rule.ts';
import type { User } from './account.ts';

/** @throws Problem `validation-failed` at the field `path`, when the password is too short or guessed too soon */
export function refuseWeakPassword(
  path: string,
  password: string,
  { username, email }: Pick<User, 'username' | 'email'>,
  { minLength }: PasswordRule,
): void {
  const refusal = passwordRefusal(password, { minLength, names: [username, email] });
  if (refusal) throw validationFailed([{ path, ...refusal }]);
}
