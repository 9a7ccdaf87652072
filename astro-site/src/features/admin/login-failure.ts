import { accountMessages } from 'shared/auth/accounts.ts';
import { sentenceFor, ApiError, NoAnswerError } from '../../lib/api/api-error.ts';
import { adminTexts } from './messages.ts';

/** What to say about a refused sign-in (spec.md section 8). Limits and outages keep the server's own sentence. */
export function loginFailureText(error: unknown): string {
  const { login } = adminTexts;
  const sentence = sentenceFor(error, login.other);
  if (sentence.includes(accountMessages.invalidCredentials)) return login.invalid;
  if (sentence.includes(accountMessages.accountDisabled)) return login.disabled;
  if (sentence.includes('required')) return login.required;
  const busy = error instanceof ApiError && (error.status === 429 || error.status >= 500);
  return busy || error instanceof NoAnswerError ? sentence : login.other;
}
