import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { OwnRecordings } from 'shared/recordings/recordings.ts';
import { useOpenBooking } from '../parts/open-booking.ts';
import { useChangeOf } from '../parts/use-change.ts';
import { readRecordings } from './recordings-api.ts';

/** What was recorded, read with the page and again whenever that is. */
export function useRecordings() {
  const { view, closeAfter } = useOpenBooking();
  const [known, setKnown] = useState<OwnRecordings>();
  const [isFailed, setFailed] = useState(false);
  /** Counts questions: an answer to an earlier one is dropped. */
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    const turn = ++asked.current;
    const next = await readRecordings().catch((error: unknown) => {
      if (turn === asked.current && !closeAfter(error)) setFailed(true);
    });
    if (!next || turn !== asked.current) return;
    setKnown(next);
    setFailed(false);
  }, [closeAfter]);

  useEffect(() => void refresh(), [view, refresh]);

  const show = useCallback((next: OwnRecordings) => {
    asked.current += 1;
    setKnown(next);
  }, []);

  return { known, isFailed, refresh, show };
}

/** What every part of the recordings knows. */
export const RecordingsContext = createContext<Pick<
  ReturnType<typeof useRecordings>,
  'refresh' | 'show'
> | null>(null);

export function useOpenRecordings() {
  const open = useContext(RecordingsContext);
  if (!open) throw new Error('This belongs to the recordings of an open page.');
  return open;
}

/** A change of them by the visitor. */
export const useRecordingsChange = () => useChangeOf(useOpenRecordings());
