import { accountMessages } from 'shared/auth/accounts.ts';
import { ApiError, NoAnswerError, sentenceFor } from '../../../lib/api/api-error.ts';
import type { AdminLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { secondStepTexts } from './second-step-messages.ts';
import { signInTexts } from './sign-in-messages.ts';

/** What to say about a refused sign-in. Limits and outages keep the server's own sentence. */
export function loginFailureText(error: unknown, language: AdminLanguage): string {
  const login = signInTexts[language];
  const sentence = sentenceFor(error, login.other);
  if (sentence.includes(accountMessages.invalidCredentials)) return login.invalid;
  if (sentence.includes(accountMessages.accountDisabled)) return login.disabled;
  if (sentence.includes('required')) return login.required;
  const busy = error instanceof ApiError && (error.status === 429 || error.status >= 500);
  return busy || error instanceof NoAnswerError ? refusalText(error, language, login.other) : login.other;
}

/** What to say about a refused second step. What is no answer of the service comes from the browser, asked for a passkey. */
export function secondStepFailureText(error: unknown, language: AdminLanguage): string {
  const { failed, notGiven } = secondStepTexts[language];
  if (!(error instanceof ApiError || error instanceof NoAnswerError)) return notGiven;
  return refusalText(error, language, failed);
}
