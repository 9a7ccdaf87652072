import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { AdminRecordings } from 'shared/recordings/recordings.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useLanguage } from '../language/language.ts';
import { changeFailed } from '../parts/change-failed.ts';
import { recordingTexts } from './recording-messages.ts';
import { readRecordings, readSession } from './recordings-api.ts';
import { onArrival, uploadQueue } from './upload-queue.ts';

const CHECKING_MS = 1_000;

const keyOf = (bookingId: string) => ['admin-recordings', bookingId];

export interface Singer {
  id: string;
  name: string;
}

/** Who sings in the order of this booking, by place. */
export function useSingers(bookingId: string) {
  return useQuery({
    queryKey: ['admin-recordings-session', bookingId],
    queryFn: () => readSession(bookingId),
    gcTime: 0,
    select({ id, name, party }): Singer[] {
      const all = [...party.others, { id, name, place: party.place }];
      return all
        .toSorted((one, other) => one.place - other.place)
        .map((singer) => ({ id: singer.id, name: singer.name }));
    },
  });
}

const isUnderWay = ({ recordings }: AdminRecordings) => recordings.some(({ state }) => state === 'checking');

/** Recordings of these sessions, each asked for again while one of them is checked, and when a file has arrived. */
export function useRecordings(bookingIds: readonly string[]) {
  const client = useQueryClient();
  useEffect(
    () => onArrival((bookingId) => void client.invalidateQueries({ queryKey: keyOf(bookingId) })),
    [client],
  );
  return useQueries({
    queries: bookingIds.map((bookingId) => ({
      queryKey: keyOf(bookingId),
      queryFn: () => readRecordings(bookingId),
      gcTime: 0,
      refetchInterval: ({ state }: { state: { data: AdminRecordings | undefined } }) =>
        state.data && isUnderWay(state.data) ? CHECKING_MS : false,
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

export const useUploads = () =>
  useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read, uploadQueue.read);
