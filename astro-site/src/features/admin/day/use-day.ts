import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ALIVE_EVERY_MS, dayEvents, type Day } from 'shared/day/day.ts';
import { klookTrayKey } from '../klook-tray/use-klook-tray.ts';
import { changesOf, fetchDay } from './day-api.ts';

export const dayKey = (date: string, branchId: number | undefined) =>
  ['admin-day', date, branchId ?? null] as const;

/** Silence for longer than this means that changes may be missed. */
const SILENT_AFTER_MS = 2.5 * ALIVE_EVERY_MS;
/** A browser gives a stream up that was refused; this is when it is asked for again. */
const ASK_AGAIN_MS = 3_000;
/** While changes are not heard, the day is read without being told. */
export const LOOK_MS = 10_000;

/** A day in a branch, read again whenever it changes. */
export function useDay(date: string, branchId: number | undefined) {
  const client = useQueryClient();
  const queryKey = dayKey(date, branchId);
  const live = useLive(changesOf(date, branchId), (what) => {
    if (what !== 'tray') void client.invalidateQueries({ queryKey });
    if (what !== 'day') void client.invalidateQueries({ queryKey: klookTrayKey });
  });
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const day = await fetchDay(date, branchId, client.getQueryData(queryKey) !== undefined);
      return { day, offset: Date.parse(day.now) - Date.now(), readAt: Date.parse(day.now) };
    },
    refetchInterval: live ? false : LOOK_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 60_000,
  });
  return { query, isLive: live };
}
/** `readAt`: when it was answered, whatever was pressed since, in ms by the server's clock; `offset` leads from ours to it. */
export type ReadDay = { day: Day; offset: number; readAt: number };

/** Follows a day's changes, and those of the tray, where they are told. @returns whether none can have been missed */
function useLive(address: string, onChange: (what: 'day' | 'tray' | 'anything') => void): boolean {
  const [isLive, setLive] = useState(true);
  useEffect(() => {
    let source: EventSource;
    let again: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout>;
    const hear = () => {
      setLive(true);
      clearTimeout(silence);
      silence = setTimeout(() => setLive(false), SILENT_AFTER_MS);
    };
    const open = () => {
      source = new EventSource(address);
      // Whatever happened before it was open, or while it was not.
      source.addEventListener('open', () => onChange('anything'));
      source.addEventListener(dayEvents.alive, hear);
      source.addEventListener(dayEvents.changed, () => {
        hear();
        onChange('day');
      });
      source.addEventListener(dayEvents.tray, () => {
        hear();
        onChange('tray');
      });
      source.addEventListener('error', () => {
        setLive(false);
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, ASK_AGAIN_MS);
      });
    };
    silence = setTimeout(() => setLive(false), SILENT_AFTER_MS);
    open();
    return () => {
      clearTimeout(again);
      clearTimeout(silence);
      source.close();
    };
    // One stream for each day; what is done with a change is always the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);
  return isLive;
}
