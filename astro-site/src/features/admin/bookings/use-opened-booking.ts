import { useState } from 'react';

/** A booking that somebody asks to see: its card takes the focus as soon as it is there. */
export interface OpenedBooking {
  id: string | null;
  open: (bookingId: string) => void;
  /** Its card has the focus. */
  onSeen: () => void;
}

/** @param showOnly makes the list show it, wherever it stands */
export function useOpenedBooking(showOnly: (bookingId: string) => void): OpenedBooking {
  const [id, setId] = useState<string | null>(null);
  return {
    id,
    open: (bookingId) => {
      showOnly(bookingId);
      setId(bookingId);
    },
    onSeen: () => setId(null),
  };
}
