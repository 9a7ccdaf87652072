import { showToast } from '../../components/ui/toast-store.ts';
import { ApiError, NoAnswerError } from '../../lib/api/api-error.ts';
import { adminTexts } from './messages.ts';

/** Says that a change failed, in the specified words, and why, where the server or the line told (spec.md section 8). */
export function changeFailed(failed: string, error: unknown): void {
  const why =
    error instanceof ApiError
      ? error.problem?.detail
      : error instanceof NoAnswerError
        ? error.message
        : undefined;
  showToast({
    variant: 'destructive',
    title: adminTexts.changes.errorTitle,
    description: why ? `${failed} ${why}` : failed,
  });
}
