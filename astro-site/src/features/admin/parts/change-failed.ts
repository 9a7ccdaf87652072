import { showToast } from '../../../components/ui/toast-store.ts';
import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';
import type { AdminLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { changeTexts } from './change-messages.ts';

/** That a change failed, in the specified words, and why, where the server or the connection gives a reason. */
export function failureText(failed: string, error: unknown, language: AdminLanguage): string {
  const isReasoned = (error instanceof ApiError && error.problem) || error instanceof NoAnswerError;
  const why = isReasoned ? refusalText(error, language, '') : '';
  return why ? `${failed} ${why}` : failed;
}

/** Says so in a toast. */
export function changeFailed(failed: string, error: unknown, language: AdminLanguage): void {
  showToast({
    variant: 'destructive',
    title: changeTexts[language].errorTitle,
    description: failureText(failed, error, language),
  });
}
