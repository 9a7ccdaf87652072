import { showToast } from '../../../components/ui/toast-store.ts';
import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';
import { changeTexts } from './change-messages.ts';

/** That a change failed, in the specified words, and why, where the server or the connection gives a reason. */
export function failureText(failed: string, error: unknown): string {
  const why =
    error instanceof ApiError
      ? error.problem?.detail
      : error instanceof NoAnswerError
        ? error.message
        : undefined;
  return why ? `${failed} ${why}` : failed;
}

/** Says so in a toast. */
export function changeFailed(failed: string, error: unknown): void {
  showToast({
    variant: 'destructive',
    title: changeTexts.errorTitle,
    description: failureText(failed, error),
  });
}
