import type { RefusalCode } from 'shared/problems/refusals.en.ts';
import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';
import type { AdminLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { secondStepTexts } from './second-step-messages.ts';
import { signInTexts } from './sign-in-messages.ts';

/** What to say about a refused sign-in. Limits and outages keep the server's own sentence. */
export function loginFailureText(error: unknown, language: AdminLanguage): string {
  const login = signInTexts[language];
  const problem = error instanceof ApiError ? error.problem : undefined;
  const isAbout = (code: RefusalCode) =>
    problem?.code === code || problem?.errors?.some((field) => field.code === code);
  if (isAbout('invalid-credentials')) return login.invalid;
  if (isAbout('account-disabled')) return login.disabled;
  if (isAbout('login-required')) return login.required;
  const busy = error instanceof ApiError && (error.status === 429 || error.status >= 500);
  return busy || error instanceof NoAnswerError ? refusalText(error, language, login.other) : login.other;
}

/** What to say about a refused second step. What is no answer of the service comes from the browser, asked for a passkey. */
export function secondStepFailureText(error: unknown, language: AdminLanguage): string {
  const { failed, notGiven } = secondStepTexts[language];
  if (!(error instanceof ApiError || error instanceof NoAnswerError)) return notGiven;
  return refusalText(error, language, failed);
}
