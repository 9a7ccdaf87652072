import { createContext, useContext, type RefObject } from 'react';
import type { MyBooking } from 'shared/my-booking/my-booking.ts';

/** What every part of the open page knows, and how it tells what it has learnt. */
export interface OpenBooking {
  view: MyBooking;
  /** Where the ticket stands. */
  ticket: RefObject<HTMLElement | null>;
  /** The answer to a change is the whole page anew. */
  show: (view: MyBooking) => void;
  refresh: () => Promise<void>;
  /** Closes the page where an answer says that it is no longer open; false for any other error. */
  closeAfter: (error: unknown) => boolean;
  /** The visitor has left. */
  left: () => void;
}

export const OpenBookingContext = createContext<OpenBooking | null>(null);

export function useOpenBooking(): OpenBooking {
  const open = useContext(OpenBookingContext);
  if (!open) throw new Error('This belongs to an open page.');
  return open;
}
