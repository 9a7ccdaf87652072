import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { endedSessionsSchema, ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../language/language.ts';
import { REFRESH_MS } from '../reads/refresh-bookings.ts';
import { sessionTexts } from './session-messages.ts';

export const sessionsKey = ['own-sessions'] as const;

/** Read again and again: a browser whose session somebody has ended notices it here, too. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: () =>
      readApi('/api/auth/sessions', ownSessionsSchema, { headers: { [BACKGROUND_HEADER]: '1' } }),
    refetchInterval: REFRESH_MS,
  });

/** What somebody is about to end; the browser as the list names it. */
export type Ending = 'others' | { id: number; browser: string };

/** Ends sessions by the current password, says how it went, and reads the list anew. */
export function useEnding(ending: Ending) {
  const client = useQueryClient();
  const texts = sessionTexts[useLanguage()];
  const readAnew = () => client.invalidateQueries({ queryKey: sessionsKey });
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      const post = { method: 'POST', body: { currentPassword } } as const;
      if (ending === 'others') {
        const { ended } = await readApi('/api/auth/other-sessions/end', endedSessionsSchema, post);
        return texts.othersEnded(ended);
      }
      await callApi(`/api/auth/sessions/${ending.id}/end`, post);
      return texts.ended(ending.browser);
    },
    onSuccess: async (description) => {
      // First the list: it decides where the focus goes when the dialog closes.
      await readAnew();
      showToast({ variant: 'success', title: texts.endedTitle, description });
    },
    onError: readAnew,
  });
}
