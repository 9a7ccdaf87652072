import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH_IN_PRODUCTION,
} from 'shared/auth/password-rule.ts';
import * as z from 'zod';

/** What this installation asks of the passwords of staff. */
export interface PasswordRule {
  minLength: number;
  /** Whether a password that somebody else has set must be changed at the first sign-in. */
  changeInitial: boolean;
}

/** The keys of the environment that it is made of. */
export const passwordKeys = {
  /** Characters that a password of staff has at least. Production takes no less than 8. */
  PASSWORD_MIN_LENGTH: z.coerce
    .number()
    .int()
    .min(MIN_PASSWORD_LENGTH)
    .max(MAX_PASSWORD_LENGTH)
    .default(MIN_PASSWORD_LENGTH),
  /** `true`: who gets an account chooses another password at the first sign-in. Production insists on it. */
  CHANGE_INITIAL_PASSWORDS: z.enum(['true', 'false'], { error: 'put true or false' }).optional(),
};

interface PasswordEnvironment {
  APP_ENV?: string | undefined;
  PASSWORD_MIN_LENGTH: number;
  CHANGE_INITIAL_PASSWORDS?: 'true' | 'false' | undefined;
}

export function passwordRuleOf(env: PasswordEnvironment): PasswordRule {
  const changeInitial = env.CHANGE_INITIAL_PASSWORDS ?? String(env.APP_ENV === 'production');
  return { minLength: env.PASSWORD_MIN_LENGTH, changeInitial: changeInitial === 'true' };
}

/** What production does not take, each as a sentence that names the key. */
export function passwordProblems(env: PasswordEnvironment): string[] {
  if (env.APP_ENV !== 'production') return [];
  const { minLength, changeInitial } = passwordRuleOf(env);
  const least = MIN_PASSWORD_LENGTH_IN_PRODUCTION;
  return [
    ...(minLength < least ? [`PASSWORD_MIN_LENGTH is ${minLength}: put 12, or at least ${least}`] : []),
    ...(changeInitial ? [] : ['CHANGE_INITIAL_PASSWORDS is false: put true, or leave it out']),
  ];
}
