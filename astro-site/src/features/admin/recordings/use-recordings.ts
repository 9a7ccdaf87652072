import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Locale } from 'shared/languages/localized-text.ts';
import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { recordingTexts } from './recording-messages.ts';
import { readRecordings, readSession } from './recordings-api.ts';
import { onAnswer } from './upload-queue.ts';

const CHECKING_MS = 1_000;
const ELSEWHERE_MS = 5_000;

const keyOf = (bookingId: string) => ['admin-recordings', bookingId];

export interface Singer {
  id: string;
  name: string;
}

/** An order as its recordings see it. */
export interface Party {
  /** By place: whoever booked for all is the first. */
  singers: readonly Singer[];
  email: string | null;
  locale: Locale;
  /** What was ordered with this booking. */
  addOnIds: readonly number[];
}

/** Who sings in the order of this booking, and where its mails go. */
export function useParty(bookingId: string) {
  return useQuery({
    queryKey: ['admin-recordings-party', bookingId],
    queryFn: () => readSession(bookingId),
    gcTime: 0,
    select({ id, name, party, email, locale, selectedAddons }): Party {
      const all = [...party.others, { id, name, place: party.place }];
      const singers = all.toSorted((one, other) => one.place - other.place);
      return {
        singers: singers.map((one) => ({ id: one.id, name: one.name })),
        email,
        locale,
        addOnIds: selectedAddons,
      };
    },
  });
}

/** How soon to look again: what is checked is ready in a moment; what is sent from elsewhere takes its time. */
function lookAgainMs(answer: AdminRecordings | undefined): number | false {
  const states = answer?.recordings.map(({ state }) => state) ?? [];
  if (states.includes('checking')) return CHECKING_MS;
  return states.includes('uploading') ? ELSEWHERE_MS : false;
}

/** Recordings of these sessions, each asked for again while something of it is under way. */
export function useRecordings(bookingIds: readonly string[]) {
  const client = useQueryClient();
  useEffect(() => onAnswer((answer) => client.setQueryData(keyOf(answer.bookingId), answer)), [client]);
  return useQueries({
    queries: bookingIds.map((bookingId) => ({
      queryKey: keyOf(bookingId),
      queryFn: () => readRecordings(bookingId),
      gcTime: 0,
      refetchInterval: ({ state }: { state: { data: AdminRecordings | undefined } }) =>
        lookAgainMs(state.data),
    })),
  });
}

/** A change whose answer is what stands from then on; it says what it did, or why not. */
export function useRecordingChange<Input>(
  act: (input: Input) => Promise<AdminRecordings>,
  says: { failed: string; done?: string },
) {
  const client = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationFn: act,
    onSuccess(answer) {
      client.setQueryData(keyOf(answer.bookingId), answer);
      if (says.done !== undefined)
        showToast({ variant: 'success', title: recordingTexts[language].doneTitle, description: says.done });
    },
    onError: (error) => changeFailed(says.failed, error, language),
  });
}
