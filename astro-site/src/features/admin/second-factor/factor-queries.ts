import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../components/ui/toast-store.ts';
import { ApiError, NoAnswerError } from '../../../lib/api/api-error.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
import { fetchSecondFactors } from './second-factor-api.ts';
import { secondFactorTexts } from './second-factor-messages.ts';

const factorsKey = ['second-factors'] as const;

export const useSecondFactors = () => useQuery({ queryKey: factorsKey, queryFn: fetchSecondFactors });

/**
 * A change of one's own second factors: says how it went, in the service's words where it refused, and reads them anew.
 *
 * @param success null where there is nothing to tell yet
 */
export function useFactorChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  success: string | null,
  onDone: (result: Result) => void,
) {
  const client = useQueryClient();
  const language = useLanguage();
  const { outcome } = secondFactorTexts[language];
  return useMutation({
    mutationFn: change,
    onSuccess: (result) => {
      if (success !== null) {
        showToast({ variant: 'success', title: outcome.successTitle, description: success });
      }
      onDone(result);
      return client.invalidateQueries({ queryKey: factorsKey });
    },
    onError: (error) => {
      // Whatever is neither an answer nor its lack comes from the browser, which has been asked for a passkey.
      const isOurs = error instanceof ApiError || error instanceof NoAnswerError;
      showToast({
        variant: 'destructive',
        title: outcome.failedTitle,
        description: isOurs ? refusalText(error, language, outcome.failed) : outcome.passkeyNotMade,
      });
    },
  });
}
