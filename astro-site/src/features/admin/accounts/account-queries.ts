import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';

export const usersKey = ['admin-users'] as const;

interface ChangeTexts {
  successTitle: string;
  success: string;
  failedTitle: string;
  failed: string;
}

/** A change to the accounts: says how it went, in the server's words where it refused, and reads the list anew. */
export function useUserChange<Input>(
  change: (input: Input) => Promise<unknown>,
  texts: ChangeTexts,
  onDone?: () => void,
) {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      showToast({ variant: 'success', title: texts.successTitle, description: texts.success });
      onDone?.();
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: texts.failedTitle,
        description: refusalText(error, language, texts.failed),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: usersKey }),
  });
}
