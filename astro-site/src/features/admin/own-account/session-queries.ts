import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BACKGROUND_HEADER } from 'shared/auth/accounts.ts';
import { endedSessionsSchema, ownSessionsSchema } from 'shared/auth/own-sessions.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { callApi, readApi } from '../../../lib/api/api.ts';
import { useLanguage } from '../language/language.ts';
import { refusalText } from '../language/refusals.ts';
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

interface SessionToEnd {
  id: number;
  /** As the list names it. */
  browser: string;
}

export function useEndSession(onDone: () => void) {
  const texts = sessionTexts[useLanguage()];
  return useEnding(async ({ id, browser }: SessionToEnd) => {
    await callApi(`/api/auth/sessions/${id}`, { method: 'DELETE' });
    return texts.ended(browser);
  }, onDone);
}

export function useEndOtherSessions(onDone: () => void) {
  const texts = sessionTexts[useLanguage()];
  return useEnding(async () => {
    const { ended } = await readApi('/api/auth/other-sessions', endedSessionsSchema, { method: 'DELETE' });
    return texts.othersEnded(ended);
  }, onDone);
}

/** Ends sessions by `end`, says what it answers, and reads the list anew. */
function useEnding<Input = void>(end: (input: Input) => Promise<string>, onDone: () => void) {
  const client = useQueryClient();
  const language = useLanguage();
  const texts = sessionTexts[language];
  return useMutation({
    mutationFn: end,
    onSuccess: (description) => {
      showToast({ variant: 'success', title: texts.endedTitle, description });
      onDone();
    },
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: texts.failedTitle,
        description: refusalText(error, language, texts.endFailed),
      }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
