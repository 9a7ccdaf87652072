import { useEffect } from 'react';
import { timeKst } from 'shared/time/display.ts';
import { refreshTimeslots } from '../reads/booking-reads.ts';
import { useChangingSession } from './held-context.ts';
import { words } from '../words/words.ts';

/** In the form: until when the session that is being changed stays the visitor's. Nothing while a new one is booked. */
export function ChangingNote() {
  const changing = useChangingSession();
  const ended = changing?.ended ?? false;
  // Its time may be somebody else's by now.
  useEffect(() => {
    if (ended) void refreshTimeslots();
  }, [ended]);
  if (!changing) return null;
  return (
    <p role="status" className="border-amber mb-6 min-h-20 rounded-xl border px-4 py-3">
      {ended
        ? words.held.endedWhileChanging
        : words.held.changing(timeKst(new Date(changing.held.holdExpiresAt)))}
    </p>
  );
}
